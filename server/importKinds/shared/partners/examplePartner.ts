import type { Tx } from '../../../db/context.ts';

const EXAMPLE = `select id::text, hsis_code as code from partner where status = 'A' order by hsis_code <> $1, hsis_code limit 1`;

/** An active partner of the caller's scope for an example: the one of the wanted code, else the first. */
export const examplePartner = async (
  tx: Tx,
  wanted: string,
): Promise<{ id: string; code: string } | undefined> => {
  const [row] = await tx.query<{ id: string; code: string }>({
    name: 'import-example-partner',
    text: EXAMPLE,
    values: [wanted],
  });
  return row;
};
