import type { Tx } from '../../db/context.ts';

const MOVED = `select exists (
    select from import_verdict v
      join transaction_ref f on f.source = v.resolved ->> 'source' and f.reference = v.resolved ->> 'reference'
    where v.import_id = $1 and v.state = 'create'
  ) as moved`;

/** Whether somebody else has told of a payment of an import since its check. */
export const havePaymentsMoved = async (tx: Tx, importId: string): Promise<boolean> => {
  const [row] = await tx.query<{ moved: boolean }>({ text: MOVED, values: [importId] });
  return row?.moved ?? false;
};
