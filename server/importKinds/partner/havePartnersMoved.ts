import type { Tx } from '../../db/context.ts';

const MOVED = `select exists (
    select from import_verdict v left join partner p on p.id = v.target_id
    where v.import_id = $1 and v.state = 'update' and p.version is distinct from v.target_version
  ) or exists (
    select from import_verdict v
      join partner p on p.hsis_code = any (array[v.resolved ->> 'hsis_code', upper(v.resolved ->> 'hsis_code')])
    where v.import_id = $1 and v.state = 'create'
  ) as moved`;

/** Whether a partner that an import changes was edited since its check, or one that it makes is there by now. */
export const havePartnersMoved = async (tx: Tx, importId: string): Promise<boolean> => {
  const [row] = await tx.query<{ moved: boolean }>({ text: MOVED, values: [importId] });
  return row?.moved ?? false;
};
