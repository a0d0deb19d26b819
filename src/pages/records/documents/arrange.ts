import type { DocumentRow } from '#contract/shapes/documentRow.ts';

/** Documents as the tab shows them: what is asked for first, then what else counts, then what no longer does. */
export interface Arranged {
  required: readonly { code: string; documents: readonly DocumentRow[] }[];
  others: readonly DocumentRow[];
  /** The latest first. */
  former: readonly DocumentRow[];
}

export const arrange = (all: readonly DocumentRow[], codes: readonly string[]): Arranged => {
  const present = all.filter(({ isEnabled }) => isEnabled);
  return {
    required: codes.map((code) => ({ code, documents: present.filter((one) => one.code === code) })),
    others: present.filter(({ code }) => !codes.includes(code)),
    former: all.filter(({ isEnabled }) => !isEnabled).toReversed(),
  };
};
