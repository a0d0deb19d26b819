import type { APIRequestContext } from '@playwright/test';
import type { UserDetails } from '#contract/session.ts';
import { DEMO_ACCOUNTS } from '#server/seed/users.ts';
import { signInTo } from '#tests/support/app/demoSignIn.ts';
import { guardFor } from '../../src/providers/guard.ts';
import { sample } from '../support/drawn.ts';
import { expect, test } from './setup/journey.ts';
import { officePagesOn, PUBLIC_PAGES, type Seen } from './setup/pages.ts';
import { REFUSAL, readyToWalk, walk } from './setup/walk.ts';

/** A record that the account sees of each type: a store with its partner, and an application; the demo's first where it sees none. */
const recordsOf = async (request: APIRequestContext, token: string): Promise<Seen> => {
  const first = async (path: string) => {
    const answer = await request.get(path, { headers: { authorization: `Bearer ${token}` } });
    return answer.ok() ? (await answer.json()).data.list[0] : undefined;
  };
  const store = await first('/api/merchants?limit=1');
  const application = await first('/api/partner-management/applications?limit=1');
  const payment = await first('/api/transactions?limit=1');
  const payout = await first('/api/finance-management/payouts?limit=1');
  const file = await first('/api/finance-management/payout-files?limit=1');
  const certificate = await first('/api/finance-management/certificates?limit=1');
  return {
    certificates: certificate?.id ?? '1',
    payoutFiles: file?.id ?? '1',
    payments: payment?.id ?? '1',
    payouts: payout?.id ?? '1',
    partners: store?.partnerId ?? '1',
    merchants: store?.id ?? '1',
    applications: application?.partnerId ?? store?.partnerId ?? '1',
  };
};

const isRefused = (path: string, user: UserDetails): boolean => {
  const { decision } = guardFor(path, user);
  return decision.kind === 'redirect' && decision.to === REFUSAL;
};

const isUnknown = (path: string, user: UserDetails): boolean =>
  guardFor(path, user).decision.kind === 'notFound';

/** One account of each set of rights: what a colleague with the same rights sees differs by records alone. */
const rights = ({ roles, level }: (typeof DEMO_ACCOUNTS)[number]) => `${level} ${[...roles].sort()}`;
const ACCOUNTS = [...Map.groupBy(DEMO_ACCOUNTS, rights).values()].flatMap(([first]) => first ?? []);
/** Pages that an account may not open all show the same: a few are opened, the guard's own tests try each. */
const REFUSED = 5;

for (const { username } of ACCOUNTS)
  test(`every page with every tab and type says something to ${username}, and every link leads to one`, async ({
    page,
    portal,
  }) => {
    // Many pages, each of which may take as long as a step of a journey.
    test.setTimeout(600_000);
    const { accessToken, user } = await signInTo(page.request, username);
    const all = officePagesOn(await recordsOf(page.request, accessToken));
    const few = sample(
      all.filter((path) => isRefused(path, user)),
      REFUSED,
    );
    const paths = all.filter((path) => !isRefused(path, user) || few.includes(path));
    // Staff sits at a desk; partners and stores hold a phone.
    if (user.type === 'INTERNAL') await page.setViewportSize({ width: 1440, height: 900 });
    await readyToWalk(page);
    await portal.open('/');
    const { looks, links } = await walk(page, paths, PUBLIC_PAGES);
    expect(looks.filter(({ wrong }) => wrong.length > 0)).toEqual([]);
    const refused = looks.filter(({ pathname }) => pathname === REFUSAL).map(({ path }) => path);
    const walked = looks.map(({ path }) => path);
    expect(refused).toEqual(walked.filter((path) => path === REFUSAL || isRefused(path, user)));
    expect(links.filter((path) => isRefused(path, user))).toEqual([]);
    expect(links.filter((path) => isUnknown(path, user))).toEqual([]);
    // What was asked for beside the links may name records that do not belong together.
    const missing = looks.filter(({ path, isMissing }) => isMissing && !paths.includes(path));
    expect(missing).toEqual([]);
  });
