import fc from 'fast-check';
import type { TestApp } from '#tests/support/app/app.ts';
import { makePerson } from '#tests/support/people.ts';

const STAFF = ['ada', 'ben', 'cez', 'dan', 'eva', 'fil'].map((name) => `${name}.cruz`);
const OF_PARTNER = ['gil.cruz', 'hal.cruz'];
/** Together they hold every right that asks for or decides on anything that takes two people. */
const ROLES = ['HCPC_SALES_ADMIN', 'HCPC_SBO_REVIEW', 'HCPC_ANTIFRAUD_REVIEW', 'HCPC_LOYALTY_EDIT'];

/** How two accounts came to be connected. */
const CAUSES = [
  'made',
  'madeConfirmed',
  'reset',
  'rights',
  'resetLongAgo',
  'rightsConfirmed',
  'mobile',
  'mailbox',
] as const;
export interface Link {
  /** Places among the accounts. */
  of: number;
  by: number;
  cause: (typeof CAUSES)[number];
}

const any = fc.nat(STAFF.length + OF_PARTNER.length - 1);
const link = (of: fc.Arbitrary<number>, by: fc.Arbitrary<number>): fc.Arbitrary<Link> =>
  fc.record({ of, by, cause: fc.constantFrom(...CAUSES) }).filter((one) => one.of !== one.by);
export const links = fc.array(link(any, any), { maxLength: 7 });

/** Who asks, and links of which the first connects them to somebody on the staff. */
const linksFrom = (maker: number) => {
  const [own, staff] = [fc.constant(maker), fc.nat(STAFF.length - 1)];
  return fc
    .tuple(fc.oneof(link(own, staff), link(staff, own)), links)
    .map(([first, others]) => ({ maker, links: [first, ...others] }));
};
/** An account that asks, and how all of them came to be connected. */
export const lineageOf = (makers: 'staff' | 'partner') =>
  fc
    .nat((makers === 'staff' ? STAFF : OF_PARTNER).length - 1)
    .map((at) => (makers === 'staff' ? at : STAFF.length + at))
    .chain(linksFrom);

const TIES = `insert into account_tie (account_id, by_id, cause, at, confirmed_by, confirmed_at)
  select of_id, by_id, cause, now() - days * interval '1 day', confirmed_by, case when confirmed_by is not null then now() end
  from jsonb_to_recordset($1) as t(of_id bigint, by_id bigint, cause text, days integer, confirmed_by text)`;
const CONTACTS = `update user_account u set mobile_number = c.mobile, email = c.email
  from jsonb_to_recordset($1) as c(id bigint, mobile text, email text) where u.id = c.id`;
const IN_STORE = `with placed as (
    update user_account set access_level = 'MERCHANT' where id = any ($1) returning id, partner_id
  ) insert into user_merchant (user_id, partner_id, merchant_id, is_primary)
  select p.id, p.partner_id, (select min(m.id) from merchant m where m.partner_id = p.partner_id and m.status = 'A'), true from placed p`;

const tieOf = (ids: readonly string[], { of, by, cause }: Link) => ({
  of_id: ids[of],
  by_id: ids[by],
  cause: cause.startsWith('made') ? 'made' : cause.startsWith('reset') ? 'reset' : 'rights',
  // A maker stays one for good, help counts for a week.
  days: cause === 'resetLongAgo' ? 8 : cause === 'made' ? 400 : 6,
  confirmed_by: cause.endsWith('Confirmed') ? 'somebody' : null,
});

const isContact = ({ cause }: Link): boolean => cause === 'mobile' || cause === 'mailbox';

/**
 * The model: a person is all that is reached by numbers, mailboxes and makers; help goes one step from there.
 * `keys` are what accounts sign in by: those with one in common are one person's.
 */
const modelOf = (keys: readonly (readonly string[])[], drawn: readonly Link[]) => {
  const person = keys.map((_, at) => at);
  const join = (one: number, other: number) => {
    const [kept, gone] = [person[one], person[other]];
    for (const [at, own] of person.entries()) if (own === gone) person[at] = kept ?? at;
  };
  for (const [one, own] of keys.entries())
    for (const [other, theirs] of keys.entries())
      if (own.some((key) => theirs.includes(key))) join(one, other);
  for (const { of, by, cause } of drawn) if (cause === 'made') join(of, by);
  const helped = drawn.filter(({ cause }) => cause === 'reset' || cause === 'rights');
  return (one: number, other: number): boolean =>
    person[one] === person[other] ||
    helped.some(({ of, by }) => {
      const pair = [person[of], person[by]];
      return pair.includes(person[one]) && pair.includes(person[other]);
    });
};

/** Makes the accounts in a test app: staff who hold every right, and people of a store of the first partner. */
export const makeAccounts = async (app: TestApp) => {
  const ids: string[] = [];
  for (const username of STAFF) ids.push(await makePerson(app, { username, roles: ROLES }));
  for (const username of OF_PARTNER)
    ids.push(await makePerson(app, { username, roles: ['STORE_MANAGER'], isExternal: true }));
  await app.admin.query(IN_STORE, [ids.slice(STAFF.length)]);
  let turn = 0;

  /** Writes how the accounts are connected. Returns whether two of them are one person, by the model. */
  const write = async (drawn: readonly Link[]) => {
    // Numbers and mailboxes of a turn: an account that a turn before made is nobody's.
    turn += 1;
    const mobiles = ids.map((_, at) => `63917${String(turn * 10 + at).padStart(7, '0')}`);
    const mailboxes = ids.map((_, at) => `turn${turn}.${at}`);
    for (const { of, by, cause } of drawn) {
      if (cause === 'mobile') mobiles[of] = mobiles[by] ?? '';
      if (cause === 'mailbox') mailboxes[of] = mailboxes[by] ?? '';
    }
    const contacts = ids.map((id, at) => ({
      id,
      mobile: mobiles[at],
      email: `${mailboxes[at]}+${at}@example.test`,
    }));
    await app.admin.query('delete from account_tie');
    await app.admin.query(CONTACTS, [JSON.stringify(contacts)]);
    const ties = drawn.filter((one) => !isContact(one)).map((one) => tieOf(ids, one));
    await app.admin.query(TIES, [JSON.stringify(ties)]);
    const keys = ids.map((_, at) => [mobiles[at] ?? '', mailboxes[at] ?? '']);
    return modelOf(keys, drawn);
  };

  return { ids, names: [...STAFF, ...OF_PARTNER], staffCount: STAFF.length, write };
};
export type Accounts = Awaited<ReturnType<typeof makeAccounts>>;
