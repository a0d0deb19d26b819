// Written by hand from the specification and its decisions (§9, OP-33, part 3), and reviewed; never generated from the contract.

import { manilaDate } from '#domain/day.ts';
import type { UserStatus } from '#domain/status.ts';
import { DEMO_PASSWORD } from '#server/seed/users.ts';
import type { TestApp } from '../support/app/runApp.ts';
import type { Admitted } from './accountCalls.ts';
import type { Decided } from './decidedCalls.ts';
import { identifiedRequest, pictureOf } from './identifiedRequest.ts';
import type { Maker } from './sampleRequests.ts';

/** Whoever holds UR_VIEW: staff all accounts, the others those of their own partner or stores. */
const VIEWERS = ['sales.admin', 'it.support', 'partner.admin', 'store.manager'] as const;
/** The account that is asked for works in the first store of the first partner. */
const record: Admitted = { in: VIEWERS, hidden: ['other.partner'] };
/** Whoever holds UR_CREATE; a single record is of the first partner. */
const MAKERS = ['sales.admin', 'it.support', 'partner.admin', 'other.partner'] as const;
const ofFirst: Admitted = { in: ['sales.admin', 'it.support', 'partner.admin'], hidden: ['other.partner'] };
const staff: Admitted = { in: ['sales.admin', 'it.support'] };
/** Everybody of the staff. */
const STAFF = [
  'sales.admin',
  'sbo.reviewer',
  'sbo.second',
  'antifraud.reviewer',
  'loyalty.editor',
  'finance.officer',
  'online.viewer',
  'it.support',
] as const;
/** Everybody of a partner. */
const OUTSIDE = [
  'partner.admin',
  'head.office',
  'accounting',
  'store.manager',
  'frontliner',
  'other.partner',
  'new.hire',
] as const;

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
  'users.resetUserPassword': staff,

  // What an account may do, and its second factor, are staff's to change.
  'userAccess.getUserPost': staff,
  'userAccess.previewUserAccess': staff,
  'userAccess.changeUserAccess': staff,
  'userAccess.askFactorReset': staff,

  // Staff who see access roles; ending what is not theirs finds nothing.
  'views.beginUserView': staff,
  'views.beginRoleView': staff,
  'views.endView': { in: [], hidden: STAFF },

  // Open to strangers with a registration code and a proved number; without a code it takes UR_CREATE.
  'invitations.registerUserV2': { in: MAKERS },
  'invitations.findPartnersToInvite': staff,
  'invitations.listStaffPosts': staff,
  'invitations.listAskableModules': { in: ['sales.admin', 'it.support', 'partner.admin', 'other.partner'] },
  'invitations.resendInvitation': {
    in: ['sales.admin', 'it.support', 'partner.admin'],
    hidden: ['other.partner'],
  },
  'invitations.cancelInvitation': {
    in: ['sales.admin', 'it.support', 'partner.admin'],
    hidden: ['other.partner'],
  },
  'invitations.lookInvitation': { in: 'anyone' },
  'invitations.acceptInvitation': { in: 'anyone' },

  // Codes are made by whoever makes accounts; whoever was given one has no session.
  'registrationCodes.listRegistrationCodes': { in: MAKERS },
  'registrationCodes.getRegistrationCode': ofFirst,
  'registrationCodes.createRegistrationCode': { in: MAKERS },
  'registrationCodes.revokeRegistrationCode': ofFirst,
  'registrationCodes.getRegistrationCodes': { in: 'anyone' },
  'registrationCodes.issueRegistrationOtp': { in: 'anyone' },
  'registrationCodes.checkRegistrationOtp': { in: 'anyone' },
  'registrationCodes.uploadRegistrationFile': { in: 'anyone' },

  // Requests are read and decided on by staff; a single one is of the first partner.
  'userRequests.listUserRequests': staff,
  'userRequests.getUserRequest': staff,
  'userRequests.viewIdentification': staff,
  'userRequests.revealIdentification': staff,
  'userRequests.approveUserRequest': staff,
  'userRequests.approveUserRequests': staff,
  'userRequests.rejectUserRequests': staff,

  // One's own account is that of people of partners; a request is somebody else's to everybody but its person.
  'mySettings.getMySecurity': { in: 'everyone' },
  'mySettings.beginSecondFactor': { in: 'everyone' },
  'mySettings.confirmSecondFactor': { in: 'everyone' },
  'mySettings.endSecondFactor': { in: 'everyone' },
  'mySettings.renewRecoveryCodes': { in: 'everyone' },
  'mySettings.getMyNotices': { in: 'everyone' },
  'mySettings.saveMyNotices': { in: 'everyone' },
  'mySettings.getMyData': { in: 'everyone' },
  'mySettings.listMySessions': { in: 'everyone' },
  'mySettings.endMySessions': { in: 'everyone' },
  'myAccount.getMyAccountPersons': { in: OUTSIDE },
  'myAccount.findMyStores': { in: OUTSIDE },
  'myAccount.listMyRequests': { in: OUTSIDE },
  'myAccount.requestStores': { in: OUTSIDE },
  'myAccount.requestModules': { in: OUTSIDE },
  'myAccount.cancelMyRequest': {
    in: ['store.manager'],
    hidden: OUTSIDE.filter((account) => account !== 'store.manager'),
  },

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
const invites = [['UR_CREATE', 'UR_EDIT']] as const;
const makes = [['UR_CREATE']] as const;
const mine = [['MA_VIEW']] as const;
const reading = [['UR_VIEW', 'UR_EDIT']] as const;
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
  'invitations.registerUserV2': ['POST', '/api/user/v2/register', 'anyone'],
  'invitations.findPartnersToInvite': [
    'GET',
    '/api/user-account/partners',
    'permission',
    [['UR_CREATE', 'UR_VIEW', 'UM_VIEW_ACCESS_ROLE']],
    internal,
  ],
  'invitations.listStaffPosts': ['GET', '/api/user-account/staff-posts', 'permission', invites, internal],
  'invitations.listAskableModules': ['GET', '/api/user-account/askable-modules', 'permission', invites],
  'invitations.resendInvitation': ['POST', '/api/user-account/{id}/invite', 'permission', invites],
  'invitations.cancelInvitation': ['POST', '/api/user-account/{id}/cancel-invitation', 'permission', invites],
  'invitations.lookInvitation': ['POST', '/api/user/invitation', 'anyone'],
  'invitations.acceptInvitation': ['POST', '/api/user/invitation/accept', 'anyone'],
  'registrationCodes.listRegistrationCodes': ['GET', '/api/registration-codes', 'permission', makes],
  'registrationCodes.getRegistrationCode': ['GET', '/api/registration-codes/{id}', 'permission', makes],
  'registrationCodes.createRegistrationCode': ['POST', '/api/registration-codes', 'permission', makes],
  'registrationCodes.revokeRegistrationCode': [
    'POST',
    '/api/registration-codes/{id}/revoke',
    'permission',
    makes,
  ],
  'registrationCodes.getRegistrationCodes': ['GET', '/api/user/registration-codes', 'anyone'],
  'registrationCodes.issueRegistrationOtp': ['POST', '/api/user/registration-otp', 'anyone'],
  'registrationCodes.checkRegistrationOtp': ['POST', '/api/user/registration-otp/check', 'anyone'],
  'registrationCodes.uploadRegistrationFile': ['POST', '/api/user/registration-files', 'anyone'],
  'jobTitles.listJobTitles': ['GET', '/api/job-titles', 'permission', reads],
  'jobTitles.getJobTitle': ['GET', '/api/job-titles/{id}', 'permission', reads],
  'jobTitles.createJobTitle': ['POST', '/api/job-titles', 'permission', ties, internal],
  'jobTitles.editJobTitle': ['POST', '/api/job-titles/{id}', 'permission', ties, internal],
  'userRequests.listUserRequests': ['GET', '/api/user-account/requests', 'permission', reading, internal],
  'userRequests.getUserRequest': ['GET', '/api/user-account/requests/{id}', 'permission', reading, internal],
  'userRequests.viewIdentification': [
    'GET',
    '/api/user-account/requests/{id}/identification/{kind}',
    'permission',
    edits,
    internal,
  ],
  'userRequests.revealIdentification': [
    'POST',
    '/api/user-account/requests/{id}/reveal-identification',
    'permission',
    edits,
    internal,
  ],
  'userRequests.approveUserRequest': [
    'POST',
    '/api/user-account/{id}/approve-request',
    'permission',
    edits,
    internal,
  ],
  'userRequests.approveUserRequests': [
    'POST',
    '/api/user-account/approve-requests',
    'permission',
    edits,
    internal,
  ],
  'userRequests.rejectUserRequests': [
    'POST',
    '/api/user-account/reject-requests',
    'permission',
    edits,
    internal,
  ],
  'mySettings.getMySecurity': ['GET', '/api/my-account/settings/security', 'session'],
  'mySettings.beginSecondFactor': ['POST', '/api/my-account/settings/security/second-factor', 'session'],
  'mySettings.confirmSecondFactor': [
    'POST',
    '/api/my-account/settings/security/second-factor/confirm',
    'session',
  ],
  'mySettings.endSecondFactor': ['POST', '/api/my-account/settings/security/second-factor/end', 'session'],
  'mySettings.renewRecoveryCodes': ['POST', '/api/my-account/settings/security/recovery-codes', 'session'],
  'mySettings.getMyNotices': ['GET', '/api/my-account/settings/notifications', 'session'],
  'mySettings.saveMyNotices': ['POST', '/api/my-account/settings/notifications', 'session'],
  'mySettings.getMyData': ['GET', '/api/my-account/settings/data', 'session'],
  'mySettings.listMySessions': ['GET', '/api/my-account/settings/sessions', 'session'],
  'mySettings.endMySessions': ['POST', '/api/my-account/settings/sessions/end', 'session'],
  'myAccount.getMyAccountPersons': ['GET', '/api/my-account/persons', 'permission', mine],
  'myAccount.findMyStores': ['GET', '/api/my-account/stores', 'permission', mine],
  'myAccount.listMyRequests': ['GET', '/api/my-account/requests', 'permission', mine],
  'myAccount.requestStores': ['POST', '/api/my-account/store-requests', 'permission', mine],
  'myAccount.requestModules': ['POST', '/api/my-account/module-requests', 'permission', mine],
  'myAccount.cancelMyRequest': ['POST', '/api/my-account/requests/{id}/cancel', 'permission', mine],
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

