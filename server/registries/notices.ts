import { approvalNotices } from '../approvals/notices.ts';
import { contractNotices } from '../areas/partnerContracts/notices.ts';
import { importNotices } from '../imports/notices.ts';
import { jobNotices } from '../jobs/notices.ts';
import type { NoticeKinds } from '../notices/kind.ts';
import { applicationNotices } from '../records/tell/notices.ts';

/** Every kind of notice by its name; whoever leaves notices adds a line. */
export const NOTICES: NoticeKinds = new Map(
  [jobNotices, applicationNotices, approvalNotices, contractNotices, importNotices].flatMap((kinds) =>
    Object.values(kinds).map((kind) => [kind.name, kind] as const),
  ),
);
