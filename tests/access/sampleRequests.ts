import { DEMO_PASSWORD } from '#server/seed/users.ts';
import type { Account } from './accountPermissions.ts';
import { APPLICANT_SAMPLES } from './applicantCalls.ts';
import { ASSOCIATE_SAMPLES } from './associateCalls.ts';
import { CERTIFICATE_SAMPLES } from './certificateCalls.ts';
import { DOCUMENT_SAMPLES } from './documentCalls.ts';
import { DELIVERY_SAMPLES } from './finance/deliveryCalls.ts';
import { OWED_SAMPLES } from './finance/owedCalls.ts';
import { PROTECTION_SAMPLES } from './finance/protectionCalls.ts';
import { IMPORT_SAMPLES } from './importCalls.ts';
import { MACHINE_SAMPLES } from './machineCalls.ts';
import { PAYOUT_FILE_SAMPLES } from './payoutFileCalls.ts';
import { JOINING_SAMPLES } from './people/joiningCalls.ts';
import { OWN_SAMPLES } from './people/ownCalls.ts';
import { USER_SAMPLES } from './people/userCalls.ts';
import { PROMO_SAMPLES } from './promoCalls.ts';
import { RECEIPT_SAMPLES } from './receiptCalls.ts';
import { RECORD_WRITE_SAMPLES } from './recordWriteSamples.ts';
import { REPORT_SAMPLES } from './reportCalls.ts';
import { REPORT_SETTING_SAMPLES } from './reportSettingCalls.ts';
import type { Asked, Maker, Sample } from './sample.ts';
import { SETTLEMENT_SAMPLES } from './settlementCalls.ts';
import { TRANSACTION_SAMPLES } from './transactionCalls.ts';

const NO_CHALLENGE = '00000000-0000-4000-8000-000000000000';
const NEW_PASSWORD = 'Bagong-Lihim-2026';

const role = (name: string) => ({
  role: name,
  isEnabled: true,
  isExternal: false,
  modules: [
    {
      code: 'ACCESS_ROLES',
      responsibilities: [{ permission: 'UM_VIEW_ACCESS_ROLE', isEnabled: true }],
    },
  ],
});

// A role's name holds no dot.
const nameOf = (account: Account | null) => `${account}`.replace('.', ' ');

const currentVersion = async ({ app, records }: Asked): Promise<string> => {
  const { rows } = await app.admin.query('select version from access_role where id = $1', [
    records.accessRoleId,
  ]);
  return String(rows[0]?.version);
};

const own = (name: string) => ({ body: { key: `sample/${name}`, values: { name } } });

/** A write on the first partner or its first store, on the version that it has now. */
const versioned =
  (table: 'partner' | 'merchant', body?: unknown): Maker =>
  async ({ app, records }) => {
    const id = table === 'partner' ? records.partnerId : records.merchantId;
    const { rows } = await app.admin.query(`select version from ${table} where id = $1`, [id]);
    const headers = { 'If-Match': String(rows[0]?.version) };
    return { params: { id }, headers, ...(body === undefined ? {} : { body }) };
  };

/** The partner of the records, as it stands now. */
const cancelled: Maker = async (asked) => ({
  ...(await versioned('partner')(asked)),
  params: {},
  body: { partnerId: asked.records.partnerId },
});

/** The request of the records, on its first version. */
const approvalRequest: Maker = ({ records }) => ({
  params: { id: records.approvalRequestId },
  headers: { 'If-Match': '1' },
});
const NEW_RATES = { rates: [{ type: 'HCPAY', mdrRate: '2.5', effectiveFrom: '2099-01-01' }] };

/** A decision of the stage that the account stands for. */
const decision =
  (table: 'partner' | 'merchant'): Maker =>
  async (asked) => {
    const sample = await versioned(table, {})(asked);
    const action = asked.account === 'antifraud.reviewer' ? 'risk-passed' : 'approve';
    return { ...sample, params: { ...sample.params, action } };
  };

const ofPartner: Maker = ({ records }) => ({ params: { id: records.partnerId } });
const ofStore: Maker = ({ records }) => ({ params: { id: records.merchantId } });

/** Reads of one partner or store: everything below get-details and merchant-details, and what else takes nothing but an id. */
const readOne = (id: string): Maker | undefined => {
  if (/^applications\.(getPmDetails|getRecordTimeline)/.test(id)) return ofPartner;
  if (/^(applications\.getMerchant|merchants\.getMerchantV1)/.test(id)) return ofStore;
  return undefined;
};

const REFERENCE = 'SK-2026-000001';
/** The first partner by its reference number; the demo gives active partners none. */
const byReference: Maker = async ({ app, records }) => {
  await app.admin.query(
    `update partner set reference_number = $2 where id = $1 and reference_number is distinct from $2`,
    [records.partnerId, REFERENCE],
  );
  return { params: { ref: REFERENCE } };
};