/** A request of the first store's manager, who has no other then. */
const asksForModule = async ({ app }: { app: TestApp }): Promise<string> => {
  await app.admin.query('delete from user_request');
  const { rows } = await app.admin.query(
    `insert into user_request (kind, user_id, module_code, status, created_by)
     select 'module', id, 'BIR_2307', 'SUBMITTED', username from user_account where username = 'store.manager' returning id`,
  );
  return rows[0].id;
};

/** A store that an account does not have yet; people of a whole partner are told that they see all, which is an answer too. */
const storeToAskFor = async (app: TestApp, account: string | null): Promise<string> => {
  await app.admin.query('delete from user_request');
  const { rows } = await app.admin.query(
    `select m.id from user_account u join merchant m on m.partner_id = u.partner_id and m.status = 'A' where u.username = $1
     and not exists (select from user_merchant s where s.user_id = u.id and s.merchant_id = m.id) order by m.id limit 1`,
    [account],
  );
  return rows[0]?.id ?? '1';
};

/** A new code of the first partner. */
const codeOfPartner: Maker = async ({ app, records }) => {
  const { rows } = await app.admin.query(
    `insert into registration_code (partner_id, code, job_title_ids, date_expires, max_uses)
     select $1, substr(upper(md5(random()::text)), 1, 10), array[min(id)], current_date + 30, 5
     from job_title returning id, version`,
    [records.partnerId],
  );
  return { params: { id: rows[0].id }, headers: { 'If-Match': String(rows[0].version) } };
};
const NO_CODE = 'NONE0THERE';

