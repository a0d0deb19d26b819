import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PermissionOfUser } from '#contract/people/users.ts';
import type { UserDetails } from '#contract/session.ts';
import { decideRoute } from '#domain/access/decideRoute.ts';
import { type PageRoute, ROUTES } from '#domain/pages.ts';
import { meets } from '#domain/permissions.ts';
import { type ContractCall, callsOf } from '#tests/access/contractCalls.ts';
import { beginSession, type GeneratedUser, makeGeneratedUsers } from '#tests/access/generatedUsers.ts';
import { PAGE_CALLS } from '#tests/access/pageCalls.ts';
import { fillPath } from '#tests/access/sampleRequests.ts';
import { startTestApp, type TestApp } from '#tests/support/app/app.ts';
import { menu } from '../../../src/App.tsx';
import { itemAt, menuFor } from '../../../src/components/shell/menuTable.ts';
import { guardFor, routeAt } from '../../../src/providers/guard.ts';

const USERS = 200;
/** How many of them ask for each call, at the least. */
const ASKERS = 15;
const SEED = Number(process.env.FUZZ_SEED ?? 20_261_124);

/** Calls that ask, even for a record that nobody knows, for more than their meta says: that of staff alone, or what a stage of the review needs. */
const ASK_MORE: ReadonlySet<string> = new Set([
  'documents.disablePartnerFile',
  'documents.disableMerchantFile',
  'promos.removePromoImage',
  'partners.generatePartnerReferenceNumber',
]);

const CALLS = callsOf().filter(({ meta }) => meta.access === 'permission');
/** Calls that each of them makes: in turn, so that all of them ask for every call. */
const ASKED = Math.ceil((ASKERS * CALLS.length) / USERS);
const PAGES = ROUTES.filter(({ access }) => access !== 'public');

/** What is said of one user, by each that says it. */
interface Said {
  user: GeneratedUser;
  details: UserDetails;
  explained: readonly PermissionOfUser[];
  own: readonly { permission: string }[];
  /** Of calls that were made: whether it was let in. */
  answers: ReadonlyMap<string, boolean>;
}

let app: TestApp;
const said: Said[] = [];
const codes = (rows: readonly { permission: string }[]): string[] =>
  rows.map(({ permission }) => permission).sort();
const heldBy = ({ explained }: Said): Set<string> =>
  new Set(explained.flatMap(({ permission, because }) => (because.length > 0 ? [permission] : [])));

/** Permission comes before all that a request says: nothing is sent with it, and only 403 is a refusal. */
const isLetIn = async ({ method, path, id }: ContractCall, token: string): Promise<boolean> => {
  const { status, body } = await app.call(method, fillPath(path), { as: token });
  if (status === 401 || status >= 500) throw new Error(`${id}: ${status} ${JSON.stringify(body)}`);
  return status !== 403;
};

/** What of the calls a user makes: those in turn. */
const turnOf = (at: number): ContractCall[] =>
  Array.from({ length: ASKED }, (_, step) => CALLS[(at * ASKED + step) % CALLS.length] as ContractCall);

const ask = async (user: GeneratedUser, at: number): Promise<Said> => {
  const { accessToken, user: details } = await beginSession(app, user.id);
  const explained = await app.call('GET', `/api/user-account/${user.id}/access`, { as: 'sales.admin' });
  const own = await app.call('GET', '/api/user/permissions', { as: accessToken });
  const answers = new Map<string, boolean>();
  for (const call of turnOf(at)) answers.set(call.id, await isLetIn(call, accessToken));
  return { user, details, explained: explained.body.data.list, own: own.body.data.list, answers };
};

beforeAll(async () => {
  app = await startTestApp();
  const users = await makeGeneratedUsers(app, USERS, SEED);
  for (const [at, user] of users.entries()) said.push(await ask(user, at));
}, 180_000);
afterAll(() => app.stop());

/** The first few users of whom something is wrong, with all that one needs to see why. */
const wrongOf = (find: (one: Said) => readonly string[]): string[] =>
  said
    .flatMap((one) => {
      const { username, type, roles, off, granted } = one.user;
      const who = `${username} (${type}; ${roles.join(', ') || 'no role'}; off ${off}; granted ${granted})`;
      return find(one).map((what) => `${who}: ${what}`);
    })
    .slice(0, 20);

const pathOf = ({ path, values }: PageRoute): string =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => values?.[name]?.[0] ?? '1');

/** Whether the guard of the portal opens a page to somebody. */
const guardOpens = (page: PageRoute, details: UserDetails): boolean =>
  guardFor(pathOf(page), details).decision.kind === 'allow';

/** Whether the explanation says that a page is open to somebody. */
const isExplained = (route: PageRoute, one: Said): boolean =>
  decideRoute({
    route,
    session: { loggedIn: true, otpHeld: false },
    permissions: heldBy(one),
    userType: one.user.type,
  }).kind === 'allow';

/** Whether a call is open to somebody by its meta: of calls that were not made, what the API would say. */
const isAllowed = (id: string, one: Said): boolean => {
  const meta = CALLS.find((call) => call.id === id)?.meta;
  if (!meta?.needs) throw new Error(`${id} is no call that needs permissions`);
  const { type, permissions } = one.details;
  return meets(new Set(permissions), meta.needs) && (meta.userType ?? type) === type;
};

