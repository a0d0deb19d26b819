export type Needs = { readonly all: readonly (readonly string[])[] };

/** The groups of needs of which nothing is held; an empty group can never be satisfied. */
export function missing(held: ReadonlySet<string>, needs?: Needs): string[][] {
  return (needs?.all ?? [])
    .filter((group) => !group.some((name) => held.has(name)))
    .map((group) => [...group]);
}

/** Whether something of every group is held; no needs are met by everybody. */
export function meets(held: ReadonlySet<string>, needs?: Needs): boolean {
  return missing(held, needs).length === 0;
}
