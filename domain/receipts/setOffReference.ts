/** As long as the reference of a receipt may be. */
const MOST = 60;

/**
 * Returns the reference of a receipt whose amount was set off against payouts, by their ids in ascending order: all of them where they fit into
 * 60 characters, else how many there are with the first and the last. Null where there is none.
 */
export function setOffReference(payoutIds: readonly string[]): string | null {
  const [first, last] = [payoutIds[0], payoutIds.at(-1)];
  if (first === undefined || last === undefined) return null;
  if (payoutIds.length === 1) return `Payout ${first}`;
  const all = `Payouts ${payoutIds.join(', ')}`;
  return all.length <= MOST ? all : `${payoutIds.length} payouts, ${first} to ${last}`;
}
