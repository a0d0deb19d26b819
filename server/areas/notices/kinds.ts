import { approvalNotices } from '../../approvals/notices.ts';
import { importNotices } from '../../imports/notices.ts';
import { jobNotices } from '../../jobs/notices.ts';
import type { NoticeKind } from '../../notices/kind.ts';
import { applicationNotices } from '../../records/tell/notices.ts';
import { contractNotices } from '../partnerContracts/notices.ts';

/** Every kind of notice; each area adds its own here. */
export const NOTICES = {
  ...jobNotices,
  ...applicationNotices,
  ...approvalNotices,
  ...contractNotices,
  ...importNotices,
};

export type NoticeName = keyof typeof NOTICES;
export type ParamsOf<K extends NoticeName> = (typeof NOTICES)[K] extends NoticeKind<infer P> ? P : never;
