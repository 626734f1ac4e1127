/** Whether somebody in a fight is hidden from the players. */
export function isHidden({ hidden, token }: Combatant): boolean {
  return hidden || token?.hidden === true;
}