/** What of a page's calls disagrees with whether it is open to somebody. */
const strangeAnswers = (page: PageRoute, isOpen: boolean, one: Said): string[] =>
  (page.page === 'notFound' ? [] : (PAGE_CALLS[page.page] ?? [])).flatMap(({ call, isWider }) => {
    const isIn = one.answers.get(call) ?? isAllowed(call, one);
    return isIn === isOpen || (isWider && isIn) ? [] : [`${call} ${isIn ? 'answers' : 'refuses'}`];
  });

const wrongPages = (one: Said): string[] =>
  PAGES.flatMap((page) => {
    const opens = guardOpens(page, one.details);
    const explained = isExplained(page, one);
    const strange = strangeAnswers(page, opens, one);
    if (opens === explained && strange.length === 0) return [];
    const verdicts = { guard: opens, explanation: explained, api: strange.join(', ') || 'agrees' };
    return [`${page.page} ${JSON.stringify(verdicts)}`];
  });

/** Entries of the menu that are shown though the explanation opens none of their pages, and the other way round. */
const wrongEntries = (one: Said): string[] => {
  const shown = new Set(menuFor(menu, one.details).flatMap(({ items }) => items.map(({ key }) => key)));
  return menu
    .flatMap(({ items }) => items)
    .flatMap(({ key, path, others = [], below = [] }) => {
      const led = [path, ...others, ...below].map((one) => routeAt(one).route.page);
      const pages = PAGES.filter(({ page }) => led.includes(page));
      const isTold = pages.some((page) => isExplained(page, one));
      return shown.has(key) === isTold
        ? []
        : [`${key} ${JSON.stringify({ menu: !isTold, explanation: isTold })}`];
    });
};

/** Pages that need no record to be opened, of an entry that the menu of whoever may open them does not show. */
const lostPages = (one: Said): string[] => {
  const shown = new Set(menuFor(menu, one.details).flatMap(({ items }) => items.map(({ key }) => key)));
  const isOfNoRecord = ({ path, values = {} }: PageRoute) =>
    [...path.matchAll(/\{(\w+)\}/g)].every(([, name = '']) => name in values);
  return PAGES.filter((page) => isOfNoRecord(page) && guardOpens(page, one.details)).flatMap((page) => {
    const key = itemAt(menu, pathOf(page))?.key;
    return key === undefined || shown.has(key) ? [] : [`${page.page} below ${key}`];
  });
};

const wrongCalls = (one: Said): string[] =>
  CALLS.flatMap(({ id, meta }) => {
    const isIn = one.answers.get(id);
    const { needs = { all: [[]] }, userType = one.user.type } = meta;
    const isTold = meets(heldBy(one), needs) && userType === one.user.type;
    const agrees = isIn === undefined || isIn === isTold || (isTold && ASK_MORE.has(id));
    return agrees ? [] : [`${id} ${JSON.stringify({ api: isIn, explanation: isTold })}`];
  });

/** A reason that names what somebody does not have, or has only switched off. */
const wrongReasons = ({ user, explained }: Said): string[] =>
  explained.flatMap(({ permission, because, lacks }) => {
    const strangers = because.filter(
      ({ kind, name, role = kind === 'role' ? name : undefined }) =>
        role !== undefined && !user.roles.includes(role),
    );
    const offs = lacks.filter(({ kind, name }) => kind === 'off' && !user.off.includes(name));
    const isBoth = because.length > 0 === lacks.length > 0;
    return isBoth || strangers.length + offs.length > 0
      ? [`${permission} ${JSON.stringify({ because, lacks })}`]
      : [];
  });

describe(`200 generated users and every page (FUZZ_SEED=${SEED})`, () => {
  it('are told by the explanation what the portal and they themselves are told, and why', () => {
    const wrong = wrongOf((one) => {
      const told = JSON.stringify([...heldBy(one)].sort());
      const others = { portal: one.details.permissions.toSorted(), own: codes(one.own) };
      return Object.entries(others).flatMap(([name, held]) =>
        JSON.stringify(held) === told ? [] : [`${name} ${held}, explanation ${told}`],
      );
    });
    expect(wrong).toEqual([]);
    expect(wrongOf(wrongReasons)).toEqual([]);
  });

  it('find each page open to guard, explanation and API alike', () => {
    expect(wrongOf(wrongPages)).toEqual([]);
  });

  it('see the entries of the menu that the explanation opens', () => {
    expect(wrongOf(wrongEntries)).toEqual([]);
  });

  it('find in the menu the way to every page that is open to them', () => {
    expect(wrongOf(lostPages)).toEqual([]);
  });

  it('are answered by the calls whose needs the explanation says they hold, and by no other', () => {
    expect(wrongOf(wrongCalls)).toEqual([]);
  });

  it('reach both sides of every page and call', () => {
    const askers = CALLS.map(({ id }) => said.filter(({ answers }) => answers.has(id)).length);
    expect(Math.min(...askers)).toBeGreaterThanOrEqual(ASKERS);
    const open = PAGES.filter(({ access }) => access === 'permission' || access === 'internal').map(
      (page) => ({
        page: page.page,
        count: said.filter(({ details }) => guardOpens(page, details)).length,
      }),
    );
    expect(open.filter(({ count }) => count === 0 || count === USERS)).toEqual([]);
  });
});
