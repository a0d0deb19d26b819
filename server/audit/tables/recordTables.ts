import type { AuditedTable, Readers } from '../reader.ts';

const owner: Readers = { partner_id: { ref: 'partner' }, merchant_id: { ref: 'merchant' } };
const standing: Readers = {
  action: { words: 'move' },
  from_status: { words: 'applicationStatus' },
  to_status: { words: 'applicationStatus' },
  from_workflow: { words: 'workflowStatus' },
  to_workflow: { words: 'workflowStatus' },
};

const people: readonly AuditedTable[] = [
  {
    table: 'associate',
    record: 'associate',
    columns: {
      partner_id: { ref: 'partner' },
      kind: { words: 'associateKind' },
      gender: { words: 'gender' },
      civil_status: { words: 'civilStatus' },
      birth_date: 'day',
      mobile_number: 'mobile',
    },
  },
  { table: 'associate_merchant', record: 'associate', columns: { ...owner, associate_id: 'left out' } },
  {
    table: 'contact_person',
    record: 'contactPerson',
    columns: {
      ...owner,
      role: { words: 'contactRole' },
      birth_date: 'day',
      mobile_number: 'mobile',
      position: 'left out',
    },
  },
];

const places: AuditedTable = {
  table: 'address',
  record: 'address',
  columns: {
    ...owner,
    associate_id: { ref: 'associate' },
    type: { words: 'addressType' },
    region_id: { ref: 'region' },
    province_id: { ref: 'province' },
    city_id: { ref: 'city' },
    sub_municipality_id: { ref: 'subMunicipality' },
    barangay_id: { ref: 'barangay' },
    zip_code_id: { ref: 'zipCode', or: 'zip_typed' },
  },
};

const money: readonly AuditedTable[] = [
  {
    table: 'bank_account',
    record: 'bankAccount',
    columns: {
      ...owner,
      bank_id: { ref: 'bank' },
      bank_branch_id: { ref: 'bankBranch' },
      account_type: { words: 'bankAccountType' },
      status: { words: 'bankAccountStatus' },
    },
  },
  {
    table: 'mdr_rate',
    record: 'mdrRate',
    columns: {
      ...owner,
      type: { words: 'rateType' },
      rate: 'text',
      status: { words: 'applicationStatus' },
      status_workflow: { words: 'workflowStatus' },
      effective_from: 'day',
      effective_to: 'day',
    },
  },
  {
    table: 'approval_request',
    record: 'approvalRequest',
    columns: {
      ...owner,
      import_id: { ref: 'import' },
      import_kind: { words: 'importKind' },
      transaction_id: { ref: 'payment' },
      refund_id: 'left out',
      refund_day: 'left out',
      owner_id: 'left out',
      receipt_id: 'left out',
      receipt_number: 'left out',
      hands: 'left out',
      setting: { words: 'setting' },
      kind: { words: 'approvalKind' },
      state: { words: 'approvalState' },
      command: 'left out',
      maker_id: { ref: 'user' },
      maker: 'left out',
      checker_id: { ref: 'user' },
      checker: 'left out',
      made_at: 'instant',
      decided_at: 'instant',
      effective_at: 'instant',
      applied_at: 'instant',
    },
  },
];

const store: readonly AuditedTable[] = [
  { table: 'merchant_schedule', record: 'schedule', columns: owner },
  { table: 'ecommerce_site', record: 'site', columns: owner },
  {
    table: 'merchant_commodity',
    record: 'commodityRow',
    columns: { ...owner, code: { ref: 'commodity' }, type_code: { ref: 'commodity' } },
  },
];

const papers: readonly AuditedTable[] = [
  {
    table: 'document',
    record: 'document',
    columns: {
      ...owner,
      code: { ref: 'documentType' },
      file_id: { ref: 'file' },
      replaced_by: { ref: 'document' },
      disabled_at: 'instant',
    },
  },
  {
    table: 'partner_contract',
    record: 'contract',
    columns: {
      partner_id: { ref: 'partner' },
      start_date: 'day',
      expiry_date: 'day',
      signed_file_id: { ref: 'file' },
      signed_at: 'instant',
      warned_at: 'instant',
    },
  },
];

const review: readonly AuditedTable[] = [
  { table: 'record_note', record: 'note', columns: owner },
  {
    table: 'review_remark',
    record: 'remark',
    columns: {
      ...owner,
      answered_at: 'instant',
      resolved_at: 'instant',
      outcome: { words: 'remarkState' },
      state_then: 'left out',
    },
  },
  { table: 'application_event', record: 'move', columns: { ...owner, ...standing } },
  {
    table: 'review_claim',
    record: 'claim',
    columns: { ...owner, user_id: 'left out', claimed_at: 'instant' },
  },
];

/** What hangs below partners and stores. */
export const recordTables: readonly AuditedTable[] = [
  ...people,
  places,
  ...money,
  ...store,
  ...papers,
  ...review,
];

/** Told on the timeline of a partner or store; who has taken a review, and when it was let go, is no change of it. */
export const RECORD_TABLES: readonly string[] = [
  'partner',
  'merchant',
  ...recordTables.map((row) => row.table),
].filter((table) => table !== 'review_claim');
