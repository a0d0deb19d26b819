// Written by hand from the specification and its decisions (§9, OP-33, part 3), and reviewed; never generated from the contract.

import { manilaDate } from '#domain/day.ts';
import type { Admitted, Decided } from '../decided.ts';
import { identifiedRequest, pictureOf } from '../identifiedRequest.ts';
import type { Maker } from '../sample.ts';
import { asksForModule, inStatus, MAKERS, ofFirst, staff } from './people.ts';

/** As accountCalls.ts. */
export const JOINING_CALLS: Readonly<Record<string, Admitted>> = {
  // Open to strangers with a registration code and a proved number; without a code it takes UR_CREATE.
  'invitations.registerUserV2': { in: MAKERS },
  'invitations.findPartnersToInvite': staff,
  'invitations.listStaffPosts': staff,
  'invitations.listAskableModules': { in: ['sales.admin', 'it.support', 'partner.admin', 'other.partner'] },
  'invitations.checkNewEmail': { in: MAKERS },
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
};

const edits = [['UR_EDIT']] as const;
const invites = [['UR_CREATE', 'UR_EDIT']] as const;
const makes = [['UR_CREATE']] as const;
const reading = [['UR_VIEW', 'UR_EDIT']] as const;
const internal = { userType: 'INTERNAL' } as const;

/** As decidedCalls.ts. */
export const DECIDED_JOINING: Readonly<Record<string, Decided>> = {
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
  'invitations.checkNewEmail': ['POST', '/api/user-account/check-email', 'permission', makes],
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

/** As sampleRequests.ts. */
export const JOINING_SAMPLES: Readonly<Record<string, Maker>> = {
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
  'invitations.checkNewEmail': () => ({ body: { emailAddress: 'nobody.yet@example.test' } }),
  'invitations.resendInvitation': inStatus('INVITED'),
  'invitations.cancelInvitation': inStatus('INVITED'),
  'invitations.lookInvitation': () => ({ body: { token: 'none-of-those-there-are' } }),
  'invitations.acceptInvitation': () => ({
    body: { token: 'none-of-those-there-are', username: 'ana.reyes', newPassword: 'Bagong-Lihim-2026' },
  }),
};
