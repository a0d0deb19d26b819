import type pg from 'pg';
import type { ApplicationStatus, WorkflowStatus } from '#domain/review/applicationStatus.ts';

interface Made {
  status?: ApplicationStatus;
  workflow?: WorkflowStatus | null;
  submittedBy?: string | null;
  editedBy?: string | null;
  submittedAt?: string;
}

interface MadePartner extends Made {
  /** False: nothing that an approval needs is there. */
  isComplete?: boolean;
  stores?: readonly Made[];
  entity?: string;
}

/** A partner with its stores, as `makeApplication` leaves them; every version is 1. */
export interface MadeApplication {
  partnerId: string;
  storeIds: string[];
  name: string;
}

const PARTNER = `insert into partner (name, hsis_code, status, workflow_status, business_entity, tin_number, reference_number,
    submitted_by, edited_by, submitted_at)
  values ($1, $2, $3, $4, $5, null, $6, $7, $8, $9) returning id`;
const STORE = `insert into merchant (partner_id, name, hsis_salesroom_code, status, workflow_status, is_same_bank, is_same_contact,
    submitted_by, edited_by, submitted_at) values ($1, $2, $3, $4, $5, true, true, $6, $7, $8) returning id`;
const BANK = `insert into bank_account (partner_id, bank_id, account_name, account_number, account_type)
  select $1, min(id), 'Made', '1234567890', 'SAVINGS' from bank`;
const PEOPLE = `insert into contact_person (partner_id, role, first_name, last_name, email)
  values ($1, 'AUTHORIZED_SIGNATORY', 'Ana', 'Cruz', 'signs@example.test'), ($1, 'CONTACT_PERSON', 'Ben', 'Reyes', $2)`;
const DOCUMENTS = `with f as (insert into file (owner_id, partner_id, purpose, name, media_type, size, sha256, storage_key)
    select min(u.id), $1::bigint, 'document', c || '.pdf', 'application/pdf', 1, repeat('0', 64), 'made/' || $1 || '/' || c
    from user_account u cross join unnest($2::text[]) c group by c returning id, name)
  insert into document (partner_id, code, file_id) select $1::bigint, replace(name, '.pdf', ''), id from f`;
const RATES = `insert into mdr_rate (partner_id, merchant_id, type, rate, effective_from)
  values ($1, $2, 'HCPAY', 2.5, date '2026-01-05')`;

const HAND = `insert into audit.hand (record, record_id, partner_id, user_id, person, what, at, xid)
  select $1, $2, $3, id, username, $4, now(), pg_current_xact_id() from user_account where username = $5`;

let made = 0;

const coded = (status: ApplicationStatus, code: string): string | null =>
  ['A', 'I', 'B', 'C'].includes(status) ? code : null;

/** Makes an application as the migrator: the partner's contact person is contact.<n>@example.test. */
export const makeApplication = async (
  admin: pg.Client,
  { isComplete = true, stores = [], entity = 'CORPORATION', ...partner }: MadePartner = {},
): Promise<MadeApplication> => {
  const n = ++made;
  const idOf = async (text: string, values: unknown[]): Promise<string> =>
    (await admin.query<{ id: string }>(text, values)).rows[0]?.id ?? '';
  const by = ({
    submittedBy = 'sales.admin',
    editedBy = null,
    submittedAt = '2026-11-19T02:00:00Z',
  }: Made) => [submittedBy, editedBy, submittedAt];
  const name = `Made Partner ${n}`;
  const { status = 'SUBMITTED', workflow = null } = partner;
  const partnerId = await idOf(PARTNER, [
    name,
    coded(status, `MADE-${n}`),
    status,
    workflow,
    entity,
    `SK-2026-9${String(n).padStart(5, '0')}`,
    ...by(partner),
  ]);
  if (isComplete) {
    await admin.query(BANK, [partnerId]);
    await admin.query(PEOPLE, [partnerId, `contact.${n}@example.test`]);
    await admin.query(DOCUMENTS, [partnerId, ['SEC', 'BIR_2303', 'SIGNATORY_ID']]);
  }
  await admin.query(RATES, [partnerId, null]);
  // What their verbs would leave: whoever handed in or edited has their hands in it.
  const noteHands = async (record: 'partner' | 'merchant', id: string, { submittedBy, editedBy }: Made) => {
    const values = [record, id, partnerId];
    if (submittedBy) await admin.query(HAND, [...values, 'submit', submittedBy]);
    if (editedBy) await admin.query(HAND, [...values, 'edit', editedBy]);
  };
  await noteHands('partner', partnerId, partner);
  const storeIds: string[] = [];
  for (const [at, store] of stores.entries()) {
    const standing = { status: store.status ?? 'SUBMITTED', workflow: store.workflow ?? null };
    const code = coded(standing.status, `MADE-${n}-${at}`);
    const values = [
      partnerId,
      `Made Store ${n}.${at}`,
      code,
      standing.status,
      standing.workflow,
      ...by(store),
    ];
    const storeId = await idOf(STORE, values);
    storeIds.push(storeId);
    await admin.query(RATES, [partnerId, storeId]);
    await noteHands('merchant', storeId, store);
  }
  return { partnerId, storeIds, name };
};

/** Where a record stands in the database. */
export const standingOf = async (admin: pg.Client, table: 'partner' | 'merchant', id: string) => {
  const { rows } = await admin.query(`select status, workflow_status, version from ${table} where id = $1`, [
    id,
  ]);
  return rows[0] as { status: string; workflow_status: string | null; version: number };
};

/** Status and workflow as one text, `SUBMITTED/none`. */
export const inShort = async (
  admin: pg.Client,
  table: 'partner' | 'merchant',
  id: string,
): Promise<string> => {
  const { status, workflow_status } = await standingOf(admin, table, id);
  return `${status}/${workflow_status ?? 'none'}`;
};
