import fc from 'fast-check';
import type { UserDetails } from '#contract/session.ts';
import { MODULE_PERMISSIONS, MODULES, RESERVED_ROLES, type UserType } from '#domain/permissions.ts';
import { newToken, tokenHash } from '#server/signIn/tokensAndCodes.ts';
import type { TestApp } from '../support/app/app.ts';

/** Somebody with roles and modules that nobody chose. */
export interface GeneratedUser {
  id: string;
  username: string;
  type: UserType;
  roles: readonly string[];
  off: readonly string[];
  granted: readonly string[];
}

const ROLES = 40;
const MOST_ROLES = 3;
const CODES = MODULES.map(({ code }) => code);

const anyRole = fc.record({
  isExternal: fc.boolean(),
  isEnabled: fc.integer({ max: 9 }).map((one) => one % 10 !== 0),
  permissions: fc.subarray([...MODULE_PERMISSIONS], { minLength: 1, maxLength: 8 }),
});

const anyUser = fc.record({
  isExternal: fc.boolean(),
  isOfStores: fc.boolean(),
  picks: fc.uniqueArray(fc.nat(9_999), { maxLength: MOST_ROLES }),
  off: fc.subarray(CODES, { maxLength: 3 }),
  granted: fc.subarray(CODES, { maxLength: 2 }),
});
type Drawn = typeof anyUser extends fc.Arbitrary<infer T> ? T : never;

const INSERT_ROLE =
  'insert into access_role (name, is_external, is_enabled, permissions) values ($1, $2, $3, $4)';
const INSERT_USER = `insert into user_account (username, type, access_level, partner_id, first_name, last_name, email)
  select $1::text, $2, $3, case when $2 = 'EXTERNAL' then partner_id end, 'Generated', 'Person', $1::text || '@example.test'
  from user_account where username = 'store.manager' returning id`;
const STORES = `insert into user_merchant (user_id, partner_id, merchant_id, is_primary)
  select $1, s.partner_id, s.merchant_id, s.is_primary from user_merchant s join user_account u on u.id = s.user_id where u.username = 'store.manager'`;
const HOLD =
  'insert into user_access_role (user_id, access_role_id) select $1, id from access_role where name = any ($2::citext[])';
const MODULE = `insert into user_module (user_id, partner_id, module_code, state)
  select u.id, u.partner_id, code, $3 from user_account u, unnest($2::text[]) as m(code) where u.id = $1`;

const makeRoles = async (
  { admin }: TestApp,
  seed: number,
): Promise<{ name: string; isExternal: boolean }[]> => {
  const drawn = fc.sample(anyRole, { numRuns: ROLES, seed });
  const made = drawn.map((role, at) => ({ ...role, name: `Generated role ${at}` }));
  for (const { name, isExternal, isEnabled, permissions } of made)
    await admin.query(INSERT_ROLE, [name, isExternal, isEnabled, permissions]);
  return [...RESERVED_ROLES, ...made];
};

const levelOf = ({ isExternal, isOfStores }: Drawn): string => {
  if (!isExternal) return 'ALL';
  return isOfStores ? 'MERCHANT' : 'PARTNER';
};

/** Makes this many users of both kinds in the first partner and among staff; the same ones for the same seed. */
export const makeGeneratedUsers = async (
  app: TestApp,
  count: number,
  seed: number,
): Promise<GeneratedUser[]> => {
  const { admin } = app;
  const all = await makeRoles(app, seed);
  const make = async (drawn: Drawn, at: number): Promise<GeneratedUser> => {
    const username = `generated.${at}`;
    const type = drawn.isExternal ? 'EXTERNAL' : 'INTERNAL';
    const ofKind = all.filter(({ isExternal }) => isExternal === drawn.isExternal);
    const roles = [...new Set(drawn.picks.map((pick) => ofKind[pick % ofKind.length]?.name ?? ''))];
    const granted = drawn.granted.filter((code) => !drawn.off.includes(code));
    const { rows } = await admin.query(INSERT_USER, [username, type, levelOf(drawn)]);
    const id: string = rows[0].id;
    await admin.query(HOLD, [id, roles]);
    await admin.query(MODULE, [id, drawn.off, 'off']);
    await admin.query(MODULE, [id, granted, 'granted']);
    if (levelOf(drawn) === 'MERCHANT') await admin.query(STORES, [id]);
    return { id, username, type, roles, off: drawn.off, granted };
  };
  const made: GeneratedUser[] = [];
  for (const [at, drawn] of fc.sample(anyUser, { numRuns: count, seed }).entries())
    made.push(await make(drawn, at));
  return made;
};

/** Begins a session as if its password had been given, which takes too long two hundred times; what is told then is what every tab is told. */
export const beginSession = async (
  { admin, call, clock }: TestApp,
  userId: string,
): Promise<{ accessToken: string; user: UserDetails }> => {
  const token = newToken();
  const now = clock.now();
  const family = crypto.randomUUID();
  const ends = new Date(now.getTime() + 3_600_000);
  await admin.query(
    'insert into session_family (id, user_id, created_at, expires_at) values ($1, $2, $3, $4)',
    [family, userId, now, ends],
  );
  await admin.query('insert into refresh_token (token_hash, family_id, issued_at) values ($1, $2, $3)', [
    tokenHash(token),
    family,
    now,
  ]);
  const { status, body } = await call('POST', '/api/refresh-token', { body: { refreshToken: token } });
  if (status !== 200) throw new Error(JSON.stringify(body));
  return body.data;
};
