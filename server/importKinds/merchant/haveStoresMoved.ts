import type { Tx } from '../../db/context.ts';

const MOVED = `select exists (
    select from import_verdict v left join merchant m on m.id = v.target_id
    where v.import_id = $1 and v.state = 'update' and m.version is distinct from v.target_version
  ) or exists (
    select from import_verdict v left join partner p on p.id = (v.resolved ->> 'partner_id')::bigint
    where v.import_id = $1 and v.state = 'create' and p.status is distinct from 'A'
  ) or exists (
    select from import_verdict v join merchant m on m.partner_id = (v.resolved ->> 'partner_id')::bigint
      and m.hsis_salesroom_code = any (
        array[v.resolved ->> 'hsis_salesroom_code', upper(v.resolved ->> 'hsis_salesroom_code')])
    where v.import_id = $1 and v.state = 'create'
  ) as moved`;

/** Whether a store that an import changes was edited since its check, one that it makes is there by now, or its partner is not active any more. */
export const haveStoresMoved = async (tx: Tx, importId: string): Promise<boolean> => {
  const [row] = await tx.query<{ moved: boolean }>({ text: MOVED, values: [importId] });
  return row?.moved ?? false;
};
