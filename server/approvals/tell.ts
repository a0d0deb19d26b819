import { pathOf } from '#domain/pages.ts';
import { rolesGiving } from '#domain/permissions.ts';
import { type ApprovalKindName, approvalKind } from '#domain/review/approval.ts';
import type { Tx } from '../db/context.ts';
import { leaveNotice } from '../notices/leaveNotice.ts';
import { leaveWith } from '../notices/leaveWith.ts';
import type { NoticeKind } from '../notices/noticeKind.ts';
import { approvalNotices } from './approvalNotices.ts';

/** Where a request is read and decided on. */
const linkTo = (id: string): string => pathOf('approval', { id });

// A right that no role gives by its name comes with what its roles are made of.
const TELL_STAFF_WITH = 'select tell_staff_with($1, $2, $3, $4, $5)';

interface Waiting {
  requestId: string;
  kind: ApprovalKindName;
  subject: string;
  maker: string;
  at: Date;
}

/** Tells those who may decide that a request waits; nobody is told of their own. */
export const tellCheckers = async (
  tx: Tx,
  { requestId, kind, subject, maker, at }: Waiting,
): Promise<void> => {
  const { checker } = approvalKind[kind];
  const roles = rolesGiving(checker);
  const notice = approvalNotices['approval-waits'];
  const [params, link] = [{ kind, subject, maker }, linkTo(requestId)];
  if (roles.length) return leaveWith(tx, { roles, kind: notice, params, link, at });
  const values = [checker, notice.name, JSON.stringify(params), link, at];
  await tx.query({ name: 'tell-staff-with', text: TELL_STAFF_WITH, values });
};

/** Tells the maker of a request what became of it. */
export const tellMaker = <P>(
  tx: Tx,
  { id, maker }: { id: string; maker: string },
  kind: NoticeKind<P>,
  params: NoInfer<P>,
  at: Date,
): Promise<void> => leaveWith(tx, { usernames: [maker], kind, params, link: linkTo(id), at });

/** Tells the checker in whose name the worker acts. */
export const tellActingChecker = <P>(
  tx: Tx,
  { id, checkerId }: { id: string; checkerId: string },
  kind: NoticeKind<P>,
  params: NoInfer<P>,
  at: Date,
): Promise<void> => leaveNotice(tx, { userId: checkerId, kind, params, link: linkTo(id), at });
