import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { FieldRow, FieldRows } from '#domain/fields/field.ts';
import { renamedIn, writtenIn } from '#tests/support/columns/byHand.ts';
import { SUBJECT_TABLES } from '#tests/support/columns/subjectTables.ts';

const ROOT = new URL('../../server/', import.meta.url);
/** The files of the server; those of the demo write its rows by the names in the tables, which is all that they are about. */
const FILES = readdirSync(ROOT, { recursive: true, encoding: 'utf8' })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
  .map((path) => ({ path: `server/${path}`, text: readFileSync(new URL(path, ROOT), 'utf8') }));

/** Statements that write a column of the dictionary by its name, and what is written that no definition gives. */
const BY_HAND: Readonly<Record<string, string>> = {
  'server/adminCreate.ts: user_account.access_level': 'that of all staff',
  'server/adminCreate.ts: user_account.email': 'given on the command line',
  'server/adminCreate.ts: user_account.first_name': 'given on the command line',
  'server/adminCreate.ts: user_account.last_name': 'given on the command line',
  'server/adminCreate.ts: user_account.username': 'given on the command line',
  'server/areas/users/invitations/acceptInvitation.ts: user_account.username':
    'chosen by whoever accepts, once',
  'server/areas/users/codes/revokeCode.ts: registration_code.revoked_at': 'noted when it is revoked',
  'server/areas/users/codes/revokeCode.ts: registration_code.revoked_by': 'noted when it is revoked',
  'server/areas/users/codes/useCode.ts: registration_code.uses': 'counted',
  'server/areas/users/mine/askFor.ts: user_request.why': 'alike for all that is asked for at once',
  'server/areas/users/requests/writeDecision.ts: user_request.decision_reason': 'given by whoever decides',
  'server/areas/users/views/openView.ts: view_as.reason': 'given by whoever views',
  'server/areas/machineAccounts/createMachineAccount.ts: machine_account.waiting_end':
    'of the key that is made',
  'server/areas/machineAccounts/enableMachineAccount.ts: machine_account.is_enabled': 'what the call is for',
  'server/areas/machineAccounts/enableMachineAccount.ts: machine_account.waiting_end':
    'forgotten with its key',
  'server/areas/machineAccounts/machineKey.ts: machine_account.is_enabled': 'what the request is for',
  'server/areas/machineAccounts/machineKey.ts: machine_account.key_end': 'of the key that is confirmed',
  'server/areas/machineAccounts/machineKey.ts: machine_account.waiting_end': 'forgotten with its key',
  'server/areas/machineAccounts/renewMachineKey.ts: machine_account.waiting_end': 'of the key that is made',
  'server/areas/transactions/held/decideHeld.ts: payment_transaction.released_at':
    'noted when it is released',
  'server/areas/transactions/held/decideHeld.ts: payment_transaction.released_by':
    'the person who releases it',
  'server/areas/transactions/held/decideHeld.ts: payment_transaction.status': 'what the call is for',
  'server/areas/transactions/held/decideHeld.ts: payment_transaction.void_reason':
    'given by the person who voids it',
  'server/areas/transactions/held/decideHeld.ts: payment_transaction.voided_at': 'noted when it is voided',
  'server/settlement/certificates/insertCertificates.ts: certificate_2307.carried_from': 'reckoned',
  'server/settlement/certificates/insertCertificates.ts: certificate_2307.issued_at':
    'noted when it is issued',
  'server/settlement/certificates/insertCertificates.ts: certificate_2307.issued_by': 'whoever issues it',
  'server/settlement/certificates/insertCertificates.ts: certificate_2307.payee_address':
    'frozen of the record',
  'server/settlement/certificates/insertCertificates.ts: certificate_2307.payee_kind': 'frozen of the lines',
  'server/settlement/certificates/insertCertificates.ts: certificate_2307.payee_name': 'frozen of the record',
  'server/settlement/certificates/insertCertificates.ts: certificate_2307.payee_zip': 'frozen of the record',
  'server/settlement/certificates/insertCertificates.ts: certificate_2307.quarter': 'what the call is for',
  'server/settlement/certificates/insertCertificates.ts: certificate_2307.tax': 'summed up',
  'server/settlement/certificates/insertCertificates.ts: certificate_2307.total': 'summed up',
  'server/areas/protection/uploadProtectionReceipt.ts: protection_receipt.upload_count': 'counted',
  'server/areas/protection/uploadProtectionReceipt.ts: protection_receipt.uploaded_at':
    'noted when it is uploaded',
  'server/areas/protection/uploadProtectionReceipt.ts: protection_receipt.uploaded_by': 'whoever uploads it',
  'server/areas/settlements/files/makePayoutFile.ts: payout.status': 'what making the file makes of it',
  'server/areas/settlements/files/makePayoutFile.ts: payout_file.amount': 'the sum of what is sent',
  'server/areas/settlements/files/makePayoutFile.ts: payout_file.day': 'the day on which it is made',
  'server/areas/settlements/files/makePayoutFile.ts: payout_file.made_at': 'noted when it is made',
  'server/areas/settlements/files/makePayoutFile.ts: payout_file.made_by': 'whoever makes it',
  'server/areas/settlements/files/makePayoutFile.ts: payout_file.payout_count': 'counted',
  'server/areas/settlements/files/payoutFileRelease.ts: payout.sent_at': 'noted when it is sent',
  'server/areas/settlements/files/payoutFileRelease.ts: payout.status': 'what the release makes of it',
  'server/areas/settlements/files/payoutFileRelease.ts: payout_file.cancelled_at':
    'noted when it is cancelled',
  'server/areas/settlements/files/payoutFileRelease.ts: payout_file.cancelled_by': 'who decided',
  'server/areas/settlements/files/payoutFileRelease.ts: payout_file.released_at': 'noted when it is released',
  'server/areas/settlements/files/payoutFileRelease.ts: payout_file.released_by': 'who decided',
  'server/areas/settlements/files/payoutReturn.ts: payout.ended_at': 'noted when it ends',
  'server/areas/settlements/files/payoutReturn.ts: payout.return_reason': 'as the bank says',
  'server/areas/settlements/files/payoutReturn.ts: payout.status': 'what the return makes of it',
  'server/areas/settlements/files/payoutReturn.ts: payout_file.answered_at': 'noted when it is answered',
  'server/areas/settlements/files/payoutReturn.ts: payout_file.answered_by': 'who asked for it',
  'server/areas/settlements/files/payoutReturn.ts: payout_file.paid_amount': 'summed up',
  'server/areas/settlements/files/payoutReturn.ts: payout_file.paid_count': 'counted',
  'server/areas/settlements/files/payoutReturn.ts: payout_file.returned_amount': 'summed up',
  'server/areas/settlements/files/payoutReturn.ts: payout_file.returned_count': 'counted',
  'server/areas/settlements/files/takeBankAnswer.ts: payout.bank_reference': 'told by the bank',
  'server/areas/settlements/files/takeBankAnswer.ts: payout.ended_at': 'noted when it ends',
  'server/areas/settlements/files/takeBankAnswer.ts: payout.status': 'what the answer makes of it',
  'server/areas/settlements/files/takeBankAnswer.ts: payout_file.answered_at': 'noted when it is answered',
  'server/areas/settlements/files/takeBankAnswer.ts: payout_file.answered_by': 'whoever takes the answer in',
  'server/areas/settlements/files/takeBankAnswer.ts: payout_file.paid_amount': 'summed up',
  'server/areas/settlements/files/takeBankAnswer.ts: payout_file.paid_count': 'counted',
  'server/areas/settlements/resendPayout.ts: payout.account_name': 'of the account by now',
  'server/areas/settlements/resendPayout.ts: payout.bank_name': 'of the account by now',
  'server/areas/settlements/resendPayout.ts: payout.bank_reference': 'of an attempt that is over',
  'server/areas/settlements/resendPayout.ts: payout.ended_at': 'of an attempt that is over',
  'server/areas/settlements/resendPayout.ts: payout.payee_name': 'of the payee by now',
  'server/areas/settlements/resendPayout.ts: payout.return_reason': 'of an attempt that is over',
  'server/areas/settlements/resendPayout.ts: payout.sent_at': 'of an attempt that is over',
  'server/areas/settlements/resendPayout.ts: payout.status': 'what sending it anew makes of it',
  'server/areas/storeTaxes/changeStoreTaxes.ts: store_tax.evidence':
    'of a row that a trigger keeps with the store',
  'server/areas/transactions/processor/sendRefunds.ts: refund.sent_at': 'noted when it is sent',
  'server/areas/transactions/processor/sendRefunds.ts: refund.status': 'what sending makes of it',
  'server/areas/transactions/processor/settleRefund.ts: refund.ended_at': 'noted when it ends',
  'server/areas/transactions/processor/settleRefund.ts: refund.failure': 'told by the processor',
  'server/areas/transactions/processor/settleRefund.ts: refund.processor_reference': 'told by the processor',
  'server/areas/transactions/processor/settleRefund.ts: refund.settled_day': 'the day on which it ends',
  'server/areas/transactions/processor/settleRefund.ts: refund.status': 'what the answer makes of it',
  'server/areas/transactions/refund/refundAboveLimit.ts: refund.status': 'what a decision makes of it',
  'server/areas/transactions/refund/refundAboveLimit.ts: refund.decided_at': 'noted when it is decided',
  'server/areas/transactions/refund/refundAboveLimit.ts: refund.decided_by': 'whoever decides',
  'server/areas/transactions/refund/refundAboveLimit.ts: refund.ended_at': 'noted when it ends',
  'server/areas/transactions/refund/refundAboveLimit.ts: refund.failure': 'given by whoever refuses',
  'server/areas/reportSettings/atcChange.ts: atc_rate.to_day': 'asked for, or the day before another begins',
  'server/areas/reportSettings/valueChange.ts: setting_version.checked_at': 'noted when it is agreed',
  'server/areas/reportSettings/valueChange.ts: setting_version.checked_by': 'copied of the request',
  'server/areas/reportSettings/valueChange.ts: setting_version.made_by': 'copied of the request',
  'server/areas/reportSettings/valueChange.ts: setting_version.replaced_at': 'noted when it is replaced',
  'server/areas/transactions/taking/voidTransactions.ts: payment_transaction.status':
    'what voiding makes of it',
  'server/areas/transactions/taking/voidTransactions.ts: payment_transaction.void_reason':
    'told with each that is voided',
  'server/areas/transactions/taking/voidTransactions.ts: payment_transaction.voided_at':
    'noted when it is voided',
  'server/http/caller/machine.ts: machine_account.used_at': 'noted with each call',
  'server/signIn/failures.ts: user_account.locked_until': 'noted by sign-in',
  'server/signIn/noteSignIn.ts: user_account.last_sign_in_at': 'noted by sign-in',
  'server/areas/applications/review/drawUpContract.ts: partner_contract.number': 'made of a sequence',
  'server/areas/applications/review/drawUpContract.ts: partner_contract.start_date':
    'that day, reckoned from',
  'server/areas/applications/review/drawUpContract.ts: partner_contract.expiry_date': 'reckoned',
  'server/areas/applications/review/mend/mendAddress.ts: merchant.is_same_address':
    'follows from an address of its own',
  'server/areas/associates/salesRepresentativeAction.ts: associate.employee_code': 'copied of the employee',
  'server/areas/associates/salesRepresentativeAction.ts: associate.first_name': 'copied of the employee',
  'server/areas/associates/salesRepresentativeAction.ts: associate.last_name': 'copied of the employee',
  'server/areas/associates/salesRepresentativeAction.ts: associate.position': 'copied of the employee',
  'server/areas/promos/createPromo.ts: promo.code': 'given, or the next one',
  'server/areas/promos/locations/writeLocations.ts: promo.location_count': 'counted',
  'server/approvals/request.ts: approval_request.checker_id':
    'whoever decided before, unless somebody does now',
  'server/importKinds/merchant/merchantWriter.ts: merchant.account_owner_code': 'copied of the partner',
  'server/importKinds/merchant/merchantWriter.ts: merchant.is_same_bank': 'alike for all rows of a file',
  'server/importKinds/merchant/merchantWriter.ts: merchant.is_same_contact': 'follows from another column',
  'server/importKinds/merchant/merchantWriter.ts: merchant.onboarded_by': 'given, or copied of the partner',
  'server/importKinds/merchant/merchantWriter.ts: merchant.reference_number': 'made of a sequence',
  'server/importKinds/merchant/merchantWriter.ts: merchant.submitted_at': 'follows from another column',
  'server/importKinds/merchant/merchantWriter.ts: merchant.submitted_by': 'follows from another column',
  'server/importKinds/partner/writePartners.ts: partner.onboarded_by': 'alike for all rows of a file',
  'server/importKinds/partner/writePartners.ts: partner.status': 'alike for all rows of a file',
  'server/importKinds/promo/writeOwnPromos.ts: promo.location_count': 'counted',
  'server/importKinds/promo/writeOwnPromos.ts: promo.location_mode': 'alike for all rows of a file',
  'server/importKinds/promo/writeOwnPromos.ts: promo.owner_partner_id': 'alike for all rows of a file',
  'server/importKinds/promo/writeOwnPromos.ts: promo.status': 'alike for all rows of a file',
  'server/importKinds/payments/writeSheetPayments.ts: payment_transaction.status':
    'alike for all rows of a file',
  'server/importKinds/payments/writeSheetPayments.ts: payment_transaction.void_reason':
    'alike for all rows of a file',
  'server/importKinds/payments/writeSheetPayments.ts: payment_transaction.voided_at':
    'alike for all rows of a file',
  'server/importKinds/promo/writePromos.ts: promo.location_count': 'counted',
  'server/importKinds/promo/writePromos.ts: promo.location_mode': 'alike for all rows of a file',
  'server/importKinds/promo/writePromos.ts: promo.status': 'alike for all rows of a file',
  'server/importKinds/shared/changes/applyAddressAndContact.ts: contact_person.role':
    'alike for all rows of a file',
};

