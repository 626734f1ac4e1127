/** How much larger or smaller Foundry's interface is drawn than it is laid out, as its user has set; 1 as it comes. */
export function interfaceScale(): number {
  const frame = document.getElementById("interface");
  return frame ? frame.getBoundingClientRect().width / frame.offsetWidth || 1 : 1;
}
