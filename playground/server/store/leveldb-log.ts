/**
 * LevelDB drops damaged records of its logs without a word when it opens a database. A damaged log is therefore looked
 * for beforehand. Format: blocks of 32 KiB; records of CRC-32C (4 bytes, masked), length (2), type (1), payload.
 */
const BLOCK = 32_768;
const HEADER = 7;

const CRC_TABLE = Uint32Array.from({ length: 256 }, (_, index) => {
  let value = index;
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0x82f63b78 : value >>> 1;
  return value >>> 0;
});

function maskedCrc(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) crc = (CRC_TABLE[(crc ^ byte) & 0xff] ?? 0) ^ (crc >>> 8);
  crc = ~crc >>> 0;
  return (((crc >>> 15) | (crc << 17)) + 0xa282ead8) >>> 0;
}

/** True when every record of a LevelDB log or manifest is intact; a last record cut short by a crash is allowed. */
export function isIntactLog(bytes: Buffer): boolean {
  for (let at = 0; at + HEADER <= bytes.length;) {
    const left = BLOCK - (at % BLOCK);
    if (left < HEADER) {
      at += left;
      continue;
    }
    const length = bytes.readUInt16LE(at + 4);
    const type = bytes.readUInt8(at + 6);
    if (type > 4 || HEADER + length > left) return false;
    if (at + HEADER + length > bytes.length) return true;
    const isPadding = type === 0 && length === 0;
    if (!isPadding && maskedCrc(bytes.subarray(at + 6, at + HEADER + length)) !== bytes.readUInt32LE(at)) return false;
    at += isPadding ? left : HEADER + length;
  }
  return true;
}
