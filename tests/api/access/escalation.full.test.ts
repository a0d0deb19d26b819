import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readWorld } from '#tests/access/escalation/holdings.ts';
import { wrongBetween } from '#tests/access/escalation/oracle.ts';
import { BY_NOBODY, type Drawn, STEPS } from '#tests/access/escalation/steps.ts';
import { beginSession } from '#tests/access/generatedUsers.ts';
import { startTestApp, type TestApp } from '#tests/support/app/app.ts';
import { makePerson, newUser } from '#tests/support/people.ts';

const STEP_COUNT = 600;
const SEED = Number(process.env.FUZZ_SEED ?? 20_261_124);
/** How many steps before a wrong one are told. */
const TOLD = 15;

const STAFF_ROLES = {
  'Clerks of accounts': ['UR_VIEW', 'UR_CREATE', 'UR_EDIT'],
  'Keepers of roles': ['UM_VIEW_ACCESS_ROLE', 'UM_CREATE_ACCESS_ROLE', 'UM_EDIT_ACCESS_ROLE'],
  'Above support': ['FM_EDIT_RS', 'PT_EDIT'],
};
const PARTNER_ROLES = { 'Clerks of partners': ['UR_VIEW', 'UR_CREATE', 'UR_EDIT', 'UM_EDIT_ACCESS_ROLE'] };
const MADE = [
  { username: 'clerk.accounts', roles: ['Clerks of accounts'] },
  { username: 'keeper.roles', roles: ['Keepers of roles'] },
  { username: 'clerk.keeper', roles: ['Clerks of accounts', 'Keepers of roles', 'HCPC_OPERATIONS_VIEW'] },
  { username: 'above.support', roles: ['Above support', 'Clerks of accounts'] },
  { username: 'clerk.partner', roles: ['Clerks of partners'], isExternal: true },
];
// Whoever may do most is asked most often.
const ACTORS = [
  ...MADE.map(({ username }) => username),
  ...[
    'sales.admin',
    'sales.admin',
    'sales.admin',
    'it.support',
    'it.support',
    'it.support',
    'clerk.keeper',
    'clerk.keeper',
  ],
  ...[
    'partner.admin',
    'partner.admin',
    'other.partner',
    'head.office',
    'store.manager',
    'frontliner',
    'finance.officer',
  ],
];
/** Suspended actors come back of themselves now and then: else after a while nobody would be left to try anything. */
const WAKE = `update user_account set status = 'ACTIVE' where username = $1 and status = 'SUSPENDED'`;

// No value is likelier than another: edge cases of numbers mean nothing here.
const anyStep = fc.noBias(
  fc.record({
    step: fc.nat(STEPS.length - 1),
    actor: fc.nat(ACTORS.length - 1),
    target: fc.nat(9_999),
    chance: fc.nat(9_999),
    other: fc.nat(9_999),
    some: fc.array(fc.nat(9_999), { minLength: 5, maxLength: 5 }),
  }),
);

let app: TestApp;
const tokens = new Map<string, string>();
const trace: string[] = [];
/** How often each step was let through. */
const done = new Map<string, number>();

beforeAll(async () => {
  app = await startTestApp({ jobs: true });
  for (const [isExternal, roles] of [
    [false, STAFF_ROLES],
    [true, PARTNER_ROLES],
  ] as const)
    for (const [name, permissions] of Object.entries(roles))
      await app.admin.query('insert into access_role (name, is_external, permissions) values ($1, $2, $3)', [
        name,
        isExternal,
        permissions,
      ]);
  for (const person of MADE) await makePerson(app, person);
  await app.admin.query(
    `insert into separation_rule (one, other, reason) values ('HC_PROTECT_CREATE', 'UR_EDIT', 'Two pairs of eyes')`,
  );
});
afterAll(() => app.stop());

/** The session of an actor who may be signed in: another one when what was done to them ended the last. Null for whoever is suspended. */
const tokenOf = async (username: string, id: string, isActive: boolean): Promise<string | null> => {
  if (!isActive) return null;
  const known = tokens.get(username);
  if (known && (await app.call('GET', '/api/user/user-level', { as: known })).status === 200) return known;
  const { accessToken } = await beginSession(app, id);
  tokens.set(username, accessToken);
  return accessToken;
};

const take = async (drawn: Drawn & { step: number }, number: number): Promise<string[]> => {
  const [name, step] = STEPS[drawn.step] ?? STEPS[0] ?? [];
  const username = ACTORS[drawn.actor] ?? '';
  if (!name || !step) return [];
  if (drawn.chance % 2) await app.admin.query(WAKE, [username]);
  const before = await readWorld(app);
  const actor = [...before.people.values()].find((one) => one.username === username);
  const token = actor && (await tokenOf(username, actor.id, actor.isActive));
  const isNobodys = BY_NOBODY.has(name);
  if (!isNobodys && !token) return [];
  await app.clearLimits();
  const answer = await step({ ...drawn, app, number, as: isNobodys ? undefined : (token ?? undefined) });
  if (!answer) return [];
  if (answer.status < 300) done.set(name, (done.get(name) ?? 0) + 1);
  trace.push(
    `${number} ${isNobodys ? 'nobody' : username}: ${name} ${JSON.stringify(drawn)} → ${answer.status} ${answer.body?.error ?? ''}`,
  );
  const fault = answer.status >= 500 ? [`${name}: ${JSON.stringify(answer.body)}`] : [];
  return [...fault, ...wrongBetween(before, await readWorld(app), isNobodys ? null : (actor?.id ?? null))];
};

describe(`${STEP_COUNT} steps of random people (FUZZ_SEED=${SEED})`, () => {
  it('give nobody more than the kept list says', { timeout: 180_000 }, async () => {
    for (const [number, drawn] of fc.sample(anyStep, { numRuns: STEP_COUNT, seed: SEED }).entries()) {
      const wrong = await take(drawn, number);
      expect(wrong, `\nFUZZ_SEED=${SEED}\n${trace.slice(-TOLD).join('\n')}\n`).toEqual([]);
    }
  });

  it('get through: most of them succeed now and then', () => {
    process.stdout.write(`escalation seed ${SEED}: ${JSON.stringify([...done])}\n`);
    for (const name of [
      'invite',
      'change access',
      'edit a role',
      'approve',
      'create a role',
      'import people',
    ])
      expect(done.get(name) ?? 0, name).toBeGreaterThan(1);
  });
});

describe('somebody of single stores who may make accounts', () => {
  it('is told that they make none, instead of meeting the database', async () => {
    const id = await makePerson(app, { username: 'store.maker', roles: ['PARTNER_ADMIN'], isExternal: true });
    await app.admin.query(`update user_account set access_level = 'MERCHANT' where id = $1`, [id]);
    const { accessToken: as } = await beginSession(app, id);
    const emailAddress = 'made.in.store@example.test';
    const answer = await app.call('POST', '/api/user/v2/register', { as, body: newUser({ emailAddress }) });
    expect([answer.status, answer.body.error]).toEqual([403, 'forbidden']);
  });
});