/** Calls that need more than their path; every other sample is empty. */
const SAMPLES: Readonly<Record<string, Maker>> = {
  'contactRequests.decideContactRequest': async ({ app }) => {
    const { rows } = await app.admin.query(
      `insert into contact_request (identifier, partner_id, full_name, business_name, tin_number, mobile_number, language, made_at)
       select 'SK-2026-000001', min(id), 'Nena', 'Nena', '123456789', '639171234567', 'en', now() from partner returning id::text`,
    );
    return { params: { id: rows[0].id }, body: { isApproved: false, reason: 'Nobody answered' } };
  },
  'applicantFunnel.getApplicantFunnel': () => ({ query: { from: '2026-11-01', to: '2026-11-30' } }),
  'session.login': () => ({ body: { username: 'it.support', password: DEMO_PASSWORD } }),
  'session.refreshToken': async ({ app }) => ({
    body: { refreshToken: (await app.login('it.support', { fresh: true })).refreshToken },
  }),
  'session.logout': () => ({ body: {}, endsSession: true }),
  'session.postUsername': () => ({ body: { username: 'nobody.yet' } }),
  'session.validateOtp': () => ({ body: { challengeId: NO_CHALLENGE, otp: '123456' } }),
  'session.resendOtp': () => ({ body: { challengeId: NO_CHALLENGE } }),
  'session.beginProviderSignIn': () => ({}),
  'session.answerProviderSignIn': () => ({ body: { attempt: 'none', answer: 'code=none' } }),
  'session.beginProof': () => ({}),
  'session.answerProof': () => ({ body: { challengeId: NO_CHALLENGE, otp: '000000' } }),
  'session.forgotPassword': ({ account }) => ({ body: { username: `nobody.${account ?? 'at.all'}` } }),
  'session.resetPassword': () => ({ body: { resetToken: 'none', newPassword: NEW_PASSWORD } }),
  'session.changePassword': () => ({
    params: { username: 'it.support' },
    body: { resetToken: 'none', newPassword: NEW_PASSWORD },
  }),
  'accessRoles.createAccessRole': ({ account }) => ({ body: role(`Role made by ${nameOf(account)}`) }),
  'accessRoles.getAccessRole': ({ records }) => ({ params: { id: records.accessRoleId } }),
  'accessRoles.editAccessRole': async (asked) => ({
    params: { id: asked.records.accessRoleId },
    body: role(`Role edited by ${nameOf(asked.account)}`),
    headers: { 'If-Match': await currentVersion(asked) },
  }),
  'accessRoles.foreseeAccessRole': async (asked) => ({
    params: { id: asked.records.accessRoleId },
    body: role(`Role foreseen by ${nameOf(asked.account)}`),
    headers: { 'If-Match': await currentVersion(asked) },
  }),
  'separations.addSeparation': async ({ app }) => {
    await app.admin.query('delete from separation_rule');
    return { body: { one: 'HC_PROTECT_CREATE', other: 'OFFSET_VIEW', reason: 'Two pairs of eyes' } };
  },
  'separations.removeSeparation': async ({ app }) => {
    await app.admin.query('delete from separation_rule');
    const { rows } = await app.admin.query(
      `insert into separation_rule (one, other, reason) values ('HC_PROTECT_CREATE', 'OFFSET_VIEW', 'Two pairs of eyes') returning id`,
    );
    return { params: { id: rows[0].id } };
  },
  'audit.getAuditResponsibility': () => ({ query: { responsibilityName: 'UM_VIEW_ACCESS_ROLE' } }),
  'sentMessages.getSentMessage': async ({ app }) => {
    const { rows } = await app.admin.query<{ id: string }>(
      `insert into outbox_message (channel, recipient, body, status) values ('email', 'sample@example.com', 'x', 'failed') returning id`,
    );
    return { params: { id: rows[0]?.id ?? '' } };
  },
  'sentMessages.resendMessages': () => ({ body: { ids: ['1'] } }),
  'audit.postAuditTrail': () => ({ body: { eventType: 'VIEW', moduleName: 'Access roles' } }),
  'lookups.getBankBranches': ({ records }) => ({ params: { bankId: records.bankId } }),
  'places.getProvinces': ({ records }) => ({ query: { regionId: records.regionId } }),
  'places.getCities': ({ records }) => ({ query: { provinceId: records.provinceId } }),
  'places.getSubMunicipalities': ({ records }) => ({ query: { cityId: records.cityId } }),
  'places.getBarangays': ({ records }) => ({ query: { cityId: records.cityId } }),
  'places.getZipCodes': ({ records }) => ({ query: { cityId: records.cityId } }),
  'partners.getPartner': ({ records }) => ({ params: { id: records.partnerId } }),
  'merchants.getMerchant': ({ records }) => ({ params: { id: records.merchantId } }),
  'applications.getTabCounts': () => ({ params: { type: 'applications' } }),
  'applications.getPartnerByReferenceNumber': byReference,
  'applications.partnerWorkflowAction': decision('partner'),
  'applications.merchantWorkflowAction': decision('merchant'),
  'applications.updatePartnerStatus': versioned('partner', { status: 'A' }),
  'applications.updateMerchantStatus': versioned('merchant', { status: 'A' }),
  'applications.takeBackPartner': versioned('partner'),
  'applications.takeBackMerchant': versioned('merchant'),
  'applications.answerRemark': ({ records }) => ({
    params: { id: records.remarkId },
    body: { answer: 'It is right.' },
  }),
  'applications.resubmitPartner': versioned('partner'),
  'applications.resubmitMerchant': versioned('merchant'),
  'applications.cancelApplication': cancelled,
  'applications.cancelApplicationPublic': cancelled,
  'applications.claimReview': ({ records }) => ({ body: { partnerId: records.partnerId } }),
  'applications.releaseReview': ({ records }) => ({ body: { partnerId: records.partnerId } }),
  'applications.listNotes': ({ records }) => ({ params: { id: records.partnerId } }),
  'applications.addNote': ({ records }) => ({ params: { id: records.partnerId }, body: { body: 'Noted.' } }),
  ...RECORD_WRITE_SAMPLES,
  ...APPLICANT_SAMPLES,
  ...ASSOCIATE_SAMPLES,
  ...DOCUMENT_SAMPLES,
  ...IMPORT_SAMPLES,
  ...PROMO_SAMPLES,
  ...REPORT_SETTING_SAMPLES,
  ...SETTLEMENT_SAMPLES,
  ...PAYOUT_FILE_SAMPLES,
  ...CERTIFICATE_SAMPLES,
  ...OWED_SAMPLES,
  ...PROTECTION_SAMPLES,
  ...DELIVERY_SAMPLES,
  ...TRANSACTION_SAMPLES,
  ...RECEIPT_SAMPLES,
  ...REPORT_SAMPLES,
  ...MACHINE_SAMPLES,
  ...USER_SAMPLES,
  ...JOINING_SAMPLES,
  ...OWN_SAMPLES,
  'approvals.revealRequest': ({ records }) => ({ params: { id: records.approvalRequestId } }),
  'approvals.getApprovalRequest': ({ records }) => ({ params: { id: records.approvalRequestId } }),
  'approvals.approveRequest': approvalRequest,
  'approvals.refuseRequest': async (asked) => ({
    ...(await approvalRequest(asked)),
    body: { reason: 'Not agreed' },
  }),
  'approvals.withdrawRequest': approvalRequest,
  'approvals.getPartnerMdrRates': ({ records }) => ({ params: { id: records.partnerId } }),
  'approvals.getMerchantMdrRates': ({ records }) => ({ params: { id: records.merchantId } }),
  'approvals.changePartnerMdrRates': versioned('partner', NEW_RATES),
  'approvals.changeMerchantMdrRates': versioned('merchant', NEW_RATES),
  'storeTaxes.getStoreTaxes': ({ records }) => ({ params: { id: records.merchantId } }),
  'storeTaxes.changeStoreTaxes': versioned('merchant', {
    isEwt: true,
    isTwa: true,
    effectiveFrom: '2099-01-01',
    evidence: 'List of the tax office',
  }),
  'jobs.getJob': ({ records }) => ({ params: { id: records.jobId } }),
  'jobs.cancelJob': ({ records }) => ({ params: { id: records.jobId } }),
  'jobs.createExport': () => ({
    body: { resource: 'access-roles', query: '', columns: ['role'], format: 'csv' },
  }),
  'files.downloadFile': ({ records }) => ({ params: { id: records.fileId } }),
  'notices.readNotices': () => ({ body: { ids: [] } }),
  'drafts.getDraft': () => ({ query: { key: 'sample/one' } }),
  'drafts.saveDraft': () => own('one'),
  'drafts.deleteDraft': () => ({ body: { key: 'sample/one' } }),
  'preferences.savePreferences': () => ({ body: { values: { theme: 'dark' } } }),
};

/** The sample of a call for one caller. */
export const sampleFor = async (id: string, asked: Asked): Promise<Sample> =>
  (await (SAMPLES[id] ?? readOne(id))?.(asked)) ?? {};

/** A path with its parameters filled in. */
export const fillPath = (path: string, params: Record<string, string> = {}): string =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? `no-${name}`));
