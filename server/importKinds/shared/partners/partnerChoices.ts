import type { Tx } from '../../../db/context.ts';
import type { ChoiceRow } from '../../../imports/importKind.ts';
import { listed, MOST_LISTED } from '../examples/listed.ts';

const CHOICES = `select hsis_code as value, hsis_code || ' - ' || name as label from partner
  where status = 'A' and (search_name like '%' || search_key($1) || '%' or hsis_code ilike '%' || $1 || '%')
  order by name, id limit 50`;

/** Active partners of the caller's scope by name or code. */
export const partnerChoices = (tx: Tx, q: string): Promise<ChoiceRow[]> =>
  tx.query<ChoiceRow & Record<string, unknown>>({
    name: 'import-partner-choices',
    text: CHOICES,
    values: [q.replace(/[\\%_]/g, '\\$&')],
  });

const CODES = `select hsis_code as code from partner where status = 'A' order by hsis_code limit $1`;

/** Codes of the active partners of the caller's scope, for templates; none when there are more than a drop-down holds. */
export const partnerCodes = async (tx: Tx): Promise<string[]> => {
  const rows = await tx.query<{ code: string }>({
    name: 'import-partner-codes',
    text: CODES,
    values: [MOST_LISTED + 1],
  });
  return listed(rows.map(({ code }) => code));
};
