/** Where the names of records come from: a table or view by its id. */
interface RefSource {
  /** With its id and name as SQL over the row `t`; without it the trail alone is asked. */
  live?: { from: string; id: string; name: string };
  /** Ids are bigints; others are texts. */
  numbered?: true;
  /** Table and columns under which the trail remembers what a record was called that is gone. */
  trail?: { table: string; columns: readonly string[] };
}

const table = (name: string, column = 'name'): RefSource => ({
  live: { from: name, id: 't.id', name: `t.${column}` },
  numbered: true,
  trail: { table: name, columns: [column] },
});
const place = (from: string): RefSource => ({ live: { from, id: 't.id', name: 't.name' } });
const lookup = (list: string): RefSource => ({
  live: {
    from: `(select code, label from lookup_value where list = '${list}')`,
    id: 't.code',
    name: 't.label',
  },
});

const person = (name: string): RefSource => ({
  live: { from: name, id: 't.id', name: `nullif(concat_ws(' ', t.first_name, t.last_name), '')` },
  numbered: true,
  trail: { table: name, columns: ['first_name', 'last_name'] },
});
/** A part of a partner or store, named by what it is about; without a name the trail tells its kind alone. */
const part = (from: string, name = 'null') =>
  ({ live: { from, id: 't.id', name }, numbered: true }) as const satisfies RefSource;
const labelled = (from: string, list: string, column: string) =>
  part(
    `(select x.id, l.label from ${from} x left join lookup_value l on l.list = '${list}' and l.code = x.${column})`,
    't.label',
  );

