import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#tests/support/app/app.ts';
import { makePerson } from '#tests/support/people.ts';
import { roleBody } from '#tests/support/roles.ts';
import { approvalBench } from './approvalBench.ts';

const NAMES = ['ada', 'ben', 'cez', 'dan', 'eva', 'fil'].map((name) => `${name}.cruz`);
const ROLES = ['HCPC_SALES_ADMIN', 'HCPC_SBO_REVIEW'];
const RATE = { type: 'HCPAY', mdrRate: '2', effectiveFrom: '2026-11-21' };

let app: TestApp;
let bench: ReturnType<typeof approvalBench>;
let ids: string[];
beforeAll(async () => {
  app = await startTestApp();
  bench = approvalBench(app);
  await app.admin.query(`update partner set status = 'A', workflow_status = null where id = 1`);
  ids = [];
  for (const username of NAMES) ids.push(await makePerson(app, { username, roles: ROLES }));
});
afterAll(() => app.stop());

const rows = async (text: string, values: unknown[] = []) => (await app.admin.query(text, values)).rows;

/** How two accounts came to be; by their places among NAMES. */
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
interface Link {
  of: number;
  by: number;
  cause: (typeof CAUSES)[number];
}
const links = fc.array(
  fc
    .record({ of: fc.nat(5), by: fc.nat(5), cause: fc.constantFrom(...CAUSES) })
    .filter(({ of, by }) => of !== by),
  { maxLength: 6 },
);

const TIE = `insert into account_tie (account_id, by_id, cause, at, confirmed_by, confirmed_at)
  values ($1, $2, $3, now() - $4::interval, $5, case when $5::text is not null then now() end)`;
const SET = 'update user_account set mobile_number = $2, email = $3 where id = $1';

/** Writes the lineage, and tells who is one person by a model of its own. */
const lay = async (drawn: readonly Link[]) => {
  await rows('delete from account_tie');
  const mobiles = ids.map((_, at) => `63917000${String(at).padStart(4, '0')}`);
  const mailboxes = NAMES.map((name) => name);
  for (const { of, by, cause } of drawn) {
    if (cause === 'mobile') mobiles[of] = mobiles[by] ?? '';
    if (cause === 'mailbox') mailboxes[of] = mailboxes[by] ?? '';
  }
  await rows(SET.replace('$2', 'null').replace('$3', 'null').replace('= $1', '= any ($1)'), [ids]);
  for (const [at, id] of ids.entries())
    await rows(SET, [id, mobiles[at], `${mailboxes[at]}+${at}@example.test`]);
  const ties = drawn.filter(({ cause }) => cause !== 'mobile' && cause !== 'mailbox');
  for (const { of, by, cause } of ties)
    await rows(TIE, [
      ids[of],
      ids[by],
      cause.startsWith('made') ? 'made' : cause.startsWith('reset') ? 'reset' : 'rights',
      cause === 'resetLongAgo' ? '8 days' : cause === 'made' ? '400 days' : '6 days',
      cause.endsWith('Confirmed') ? 'somebody' : null,
    ]);
  // A person is all that is reached by numbers, mailboxes and makers; help goes one step from there.
  const person = ids.map((_, at) => at);
  const join = (one: number, other: number) => {
    const [kept, gone] = [person[one], person[other]];
    for (const [at, own] of person.entries()) if (own === gone) person[at] = kept ?? at;
  };
  for (const one of ids.keys())
    for (const other of ids.keys())
      if (mobiles[one] === mobiles[other] || mailboxes[one] === mailboxes[other]) join(one, other);
  for (const { of, by, cause } of drawn) if (cause === 'made') join(of, by);
  const helped = drawn.filter(({ cause }) => cause === 'reset' || cause === 'rights');
  return (one: number, other: number): boolean =>
    person[one] === person[other] ||
    helped.some(({ of, by }) => {
      const pair = [person[of], person[by]];
      return pair.includes(person[one]) && pair.includes(person[other]);
    });
};

/** Asks for something as one account and approves it as another, of each engine; answers what was said to the second. */
const KINDS: Readonly<
  Record<string, (maker: string, checker: string) => Promise<[number, string | undefined]>>
> = {
  'a rate': async (maker, checker) => {
    await bench.clear();
    const { body } = await bench.changeRates(maker, ['partners', '1'], [RATE]);
    const answer = await bench.decide(checker, 'approve', body.data.approvalRequestId);
    return [answer.status, answer.body.error];
  },
  'an access role': async (maker, checker) => {
    await bench.clear();
    await rows(`update access_role set permissions = '{PAR_VIEW}' where name = 'HCPC_ONLINE_VIEW'`);
    const [{ id, version }] = await rows(
      `select id, version from access_role where name = 'HCPC_ONLINE_VIEW'`,
    );
    const { body } = await app.call('POST', `/api/access-role-management/${id}`, {
      as: maker,
      body: roleBody('HCPC_ONLINE_VIEW', ['PAR_VIEW', 'PT_EDIT']),
      headers: { 'If-Match': String(version) },
    });
    const answer = await bench.decide(checker, 'approve', body.data.approvalRequestId);
    return [answer.status, answer.body.error];
  },
  'a role of staff': async (maker, checker) => {
    await rows('delete from user_request');
    await rows(`delete from user_access_role h using access_role a, user_account u
      where a.id = h.access_role_id and u.id = h.user_id and a.name = 'HCPC_FINANCE_VIEW' and u.username = 'loyalty.editor'`);
    const [{ id, version }] = await rows(
      `select id, version from user_account where username = 'loyalty.editor'`,
    );
    const asked = await app.call('POST', `/api/user-account/${id}/change-access`, {
      as: maker,
      body: { roles: ['HCPC_LOYALTY_EDIT', 'HCPC_FINANCE_VIEW'] },
      headers: { 'If-Match': String(version) },
    });
    expect(asked.status, JSON.stringify(asked.body)).toBe(200);
    const [request] = await rows('select id from user_request');
    const answer = await app.call('POST', `/api/user-account/${request.id}/approve-request`, { as: checker });
    return [answer.status, answer.body.error];
  },
};

describe('accounts of whatever lineage', () => {
  it('are one person where the rule says so, and two everywhere else', async () => {
    await fc.assert(
      fc.asyncProperty(links, async (drawn) => {
        const isOne = await lay(drawn);
        const found = await rows(
          'select a.id::text as one, b.id::text as other from user_account a, user_account b where a.id = any ($1) and b.id = any ($1) and b.id = any (one_person_with(a.id))',
          [ids],
        );
        const expected = ids.flatMap((one, at) =>
          ids.flatMap((other, to) => (isOne(at, to) ? [`${one}-${other}`] : [])),
        );
        expect(found.map(({ one, other }) => `${one}-${other}`).sort()).toEqual(expected.sort());
      }),
      { numRuns: 60 },
    );
  });

  it.each(Object.entries(KINDS))(
    'never approve %s of their own person, and finish it as two',
    async (_, run) => {
      await fc.assert(
        fc.asyncProperty(links, fc.nat(5), fc.nat(5), async (drawn, maker, checker) => {
          const isOne = await lay(drawn);
          const answer = await run(NAMES[maker] ?? '', NAMES[checker] ?? '');
          expect(answer).toEqual(isOne(maker, checker) ? [422, 'rule_own_request'] : [200, undefined]);
        }),
        { numRuns: 15 },
      );
    },
  );
});
