/** The location of a store: the id of its address of the type Business Place, null when it has none. */
export function locationIdOf(addresses: readonly { id: string; type: string }[]): string | null {
  return addresses.find(({ type }) => type === 'BUSINESS_PLACE')?.id ?? null;
}
