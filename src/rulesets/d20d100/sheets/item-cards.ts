/** What an item's card prints besides the item itself. */
export async function cardContext(_item: Item): Promise<object> {
  return {};
}
