// Written by hand from the specification and its decisions (§9, OP-33, part 3), and reviewed; never generated from the contract.

import type { TestApp } from '../../support/app/runApp.ts';
import type { Admitted, Decided } from '../decided.ts';
import type { Maker } from '../sample.ts';
import { inStatus, record, STAFF, staff, VIEWERS } from './people.ts';

/** As accountCalls.ts. */
export const USER_CALLS: Readonly<Record<string, Admitted>> = {
  'users.getSalesrooms': { in: 'everyone' },
  'users.getUserModules': { in: 'everyone' },
  'users.getUserModulesV2': { in: 'everyone' },
  'users.getProductModules': { in: 'everyone' },
  'users.listUsers': { in: [...VIEWERS, 'other.partner'] },
  'users.getUser': record,
  'users.getUserAccess': record,
  'users.revealUser': record,
  'accessReview.listAccessReview': staff,
  'accessReview.getUserAccessOn': staff,
  'accessReview.listRoleHolders': staff,
  'users.listUserSessions': staff,
  'users.listSignIns': staff,
  'users.endUserSessions': staff,
  'users.getLeftBehind': staff,
  'users.leaveUser': staff,
  'users.suspendUser': staff,
  'users.reactivateUser': staff,
  'users.confirmUser': staff,
  'users.resetUserPassword': staff,

  // What an account may do, and its second factor, are staff's to change.
  'userAccess.getUserPost': staff,
  'userAccess.previewUserAccess': staff,
  'userAccess.changeUserAccess': staff,
  'userAccess.askFactorReset': staff,
  'userAccess.askIdentity': staff,
  'userAccess.unbindIdentity': staff,

  // Staff who see access roles; ending what is not theirs finds nothing.
  'views.beginUserView': staff,
  'views.beginRoleView': staff,
  'views.endView': { in: [], hidden: STAFF },

  // Titles belong to nobody; whoever makes accounts or roles reads them.
  'jobTitles.listJobTitles': { in: [...VIEWERS, 'other.partner'] },
  'jobTitles.getJobTitle': { in: [...VIEWERS, 'other.partner'] },
  'jobTitles.createJobTitle': staff,
  'jobTitles.editJobTitle': staff,
};

const views = [['UR_VIEW']] as const;
const edits = [['UR_EDIT']] as const;
const reads = [['UR_VIEW', 'UR_CREATE', 'UM_VIEW_ACCESS_ROLE']] as const;
const ties = [['UM_EDIT_ACCESS_ROLE']] as const;
const internal = { userType: 'INTERNAL' } as const;

/** As decidedCalls.ts. */
export const DECIDED_USERS: Readonly<Record<string, Decided>> = {
  'users.getSalesrooms': ['GET', '/api/user/salesrooms', 'session'],
  'users.getUserModules': ['GET', '/api/user/modules', 'session'],
  'users.getUserModulesV2': ['GET', '/api/user/v2/modules', 'session'],
  'users.getProductModules': ['GET', '/api/user/modules/products', 'session'],
  'users.listUsers': ['GET', '/api/user-account/list/{type}', 'permission', views],
  'users.getUser': ['GET', '/api/user-account/{id}', 'permission', views],
  'users.getUserAccess': ['GET', '/api/user-account/{id}/access', 'permission', views],
  'accessReview.listAccessReview': [
    'GET',
    '/api/user-account/access-review/{finding}',
    'permission',
    [['UR_VIEW'], ['UM_VIEW_ACCESS_ROLE']],
    internal,
  ],
  'accessReview.getUserAccessOn': [
    'GET',
    '/api/user-account/{id}/access-on',
    'permission',
    [['UR_VIEW'], ['UM_VIEW_ACCESS_ROLE']],
    internal,
  ],
  'accessReview.listRoleHolders': [
    'GET',
    '/api/access-role-management/{id}/holders',
    'permission',
    [['UR_VIEW'], ['UM_VIEW_ACCESS_ROLE']],
    internal,
  ],
  'users.revealUser': ['POST', '/api/user-account/{id}/reveal', 'permission', views],
  'users.listUserSessions': ['GET', '/api/user-account/{id}/sessions', 'permission', views, internal],
  'users.listSignIns': ['GET', '/api/user-account/{id}/sign-ins', 'permission', views, internal],
  'users.endUserSessions': ['POST', '/api/user-account/{id}/end-sessions', 'permission', edits, internal],
  'users.getLeftBehind': ['GET', '/api/user-account/{id}/left-behind', 'permission', edits, internal],
  'users.leaveUser': ['POST', '/api/user-account/{id}/leave', 'permission', edits, internal],
  'users.suspendUser': ['POST', '/api/user-account/{id}/suspend', 'permission', edits, internal],
  'users.confirmUser': ['POST', '/api/user-account/{id}/confirm', 'permission', edits, internal],
  'users.reactivateUser': ['POST', '/api/user-account/{id}/reactivate', 'permission', edits, internal],
  'userAccess.getUserPost': ['GET', '/api/user-account/{id}/post', 'permission', edits, internal],
  'userAccess.previewUserAccess': [
    'POST',
    '/api/user-account/{id}/preview-access',
    'permission',
    edits,
    internal,
  ],
  'userAccess.changeUserAccess': [
    'POST',
    '/api/user-account/{id}/change-access',
    'permission',
    edits,
    internal,
  ],
  'userAccess.askFactorReset': ['POST', '/api/user-account/{id}/lost-factor', 'permission', edits, internal],
  'userAccess.askIdentity': ['POST', '/api/user-account/{id}/identity', 'permission', edits, internal],
  'userAccess.unbindIdentity': ['DELETE', '/api/user-account/{id}/identity', 'permission', edits, internal],
  'jobTitles.listJobTitles': ['GET', '/api/job-titles', 'permission', reads],
  'jobTitles.getJobTitle': ['GET', '/api/job-titles/{id}', 'permission', reads],
  'jobTitles.createJobTitle': ['POST', '/api/job-titles', 'permission', ties, internal],
  'jobTitles.editJobTitle': ['POST', '/api/job-titles/{id}', 'permission', ties, internal],
  'views.beginUserView': [
    'POST',
    '/api/user-account/{id}/view',
    'permission',
    [['UM_VIEW_ACCESS_ROLE'], ['UR_VIEW']],
    internal,
  ],
  'views.beginRoleView': [
    'POST',
    '/api/access-role-management/{id}/view',
    'permission',
    [['UM_VIEW_ACCESS_ROLE']],
    internal,
  ],
  'views.endView': ['POST', '/api/views/{id}/end', 'session', undefined, internal],
  'users.resetUserPassword': ['POST', '/api/user-account/{id}/reset-password', 'permission', edits, internal],
};

