import type { Branch } from '#contract/shapes/applicationShapes.ts';
import { columnsOf } from '../../db/columns/columnsOf.ts';
import { id, instant, int, text } from '../../db/columns/kinds.ts';
import type { Tx } from '../../db/context.ts';

const FROM = 'merchant m left join city c on c.id = m.city_id left join province v on v.id = m.province_id';
const BRANCH = columnsOf<Branch & { partnerId: string }>(FROM)({
  partnerId: id('m.partner_id'),
  id: id('m.id'),
  merchantName: text('m.name'),
  city: text('c.name'),
  province: text('v.name'),
  status: text('m.status'),
  workflowStatus: text('m.workflow_status'),
  dtimeSubmitted: instant('m.submitted_at'),
  dtimeResubmitted: instant('m.resubmitted_at'),
  version: int('m.version'),
});
const READ = `select ${BRANCH.select} from ${FROM} where m.reference_number = $1 order by m.id limit 500`;

/** The stores that were handed in under a number, in their order, and whose they are; null when there are none. */
export const readBranches = async (
  tx: Tx,
  referenceNumber: string,
): Promise<{ partnerId: string; branches: Branch[] } | null> => {
  const rows = await BRANCH.read(tx, {
    name: 'branches-by-reference',
    text: READ,
    values: [referenceNumber],
  });
  const [first] = rows;
  if (!first) return null;
  return { partnerId: first.partnerId, branches: rows.map(({ partnerId: _, ...branch }) => branch) };
};
