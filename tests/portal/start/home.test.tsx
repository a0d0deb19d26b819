import { screen, within } from '@testing-library/dom';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_ACCOUNTS } from '#server/seed/users.ts';
import { openPortal, type Portal } from '#tests/support/portal/portal.tsx';
import { say } from '#tests/support/portal/portalText.ts';

let portal: Portal;
beforeAll(async () => {
  portal = await openPortal();
});
afterEach(() => portal.tidy());
afterAll(() => portal.close());

/** Where links lead that stand in a part of the page, without the way home. */
const areasIn = (part: HTMLElement): string[] =>
  within(part)
    .queryAllByRole('link')
    .map((link) => link.getAttribute('href') ?? '')
    .filter((to) => to !== '/');

// The second factor of this one is another story, and its roles are those of another account.
const HOMES = DEMO_ACCOUNTS.filter(({ needsSecondFactor }) => !needsSecondFactor);

/** What everybody has in the menu who is signed in: no area. */
const EVERYBODYS = ['/jobs', '/user-guide/list'];

describe('home', () => {
  it.each(HOMES)(
    'of $username lists the areas of the menu, or says that there are none',
    async ({ username }) => {
      await portal.show('/', { as: username });
      await screen.findByRole('heading', { level: 1, name: /^Good (morning|afternoon|evening), / });
      const menu = areasIn(screen.getByRole('navigation', { name: say('shell.menu') }));
      const page = screen.getByRole('main');
      const isNothing = within(page).queryByText(say('dashboard.nothingTitle')) !== null;
      expect(isNothing).toBe(menu.every((to) => EVERYBODYS.includes(to)));
      if (!isNothing) expect(areasIn(page)).toEqual(expect.arrayContaining(menu));
    },
  );
});

describe('stores that the review sent back', () => {
  it('stand on the home of whoever mends them, each with what is asked for and the way there', async () => {
    await portal.show('/', { as: 'partner.admin' });
    const title = say('dashboard.queue.returnedStores');
    const card = await screen.findByRole('region', { name: title });
    const rows = within(card).getAllByRole('listitem').slice(-1);
    expect(rows[0]?.textContent).toMatch(/\d correction/);
    const ways = areasIn(card);
    expect(ways.some((to) => /^\/partner-management\/list\/merchants\/\d+$/.test(to))).toBe(true);
    const list = new URL(ways[0] ?? '', 'http://portal').searchParams.get('filter');
    expect(JSON.parse(list ?? '{}')).toEqual({ sentBack: 'true' });
  });
});

describe('what happened last', () => {
  it('puts the time below each event alike on a phone, however long the text is', async () => {
    await portal.show('/', { as: 'store.manager' });
    const events = await screen.findByRole('region', { name: say('dashboard.events') });
    const rows = within(events).getAllByRole('listitem');
    expect(rows.length).toBeGreaterThan(1);
    // Those for wider windows stand under a condition.
    const unconditional = [...document.styleSheets]
      .flatMap(({ cssRules }) => [...cssRules])
      .filter((rule) => rule instanceof CSSStyleRule);
    for (const row of rows) {
      const ruling = unconditional.filter(({ selectorText }) => row.lastElementChild?.matches(selectorText));
      expect(ruling.map(({ cssText }) => cssText).join()).toContain('flex-basis: 100%');
    }
  });
});