/** Made an accounting officer; whoever is one already is told so, which is an answer. */
const becomesOfficer = inStatus('ACTIVE', { jobTitle: 'Accounting Officer' });

/** As sampleRequests.ts. */
export const USER_SAMPLES: Readonly<Record<string, Maker>> = {
  'jobTitles.getJobTitle': async ({ app }) => ({ params: { id: (await firstTitle(app)).id } }),
  'jobTitles.createJobTitle': ({ account }) => ({ body: title(`Title of ${account}`) }),
  'jobTitles.editJobTitle': async ({ app, account }) => {
    const { id, version } = await firstTitle(app);
    return { params: { id }, body: title(`Made by ${account}`), headers: { 'If-Match': String(version) } };
  },
  'invitations.registerUserV2': ({ records, account }) => ({
    body: {
      ...(account?.endsWith('partner') || account === 'partner.admin'
        ? {}
        : { partnerId: records.partnerId }),
      fullName: { firstName: 'Ana', lastName: 'Reyes' },
      birthDate: '1990-05-17',
      contactNumber: { mobile: '0917 555 0199' },
      emailAddress: `made.by.${account}@example.test`,
      jobTitle: 'Accounting Officer',
    },
  }),
  'registrationCodes.getRegistrationCode': async (asked) => ({
    params: (await codeOfPartner(asked)).params,
  }),
  'registrationCodes.createRegistrationCode': async ({ app, records, account }) => {
    const { rows } = await app.admin.query(`select id from job_title where name = 'Cashier'`);
    const isStaff = account === 'sales.admin' || account === 'it.support';
    return {
      body: {
        ...(isStaff ? { partnerId: records.partnerId } : {}),
        jobTitleIds: [rows[0].id],
        dateExpires: manilaDate(app.clock.now()),
        maxUses: 5,
      },
    };
  },
  'registrationCodes.revokeRegistrationCode': codeOfPartner,
  'registrationCodes.getRegistrationCodes': () => ({ query: { code: NO_CODE } }),
  'registrationCodes.issueRegistrationOtp': () => ({
    body: { registrationCode: NO_CODE, mobileNumber: '0917 555 0123' },
  }),
  'registrationCodes.checkRegistrationOtp': () => ({
    body: { challengeId: '00000000-0000-4000-8000-000000000000', otp: '123456' },
  }),
  'registrationCodes.uploadRegistrationFile': () => ({ body: pictureOf(NO_CODE) }),
  'userRequests.viewIdentification': async ({ app }) => ({
    params: { id: await identifiedRequest(app), kind: 'selfie' },
  }),
  'userRequests.revealIdentification': async ({ app }) => ({ params: { id: await identifiedRequest(app) } }),
  'userRequests.getUserRequest': async (asked) => ({ params: { id: await asksForModule(asked) } }),
  'userRequests.approveUserRequest': async (asked) => ({ params: { id: await asksForModule(asked) } }),
  'userRequests.approveUserRequests': async (asked) => ({ body: { ids: await asksForModule(asked) } }),
  'userRequests.rejectUserRequests': async (asked) => ({
    body: { ids: await asksForModule(asked), reason: 'Not needed' },
  }),
  'mySettings.beginSecondFactor': () => ({ body: { way: 'app', password: DEMO_PASSWORD } }),
  // A code of an app that nobody has begun to set up is refused as wrong, which is an answer.
  'mySettings.confirmSecondFactor': () => ({ body: { way: 'app', code: '000000' } }),
  'mySettings.endSecondFactor': () => ({ body: { password: DEMO_PASSWORD } }),
  'mySettings.renewRecoveryCodes': () => ({ body: { password: DEMO_PASSWORD } }),
  'mySettings.saveMyNotices': () => ({ body: { topic: 'work', way: 'portal' } }),
  'mySettings.endMySessions': () => ({ body: { sessionId: crypto.randomUUID() } }),
  'myAccount.requestStores': async ({ app, account }) => ({
    body: { merchantIds: [await storeToAskFor(app, account)] },
  }),
  'myAccount.requestModules': async ({ app, account }) => {
    await app.admin.query('delete from user_request');
    // That it is asked for already is an answer too.
    await app.admin.query(
      `insert into user_request (kind, user_id, module_code, status) select 'module', id, 'ACCESS_ROLES', 'SUBMITTED' from user_account
       where username = $1`,
      [account],
    );
    return { body: { moduleCodes: ['ACCESS_ROLES'] } };
  },
  'myAccount.cancelMyRequest': async (asked) => ({
    params: { id: await asksForModule(asked) },
    headers: { 'If-Match': '1' },
  }),
  'invitations.resendInvitation': inStatus('INVITED'),
  'invitations.cancelInvitation': inStatus('INVITED'),
  'invitations.lookInvitation': () => ({ body: { token: 'none-of-those-there-are' } }),
  'invitations.acceptInvitation': () => ({
    body: { token: 'none-of-those-there-are', username: 'ana.reyes', newPassword: 'Bagong-Lihim-2026' },
  }),
  'userAccess.getUserPost': one,
  'userAccess.previewUserAccess': becomesOfficer,
  'userAccess.changeUserAccess': becomesOfficer,
  // That there is no second factor to lose is an answer.
  'userAccess.askFactorReset': ({ records }) => ({
    params: { id: records.userId },
    body: { reason: 'Phone was stolen', identification: 'By a call to the number on file' },
  }),
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
