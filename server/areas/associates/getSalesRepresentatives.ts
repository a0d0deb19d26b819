import { columnsOf } from '../../db/columns/columnsOf.ts';
import { json, text } from '../../db/columns/kinds.ts';
import { os } from '../../http/os.ts';
import { contains, nameContains } from '../../lists/filters.ts';

const AT_MOST = 100;

const STORES = `(select coalesce(jsonb_agg(jsonb_build_object('id', m.id::text, 'merchantName', m.name) order by m.name, m.id), '[]')
  from associate a join associate_merchant s on s.associate_id = a.id join merchant m on m.id = s.merchant_id
  where a.kind = 'SALES' and a.employee_code = e.code)`;
interface Row {
  employeeCode: string;
  name: string;
  position: string;
  merchants: { id: string; merchantName: string }[];
}

const REPRESENTATIVE = columnsOf<Row>('employee e')({
  employeeCode: text('e.code'),
  name: text('e.name'),
  position: text('e.position'),
  merchants: json(STORES),
});
const READ = `select ${REPRESENTATIVE.select} from employee e
  where e.is_active and (e.code ilike $1 or ${nameContains('e.search_name', '$2')})
  order by e.code limit ${AT_MOST}`;

/** The provider's people by part of their code or name, by code; of very many the first hundred. */
export const getSalesRepresentatives = os.associates.getSalesRepresentatives.handler(
  async ({ input, context }) => {
    const typed = input.query.employeeCode?.trim() ?? '';
    const list = await REPRESENTATIVE.read(context.tx, { text: READ, values: [contains(typed), typed] });
    return { data: { list } };
  },
);