/** Every kind of record that a column of the trail points at. */
export const REFS = {
  partner: table('partner'),
  merchant: table('merchant'),
  accessRole: table('access_role'),
  user: table('user_account', 'username'),
  /** Rows of others are hidden from whoever reads the trail; the trail remembers what each file was called. */
  file: { numbered: true, trail: { table: 'file', columns: ['name'] } },
  bank: { live: { from: 'bank', id: 't.id', name: 't.name' }, numbered: true },
  region: place('region'),
  province: place('province'),
  city: place('city'),
  subMunicipality: place('sub_municipality'),
  barangay: place('barangay'),
  zipCode: { live: { from: 'zip_code', id: 't.id', name: `t.name || ' - ' || t.zip` } },
  businessArea: lookup('business-areas'),
  businessEntity: lookup('business-entity-type'),
  partnerType: lookup('partner-type'),
  partnerCategory: lookup('partner-category'),
  merchantType: lookup('merchant-type'),
  documentType: lookup('document-type'),
  identificationType: lookup('identification-types'),
  commodity: lookup('commodities'),
  bankBranch: { live: { from: 'bank_branch', id: 't.id', name: 't.name' }, numbered: true },
  associate: person('associate'),
  contactPerson: person('contact_person'),
  /** By the code of its kind, which its readers have words for. */
  address: part('address', 't.type'),
  bankAccount: part('(select a.id, b.name from bank_account a join bank b on b.id = a.bank_id)', 't.name'),
  mdrRate: labelled('mdr_rate', 'transaction-types', 'type'),
  approvalRequest: part('approval_request', 't.subject'),
  schedule: part('merchant_schedule'),
  site: part('ecommerce_site', 't.website'),
  commodityRow: labelled('merchant_commodity', 'commodities', 'code'),
  document: labelled('document', 'document-type', 'code'),
  contract: part('partner_contract', 't.number'),
  note: part('record_note'),
  remark: part('review_remark'),
  move: part('application_event'),
  claim: part('review_claim'),
  promo: table('promo'),
  payment: { live: { from: 'transaction_ref', id: 't.id', name: 't.reference' }, numbered: true },
  deliveryAdvice: part('delivery_advice', 't.number'),
  refund: part(
    '(select r.id, f.reference from refund r join transaction_ref f on f.id = r.transaction_id)',
    't.reference',
  ),
  payout: part('payout', "t.payee_name || ' ' || t.day"),
  payoutFile: part('payout_file', 't.day::text'),
  /** Of which month and partner it is. */
  protectionReceipt: part(
    `(select r.id, to_char(r.month, 'YYYY/MM') || ' ' || p.name as name from protection_receipt r join partner p on p.id = r.partner_id)`,
    't.name',
  ),
  protectionUpload: part(
    `(select u.id, to_char(r.month, 'YYYY/MM') || ' ' || p.name as name
      from protection_upload u join protection_receipt r on r.id = u.receipt_id join partner p on p.id = r.partner_id)`,
    't.name',
  ),
  /** Of which quarter and payee it is. */
  owedCertificate: part(
    `(select c.id, c.quarter || ' ' || c.payee_name as name from owed_certificate c)`,
    't.name',
  ),
  owedPaper: part(
    `(select w.id, c.quarter || ' ' || c.payee_name as name from owed_paper w join owed_certificate c on c.id = w.owed_id)`,
    't.name',
  ),
  settlementWish: part('settlement_wish'),
  storeTax: part('(select x.id, m.name from store_tax x join merchant m on m.id = x.merchant_id)', 't.name'),
  machineAccount: table('machine_account'),
  /** Which setting it is, and from which day on. */
  settingVersion: part('setting_version', "t.kind || ' ' || t.from_day"),
  atcRate: part('atc_rate', "t.code || ' ' || t.from_day"),
  receipt: part('receipt', 't.or_number'),
  receiptBatch: part('receipt_batch', "to_char(t.of_month, 'YYYY/MM')"),
  receiptSeries: part(
    'receipt_series',
    "t.branch || ', ' || t.prefix || lpad(t.first_number::text, 10, '0')",
  ),
  import: table('import_job', 'file_name'),
  jobTitle: table('job_title'),
  separationRule: part('separation_rule', 't.reason'),
  /** By whose it is and its number: its letters let people in, and stand in no trail. */
  registrationCode: {
    live: {
      from: `(select c.id, p.name || ' #' || c.id as name from registration_code c join partner p on p.id = c.partner_id)`,
      id: 't.id',
      name: 't.name',
    },
    numbered: true,
  },
  module: { live: { from: 'module', id: 't.code', name: 't.name' } },
  /** Of a store or a module the person who asks, whose names are not the request's own. */
  userRequest: {
    live: {
      from: `(select r.id, coalesce(nullif(concat_ws(' ', r.first_name, r.last_name), ''), concat_ws(' ', a.first_name, a.last_name)) as name
        from user_request r left join user_account a on a.id = r.user_id)`,
      id: 't.id',
      name: 't.name',
    },
    numbered: true,
    trail: { table: 'user_request', columns: ['first_name', 'last_name'] },
  },
  promoCategory: lookup('promo-category'),
  promoStoreCategory: lookup('promo-store-category'),
  area: {
    live: {
      from: `(select id, name from region union all select id, name from province union all select id, name from city
        union all select id, zip || ' - ' || name from zip_code)`,
      id: 't.id',
      name: 't.name',
    },
  },
} as const satisfies Record<string, RefSource>;
export type Ref = keyof typeof REFS;

/** The name under which the trail knew a record last, while `unless` does not hold. */
const fromTrail = ({ table, columns }: NonNullable<RefSource['trail']>, unless: string) =>
  `left join lateral (
    select concat_ws(' ', ${columns.map((column) => `coalesce(e.before, e.after) ->> '${column}'`).join(', ')}) as name
    from audit.entry e
    where ${unless} and e.target = '${table}' and e.key = k.id and e.operation in ('DELETE', 'INSERT')
    order by e.id desc limit 1
  ) last on true`;

/** The statement that answers id, name and whether the record is gone, for the ids in $1. */
export const namesStatement = (ref: Ref): string => {
  const { live, numbered, trail }: RefSource = REFS[ref];
  const [name, gone] = [live && `(${live.name})::text`, live ? `${live.id} is null` : 'false'];
  return `select k.id, coalesce(${[name, trail && 'last.name'].filter(Boolean).join(', ')}) as name, ${gone} as gone
    from unnest($1::text[]) as k(id)
    ${live ? `left join ${live.from} t on ${live.id} = k.id${numbered ? '::bigint' : ''}` : ''}
    ${trail ? fromTrail(trail, live ? gone : 'true') : ''}`;
};

/** Whether ids of this kind are bigints. */
export const isNumbered = (ref: Ref): boolean => 'numbered' in REFS[ref];
