import { employeeLabel } from '#domain/lookupLabels.ts';
import { columnsOf } from '../../db/columns/columnsOf.ts';
import { text } from '../../db/columns/kinds.ts';
import { os } from '../../http/os.ts';
import { contains, nameContains } from '../../lists/filters.ts';

const WHERE = `e.is_active and ($1::text is null or e.position ilike $1)
  and ($2::text is null or ${nameContains('e.search_name', '$2')} or e.code ilike $3)`;
const COUNT = `select count(*)::int as total from employee e where ${WHERE}`;
const EMPLOYEE = columnsOf<{ code: string; name: string; positionName: string }>('employee e')({
  code: text('e.code'),
  name: text('e.name'),
  positionName: text('e.position'),
});
const READ = `select ${EMPLOYEE.select} from employee e where ${WHERE}
  order by e.name, e.code limit $4 offset $5`;

/** The provider's own people by position and by name or employee code, for account owners and sales representatives. */
export const getPartnerCodelist = os.partners.getPartnerCodelist.handler(async ({ input, context }) => {
  const { positionName, employeeName, limit, offset } = input.query;
  const who = employeeName?.trim() || null;
  const values = [positionName ? contains(positionName.trim()) : null, who, who && contains(who)];
  const [[counted], rows] = await Promise.all([
    context.tx.query<{ total: number }>({ text: COUNT, values }),
    EMPLOYEE.read(context.tx, { text: READ, values: [...values, limit, offset] }),
  ]);
  const list = rows.map((row) => ({ ...row, label: employeeLabel(row) }));
  return { data: { list, total: counted?.total ?? 0 } };
});
