import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#tests/support/app/app.ts';
import { APPROVAL_WAYS, CONTRIBUTIONS } from './approvalKinds.ts';
import type { Asked, SecondPersonKind } from './kind.ts';
import { type Accounts, lineageOf, links, makeAccounts } from './lineage.ts';
import { REVIEW_WAYS } from './reviewKinds.ts';
import { type Stage, setStage } from './stage.ts';
import { ACCOUNT_WAYS, USER_REQUEST_WAYS } from './userRequestKinds.ts';

/** Nobody signs in there: only that one is set up counts. */
const PROVIDER = { issuer: 'https://id.example', clientId: 'suki', clientSecret: 'secret', acrValues: [] };

type Kinds = Readonly<Record<string, SecondPersonKind>>;
const named = (what: string, kinds: Kinds): Kinds =>
  Object.fromEntries(Object.entries(kinds).map(([name, kind]) => [`${what} ${name}`, kind]));
const KINDS: Kinds = {
  ...named('a change of kind', APPROVAL_WAYS),
  ...CONTRIBUTIONS,
  ...REVIEW_WAYS,
  ...named('a user request of kind', USER_REQUEST_WAYS),
  ...ACCOUNT_WAYS,
};

const FOUND = `select distinct a.id::text as one, b.id::text as other from user_account a
  cross join lateral unnest(one_person_with(a.id)) as b(id) where a.id = any ($1) and b.id = any ($1)`;

interface Runs {
  /** How often it is compared who is one person. */
  lineages: number;
  /** How often each kind is asked for. */
  requests: number;
}

/**
 * Draws how accounts are connected. Every account of the maker's person then decides on what the maker asked for, which is refused and
 * changes nothing, and after them an independent one, which finishes it.
 */
export const describeLineage = ({ lineages, requests }: Runs): void => {
  let app: TestApp;
  let stage: Stage;
  let accounts: Accounts;
  beforeAll(async () => {
    // With workers: they write what is approved of an import.
    app = await startTestApp({ jobs: true, config: { identityProvider: PROVIDER } });
    stage = await setStage(app);
    accounts = await makeAccounts(app);
  });
  afterAll(() => app.stop());

  const decision = async ({ decide, isOffered }: Asked, checker: string) => {
    const offered = await isOffered?.(checker);
    const { status, body } = await decide(checker);
    return { checker, offered, status, error: body.error };
  };

  describe('two accounts of any lineage', () => {
    it('are one person where the rule says so, and two everywhere else', async () => {
      const { ids, write } = accounts;
      await fc.assert(
        fc.asyncProperty(links, async (drawn) => {
          const isOne = await write(drawn);
          const found = await stage.rows(FOUND, [ids]);
          const expected = ids.flatMap((one, at) =>
            ids.flatMap((other, to) => (isOne(at, to) ? [`${one}-${other}`] : [])),
          );
          expect(found.map(({ one, other }) => `${one}-${other}`).sort()).toEqual(expected.sort());
        }),
        { numRuns: lineages },
      );
    });

    it.each(Object.entries(KINDS))(
      'never pass %s as one person, and finish it as two',
      async (_, { ask, makers = 'staff', refusal = 'rule_own_request' }) => {
        const { names, staffCount, write } = accounts;
        const staff = names.slice(0, staffCount);
        await fc.assert(
          fc.asyncProperty(lineageOf(makers), fc.nat(), async ({ maker, links: drawn }, pick) => {
            const isOne = await write(drawn);
            const asked = await ask(stage, names[maker] ?? '');
            const before = await asked.stored();
            const own = { offered: asked.isOffered && false, status: 422, error: refusal };
            for (const checker of staff.filter((_name, at) => isOne(maker, at)))
              expect(await decision(asked, checker)).toEqual({ checker, ...own });
            expect(await asked.stored()).toEqual(before);
            const others = staff.filter((_name, at) => !isOne(maker, at));
            const checker = others[pick % others.length];
            if (checker === undefined) return;
            const done = { offered: asked.isOffered && true, status: 200, error: undefined };
            expect(await decision(asked, checker)).toEqual({ checker, ...done });
            expect(await asked.stored()).not.toEqual(before);
          }),
          { numRuns: requests },
        );
      },
      240_000,
    );
  });
};
