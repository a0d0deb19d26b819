import type { MyRequest } from '#contract/people/myAccount.ts';
import { columnsOf } from '../../../db/columns/columnsOf.ts';
import { id, instant, int, text } from '../../../db/columns/kinds.ts';

export const COUNT_FROM = 'user_request r';
export const FROM = `${COUNT_FROM} left join own_partner_stores() m on m.id = r.merchant_id left join module o on o.code = r.module_code`;

/** What somebody asked for, `r`, as they see it themselves. */
export const MY_REQUEST = columnsOf<MyRequest>(FROM)({
  id: id('r.id'),
  kind: text('r.kind'),
  status: text('r.status'),
  wanted: text(
    `case r.kind when 'store' then concat_ws(' - ', m.name, m.hsis_salesroom_code) else coalesce(o.name, '') end`,
  ),
  moduleCode: text('r.module_code'),
  why: text('r.why'),
  dtimeCreated: instant('r.created_at'),
  dtimeDecided: instant('r.decided_at'),
  decisionReason: text('r.decision_reason'),
  version: int('r.version'),
});

const READ = `select ${MY_REQUEST.select} from ${FROM} where r.user_id = $1 and r.kind in ('store', 'module') and r.id = any ($2::bigint[]) order by r.id`;

/** One's own requests by their ids. */
export const readMyRequests = (
  tx: Parameters<typeof MY_REQUEST.read>[0],
  userId: string,
  ids: readonly string[],
): Promise<MyRequest[]> => MY_REQUEST.read(tx, { name: 'my-requests', text: READ, values: [userId, ids] });
