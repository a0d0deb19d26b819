import { pathOf } from '#domain/pages.ts';
import { rolesGiving } from '#domain/permissions.ts';
import type { ImportScope } from '../../imports/importKind.ts';
import { leaveWith } from '../../notices/leaveWith.ts';
import { merchantNotices } from './merchantNotices.ts';

// What commits have made since the last time, those that broke off among them.
const WAITING = `select count(*)::int as stores, i.file_name as "fileName",
    case when min(m.partner_id) = max(m.partner_id) then min(p.name) end as partner
  from import_job i
    join merchant m on m.import_id = i.id and m.status = 'SUBMITTED' and m.created_at > coalesce(i.told_at, '-infinity')
    join partner p on p.id = m.partner_id
  where i.id = $1 group by i.file_name`;

const TOLD = 'update import_job set told_at = $2 where id = $1';

/** Tells reviewers, once for all of them, of the stores that a commit has handed in for review. */
export const tellOfStores = async ({ tx, importId, now }: ImportScope): Promise<void> => {
  const [params] = await tx.query<{ stores: number; fileName: string; partner: string | null }>({
    name: 'imported-stores-to-review',
    text: WAITING,
    values: [importId],
  });
  if (!params) return;
  await tx.query({ text: TOLD, values: [importId, now] });
  await leaveWith(tx, {
    roles: rolesGiving('PM_SBO_REVIEW'),
    kind: merchantNotices['imported-stores-wait'],
    params,
    link: pathOf('reviewQueue'),
    at: now,
  });
};
