import type { LookupRow } from '#contract/lookups.ts';
import type { Tx } from '../db/context.ts';
import type { LookupName } from '../seed/reference/referenceFiles.ts';

const READ = 'select code, label from lookup_value where list = $1 order by position, code';

/** A handler that answers a whole look-up in its order. */
export const plain =
  (list: LookupName) =>
  async ({ context }: { context: { tx: Tx } }): Promise<{ data: { list: LookupRow[] } }> => ({
    data: {
      list: await context.tx.query<LookupRow>({ name: 'lookup', text: READ, values: [list] }),
    },
  });
