import { Readable } from 'node:stream';
import type { TestApp } from '../support/app/runApp.ts';

/** The records that the suites ask for. */
export interface Records {
  /** The first partner and its first store: of partner.admin, head.office, accounting, store.manager, frontliner. */
  partnerId: string;
  merchantId: string;
  /** An account at the first store, nobody's. */
  userId: string;
  /** A role that may be edited. */
  accessRoleId: string;
  /** A finished job of sales.admin and its file. */
  jobId: string;
  fileId: string;
  bankId: string;
  /** A request for the first store, made by sales.admin and withdrawn since. */
  approvalRequestId: string;
  /** A document of the first partner and one of its first store, and the partner's contract. */
  partnerDocumentId: string;
  storeDocumentId: string;
  contractId: string;
  /** An open remark on the first partner. */
  remarkId: string;
  regionId: string;
  provinceId: string;
  cityId: string;
}

const INSERT_ROLE = `insert into access_role (name, is_external, permissions)
  values ('Sample role', false, '{UM_VIEW_ACCESS_ROLE}') returning id`;
const INSERT_USER = `with made as (
    insert into user_account (username, type, access_level, partner_id, first_name, last_name, email, mobile_number)
    values ('sample.person', 'EXTERNAL', 'MERCHANT', $1, 'Sample', 'Person', 'sample.person@example.test', '639000009999') returning id)
  insert into user_merchant (user_id, partner_id, merchant_id, is_primary) select id, $1, $2, true from made returning user_id as id`;
const INSERT_FILE = `insert into file (owner_id, purpose, name, media_type, size, sha256, storage_key)
  select id, 'export', 'roles.csv', 'text/csv', 4, repeat('0', 64), 'exports/sample.csv' from user_account where username = 'sales.admin' returning id`;
const INSERT_JOB = `insert into job (owner_id, kind, params, status, progress, file_id, ended_at)
  select owner_id, 'export', $2, 'done', 100, id, created_at from file where id = $1 returning id`;
const ORDER = { resource: 'access-roles', query: '', columns: ['role'], format: 'csv' };
const FIRST_STORE = `select m.partner_id as "partnerId", m.merchant_id as "merchantId" from user_merchant m
  join user_account u on u.id = m.user_id where u.username = 'store.manager'`;
const INSERT_APPROVAL = `insert into approval_request (kind, partner_id, merchant_id, subject, command, base_version, diff, state,
    maker_id, maker)
  select 'BANK_ACCOUNT', $1, $2, 'First store', '{}', 1, '[]', 'WITHDRAWN', id, username from user_account
  where username = 'sales.admin' returning id`;
const INSERT_DOCUMENT = `with f as (
    insert into file (owner_id, partner_id, merchant_id, purpose, name, media_type, size, sha256, storage_key)
    select id, $1::bigint, $2::bigint, 'document', 'sample.pdf', 'application/pdf', 4, repeat('0', 64), $3 from user_account
    where username = 'sales.admin' returning id)
  insert into document (partner_id, merchant_id, code, file_id) select $1::bigint, $2::bigint, 'DTI', id from f returning id`;
const INSERT_CONTRACT = `insert into partner_contract (partner_id, number, start_date, expiry_date)
  values ($1, 'CN-2026-999999', '2026-01-01', '2029-01-01') returning id`;
const INSERT_REMARK = `insert into review_remark (partner_id, section, message, created_by)
  values ($1, 'business-details', 'Sample remark', 'sbo.reviewer') returning id`;
const A_CITY = `select c.id as "cityId", c.province_id as "provinceId", c.region_id as "regionId" from city c
  where exists (select 1 from zip_code z where z.city_id = c.id) order by c.id limit 1`;

/** Looks up and makes the records, as the migrator. */
export const prepareRecords = async ({ admin, deps }: TestApp): Promise<Records> => {
  const one = async <R extends object>(text: string, values: unknown[] = []): Promise<R> => {
    const { rows } = await admin.query(text, values);
    if (!rows[0]) throw new Error(`no row: ${text}`);
    return rows[0] as R;
  };
  const role = await one<{ id: string }>(INSERT_ROLE);
  const file = await one<{ id: string }>(INSERT_FILE);
  const job = await one<{ id: string }>(INSERT_JOB, [file.id, ORDER]);
  const bank = await one<{ id: string }>('select id from bank order by id limit 1');
  const store = await one<Pick<Records, 'partnerId' | 'merchantId'>>(FIRST_STORE);
  const approval = await one<{ id: string }>(INSERT_APPROVAL, [store.partnerId, store.merchantId]);
  const user = await one<{ id: string }>(INSERT_USER, [store.partnerId, store.merchantId]);
  const document = async (merchantId: string | null, key: string) => {
    await deps.files.put(key, Readable.from(['%PDF']));
    return (await one<{ id: string }>(INSERT_DOCUMENT, [store.partnerId, merchantId, key])).id;
  };
  const contract = await one<{ id: string }>(INSERT_CONTRACT, [store.partnerId]);
  const remark = await one<{ id: string }>(INSERT_REMARK, [store.partnerId]);
  await deps.files.put('exports/sample.csv', Readable.from(['role']));
  return {
    ...store,
    ...(await one<Pick<Records, 'cityId' | 'provinceId' | 'regionId'>>(A_CITY)),
    userId: user.id,
    accessRoleId: role.id,
    fileId: file.id,
    jobId: job.id,
    bankId: bank.id,
    approvalRequestId: approval.id,
    partnerDocumentId: await document(null, 'samples/partner.pdf'),
    storeDocumentId: await document(store.merchantId, 'samples/store.pdf'),
    contractId: contract.id,
    remarkId: remark.id,
  };
};