const columns = new Set<string>();
const add = (table: string, fields: FieldRows): void => {
  for (const { kind, column, of } of Object.values(fields)) {
    if (kind === 'group' && of) add(table, of);
    else if (column) columns.add(`${table}.${column}`).add(`\${table}.${column}`);
  }
};
const isRow = (row: unknown): row is FieldRow => typeof row === 'object' && row !== null && 'kind' in row;
const modules = import.meta.glob<Readonly<Record<string, unknown>>>(
  ['/domain/fields/**/*.ts', '!**/*.test.ts'],
  { eager: true },
);
for (const [name, fields] of Object.values(modules).flatMap((module) => Object.entries(module)))
  for (const table of SUBJECT_TABLES[name] ?? [])
    add(table, Object.fromEntries(Object.entries(fields as FieldRows).filter(([, row]) => isRow(row))));

describe('columns that a statement names by hand', () => {
  it('are found, whatever stands around them', () => {
    expect(renamedIn('`select p.hsis_code as "hsisCode", name::text AS "roleName" from partner p`')).toEqual([
      'p.hsis_code as "hsisCode"',
      'name::text AS "roleName"',
    ]);
    const made = `select count(*)::int as "howMany", case when a then b end as "isSo", true as "isKey", \${X} as "isIn"`;
    expect(renamedIn(made)).toEqual([]);
    expect(renamedIn('/** `p.hsis_code as "hsisCode"` */')).toEqual([]);
    const insert = `insert into promo as p (id, \${namesOf(X, 'x.')}, status) values ($1, $2)
      on conflict do update set name = $3`;
    expect(writtenIn(insert)).toEqual(['promo.id', 'promo.status', 'promo.name']);
    const update = `update merchant m set \${setTo(X, 2)}, name = coalesce($3, lower(m.name)), version = m.version + 1
      where m.status = $4`;
    expect(writtenIn(update)).toEqual(['merchant.name', 'merchant.version']);
    expect(writtenIn(`update \${table} set status = $2`)).toEqual([`\${table}.status`]);
  });

  it('are not read under a name of a type: that is for a definition to say', () => {
    const found = FILES.flatMap(({ path, text }) => renamedIn(text).map((renamed) => `${path}: ${renamed}`));
    expect(found).toEqual([]);
  });

  it('are written only where the database makes the value, or all rows of a file have the same', () => {
    const found = FILES.filter(({ path }) => !path.startsWith('server/seed/')).flatMap(({ path, text }) =>
      writtenIn(text).flatMap((name) => (columns.has(name) ? [`${path}: ${name}`] : [])),
    );
    expect([...new Set(found)].sort()).toEqual(Object.keys(BY_HAND).sort());
  });
});
