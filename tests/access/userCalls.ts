// Written by hand from the specification and its decisions (§9, OP-33, part 3), and reviewed; never generated from the contract.
import type { UserStatus } from '#domain/status.ts';
import type { Admitted } from './accountCalls.ts';
import type { Decided } from './decidedCalls.ts';
import type { Maker } from './sampleRequests.ts';

/** Whoever holds UR_VIEW: staff all accounts, the others those of their own partner or stores. */
const VIEWERS = ['sales.admin', 'it.support', 'partner.admin', 'store.manager'] as const;
/** The account that is asked for works in the first store of the first partner. */
const record: Admitted = { in: VIEWERS, hidden: ['other.partner'] };
const staff: Admitted = { in: ['sales.admin', 'it.support'] };

/** As accountCalls.ts. */
export const USER_CALLS: Readonly<Record<string, Admitted>> = {
  'users.listUsers': { in: [...VIEWERS, 'other.partner'] },
  'users.getUser': record,
  'users.getUserAccess': record,
  'users.revealUser': record,
  'users.listUserSessions': staff,
  'users.listSignIns': staff,
  'users.endUserSessions': staff,
  'users.suspendUser': staff,
  'users.reactivateUser': staff,
  'users.resetUserPassword': staff,
};

const views = [['UR_VIEW']] as const;
const edits = [['UR_EDIT']] as const;
const internal = { userType: 'INTERNAL' } as const;

/** As decidedCalls.ts. */
export const DECIDED_USERS: Readonly<Record<string, Decided>> = {
  'users.listUsers': ['GET', '/api/user-account/list/{type}', 'permission', views],
  'users.getUser': ['GET', '/api/user-account/{id}', 'permission', views],
  'users.getUserAccess': ['GET', '/api/user-account/{id}/access', 'permission', views],
  'users.revealUser': ['POST', '/api/user-account/{id}/reveal', 'permission', views],
  'users.listUserSessions': ['GET', '/api/user-account/{id}/sessions', 'permission', views, internal],
  'users.listSignIns': ['GET', '/api/user-account/{id}/sign-ins', 'permission', views, internal],
  'users.endUserSessions': ['POST', '/api/user-account/{id}/end-sessions', 'permission', edits, internal],
  'users.suspendUser': ['POST', '/api/user-account/{id}/suspend', 'permission', edits, internal],
  'users.reactivateUser': ['POST', '/api/user-account/{id}/reactivate', 'permission', edits, internal],
  'users.resetUserPassword': ['POST', '/api/user-account/{id}/reset-password', 'permission', edits, internal],
};

const one: Maker = ({ records }) => ({ params: { id: records.userId } });

const inStatus =
  (status: UserStatus, body?: unknown): Maker =>
  async ({ app, records }) => {
    const { rows } = await app.admin.query(
      'update user_account set status = $2 where id = $1 returning version',
      [records.userId, status],
    );
    const headers = { 'If-Match': String(rows[0]?.version) };
    return { params: { id: records.userId }, headers, ...(body === undefined ? {} : { body }) };
  };

/** As sampleRequests.ts. */
export const USER_SAMPLES: Readonly<Record<string, Maker>> = {
  'users.listUsers': () => ({ params: { type: 'external' } }),
  'users.getUser': one,
  'users.getUserAccess': one,
  'users.revealUser': one,
  'users.listUserSessions': one,
  'users.listSignIns': one,
  'users.endUserSessions': one,
  'users.suspendUser': inStatus('ACTIVE', { reason: 'On leave' }),
  'users.reactivateUser': inStatus('SUSPENDED'),
  'users.resetUserPassword': inStatus('ACTIVE'),
};
