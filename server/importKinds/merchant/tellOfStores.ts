import { pathOf } from '#domain/pages.ts';
import { rolesGiving } from '#domain/permissions.ts';
import { columnsOf } from '../../db/columns/columnsOf.ts';
import { int, text } from '../../db/columns/kinds.ts';
import type { ImportScope } from '../../imports/importKind.ts';
import { leaveWith } from '../../notices/leaveWith.ts';
import { merchantNotices } from './merchantNotices.ts';

interface Waiting {
  stores: number;
  fileName: string;
  /** Null where they are of several partners. */
  partner: string | null;
}

// What commits have made since the last time, those that broke off among them.
const FROM = `import_job i
  join merchant m on m.import_id = i.id and m.status = 'SUBMITTED' and m.created_at > coalesce(i.told_at, '-infinity')
  join partner p on p.id = m.partner_id`;
const WAITING = columnsOf<Waiting>(`${FROM} group by i.file_name`)({
  stores: int('count(*)::int'),
  fileName: text('i.file_name'),
  partner: text('case when min(m.partner_id) = max(m.partner_id) then min(p.name) end'),
});
const READ = `select ${WAITING.select} from ${FROM} where i.id = $1 group by i.file_name`;

const TOLD = 'update import_job set told_at = $2 where id = $1';

/** Tells reviewers, once for all of them, of the stores that a commit has handed in for review. */
export const tellOfStores = async ({ tx, importId, now }: ImportScope): Promise<void> => {
  const values = [importId];
  const [params] = await WAITING.read(tx, { name: 'imported-stores-to-review', text: READ, values });
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
