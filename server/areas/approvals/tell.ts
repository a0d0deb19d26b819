import { type ApprovalKindName, approvalKind } from '#domain/approval.ts';
import { rolesGiving } from '#domain/permissions.ts';
import type { Tx } from '../../db/context.ts';
import type { NoticeName, ParamsOf } from '../notices/kinds.ts';
import { leaveNotice } from '../notices/leaveNotice.ts';
import { leaveWith } from '../notices/leaveWith.ts';

interface Owned {
  partnerId: string | null;
  merchantId: string | null;
}

const linkTo = ({ partnerId, merchantId }: Owned): string =>
  merchantId
    ? `/partner-management/list/merchants/${merchantId}`
    : `/partner-management/list/partners/${partnerId}`;

interface Waiting {
  kind: ApprovalKindName;
  owner: Owned;
  subject: string;
  maker: string;
  at: Date;
}

/** Tells those who may decide that a request waits; nobody is told of their own. */
export const tellCheckers = (tx: Tx, { kind, owner, subject, maker, at }: Waiting): Promise<void> =>
  leaveWith(tx, {
    roles: rolesGiving(approvalKind[kind].checker),
    kind: 'approval-waits',
    params: { kind, subject, maker },
    link: linkTo(owner),
    at,
  });

/** Tells the maker of a request what became of it. */
export const tellMaker = <K extends NoticeName>(
  tx: Tx,
  { maker, ...owner }: Owned & { maker: string },
  kind: K,
  params: ParamsOf<K>,
  at: Date,
): Promise<void> => leaveWith(tx, { usernames: [maker], kind, params, link: linkTo(owner), at });

/** Tells the checker in whose name the worker acts. */
export const tellActingChecker = <K extends NoticeName>(
  tx: Tx,
  { checkerId, ...owner }: Owned & { checkerId: string },
  kind: K,
  params: ParamsOf<K>,
  at: Date,
): Promise<void> => leaveNotice(tx, { userId: checkerId, kind, params, link: linkTo(owner), at });