const one: Maker = ({ records }) => ({ params: { id: records.userId } });

const firstTitle = async (app: TestApp): Promise<{ id: string; version: number }> =>
  (await app.admin.query('select id, version from job_title order by id limit 1')).rows[0];
const title = (name: string) => ({
  name,
  designationGroup: 'manager',
  accessRole: 'STORE_MANAGER',
  assignment: 'single-store',
});

/** Made an accounting officer; whoever is one already is told so, which is an answer. */
const becomesOfficer = inStatus('ACTIVE', { jobTitle: 'Accounting Officer' });
const madeAlone: Maker = async (asked) => {
  await asked.app.admin.query(
    `insert into account_tie (account_id, by_id, cause)
      select $1, id, 'made' from user_account where username = 'online.viewer'`,
    [asked.records.userId],
  );
  return inStatus('ACTIVE')(asked);
};

/** As sampleRequests.ts. */
export const USER_SAMPLES: Readonly<Record<string, Maker>> = {
  'jobTitles.getJobTitle': async ({ app }) => ({ params: { id: (await firstTitle(app)).id } }),
  'jobTitles.createJobTitle': ({ account }) => ({ body: title(`Title of ${account}`) }),
  'jobTitles.editJobTitle': async ({ app, account }) => {
    const { id, version } = await firstTitle(app);
    return { params: { id }, body: title(`Made by ${account}`), headers: { 'If-Match': String(version) } };
  },
  'userAccess.getUserPost': one,
  'userAccess.previewUserAccess': becomesOfficer,
  'userAccess.changeUserAccess': becomesOfficer,
  // That there is no second factor to lose is an answer.
  'userAccess.askFactorReset': ({ records }) => ({
    params: { id: records.userId },
    body: { reason: 'Phone was stolen', identification: 'By a call to the number on file' },
  }),
  'userAccess.askIdentity': ({ records }) => ({
    params: { id: records.userId },
    body: {
      subject: 'p-100',
      reason: 'Company sign-in',
      identification: 'By a call to the number on file',
    },
  }),
  // That there is nothing to unlink is an answer.
  'userAccess.unbindIdentity': inStatus('ACTIVE'),
  'users.listUsers': () => ({ params: { type: 'external' } }),
  'accessReview.getUserAccessOn': ({ records }) => ({
    params: { id: records.userId },
    query: { day: '2026-11-01' },
  }),
  'accessReview.listRoleHolders': ({ records }) => ({
    params: { id: records.accessRoleId },
    query: { day: '2026-11-01' },
  }),
  'accessReview.listAccessReview': () => ({ params: { finding: 'unused-rights' } }),
  'users.getUser': one,
  'users.getUserAccess': one,
  'users.revealUser': one,
  'users.listUserSessions': one,
  'users.listSignIns': one,
  'users.endUserSessions': one,
  'users.getLeftBehind': one,
  'users.leaveUser': inStatus('ACTIVE', { reason: 'Left on Friday' }),
  'users.suspendUser': inStatus('ACTIVE', { reason: 'On leave' }),
  'users.reactivateUser': inStatus('SUSPENDED'),
  'users.confirmUser': madeAlone,
  'users.resetUserPassword': inStatus('ACTIVE'),
  'views.beginUserView': async (asked) => ({
    ...(await inStatus('ACTIVE')(asked)),
    body: { reason: 'They cannot find a store' },
  }),
  'views.beginRoleView': ({ records }) => ({
    params: { id: records.accessRoleId },
    body: { reason: 'A question about the role' },
  }),
  'views.endView': () => ({ params: { id: crypto.randomUUID() } }),
};
