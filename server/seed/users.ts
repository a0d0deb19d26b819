import type pg from 'pg';
import { hashPassword } from '../signIn/passwordHash.ts';
import { createDemoNames } from './demoNames.ts';

export const DEMO_PASSWORD = 'Suki-demo-2026';

interface DemoAccount {
  username: string;
  /** One line for the start's list of accounts. */
  about: string;
  roles: readonly string[];
  /** EXTERNAL: which partner, counted from the first; with `store` only the first store of it. */
  partner?: 1 | 2;
  level: 'ALL' | 'PARTNER' | 'MERCHANT';
  needsSecondFactor?: boolean;
}

const SBO = ['HCPC_SBO_VIEW', 'HCPC_SBO_EDIT', 'HCPC_SBO_REVIEW'];

const staff = (username: string, about: string, ...roles: string[]): DemoAccount => ({
  username,
  about: `staff: ${about}`,
  roles,
  level: 'ALL',
});
const external = (
  username: string,
  about: string,
  level: 'PARTNER' | 'MERCHANT',
  partner: 1 | 2,
  role: string,
): DemoAccount => ({ username, about, roles: [role], level, partner });

/** The accounts of the demo; all have the password DEMO_PASSWORD. */
export const DEMO_ACCOUNTS: readonly DemoAccount[] = [
  staff('sales.admin', 'sales administration, every module', 'HCPC_SALES_ADMIN'),
  staff('sbo.reviewer', 'reviews applications', ...SBO),
  { ...staff('sbo.second', 'the same with a second factor', ...SBO), needsSecondFactor: true },
  staff('antifraud.reviewer', 'verifies risk', 'HCPC_ANTIFRAUD_VIEW', 'HCPC_ANTIFRAUD_REVIEW'),
  staff('loyalty.editor', 'promos', 'HCPC_LOYALTY_EDIT'),
  staff('finance.officer', 'finance', 'HCPC_FINANCE_EDIT'),
  staff('online.viewer', 'looks at partners', 'HCPC_ONLINE_VIEW'),
  staff('it.support', 'users and access roles', 'HCPC_ITAPP_SUPPORT'),
  external('partner.admin', 'first partner: administrator', 'PARTNER', 1, 'PARTNER_ADMIN'),
  external('head.office', 'first partner: head office', 'PARTNER', 1, 'HEAD_OFFICE_1'),
  external('accounting', 'first partner: accounting', 'PARTNER', 1, 'ACCOUNTING_FINANCE'),
  external('store.manager', 'first store: manager', 'MERCHANT', 1, 'STORE_MANAGER'),
  external('frontliner', 'first store: frontliner', 'MERCHANT', 1, 'STORE_FRONTLINER'),
  external('other.partner', 'second partner: administrator', 'PARTNER', 2, 'PARTNER_ADMIN'),
  { username: 'new.hire', about: 'no role yet', roles: [], level: 'MERCHANT' },
  // Behind the others, who stay who they are.
  staff('finance.second', 'the second person of finance', 'HCPC_FINANCE_EDIT'),
  staff('it.second', 'the second person of users and access roles', 'HCPC_ITAPP_SUPPORT'),
  staff('it.security', 'looks at users and access roles', 'HCPC_ITSECURITY_TEST'),
];

// They have been there for a while, so that the review of access has something to tell.
const OPENED_MS = 200 * 86_400_000;

const INSERT = `
with account as (
  insert into user_account (username, type, status, access_level, partner_id, person_id, employee_code, registration_code,
    first_name, middle_name, last_name, birth_date, email, mobile_number, needs_second_factor,
    created_at, created_by, updated_at, updated_by)
  values ($1, $2, 'ACTIVE', $3, (select id from partner order by id offset $4::int - 1 limit 1), $5, $6, $7,
    $8, $9, $10, $11, $12, $13, $14, $15, 'demo', $15, 'demo')
  returning id, partner_id, access_level
), roles as (
  insert into user_access_role (user_id, access_role_id)
  select account.id, r.id from account cross join access_role r where r.name = any ($16::citext[]) returning 1
), store as (
  insert into user_merchant (user_id, partner_id, merchant_id, is_primary)
  select a.id, a.partner_id, (select min(m.id) from merchant m where m.partner_id = a.partner_id), true
  from account a where a.access_level = 'MERCHANT' and a.partner_id is not null
), secret as (
  insert into credential (user_id, password_hash, changed_at) select id, $17, $15 from account
) select (select count(*) from roles)::int as roles`;

/**
 * Inserts the demo's accounts with their roles, scope and the shared password; once, on a database that has the roles,
 * partners and stores. Throws when a role is missing.
 */
export const seedUsers = async (client: pg.ClientBase, { now }: { now: Date }): Promise<void> => {
  const names = createDemoNames(15);
  const hash = await hashPassword(DEMO_PASSWORD);
  const opened = new Date(now.getTime() - OPENED_MS);
  for (const [index, account] of DEMO_ACCOUNTS.entries()) {
    const { username, level, partner, roles, needsSecondFactor = false } = account;
    const person = names.person();
    const number = String(index + 1).padStart(4, '0');
    const isStaff = level === 'ALL';
    const { rows } = await client.query<{ roles: number }>(INSERT, [
      username,
      isStaff ? 'INTERNAL' : 'EXTERNAL',
      level,
      // Without a partner the offset is null and would mean the first one.
      partner ?? 1_000_000,
      `P${number}`,
      isStaff ? `E${number}` : null,
      isStaff ? null : `R${number}`,
      person.firstName,
      person.middleName,
      [person.lastName, person.suffix].filter(Boolean).join(' '),
      names.birthDate(),
      `${username}@example.test`,
      `63900000${number}`,
      needsSecondFactor,
      opened,
      roles,
      hash,
    ]);
    if (rows[0]?.roles !== roles.length) throw new Error(`A role of ${username} is missing`);
  }
};
