import { fireEvent, screen, waitFor, within } from '@testing-library/dom';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openPortal, type Portal } from '#tests/support/portal/portal.tsx';
import { click, fill } from '#tests/support/portal/portalActions.ts';
import { say } from '#tests/support/portal/portalText.ts';
import { contents } from '../../../src/pages/userGuide/contents.ts';

const LIST = '/user-guide/list';
let portal: Portal;
beforeAll(async () => {
  portal = await openPortal();
});
afterEach(() => portal.tidy());
afterAll(() => portal.close());

const heading = (name: string | RegExp, level = 1) => screen.findByRole('heading', { level, name });

describe('the list of articles', () => {
  it('begins with the article of one’s own job, and has by group what is open to them, and all others for the asking', async () => {
    await portal.show(LIST, { as: 'store.manager' });
    await heading('User guide');
    const own = screen.getByRole('link', { name: new RegExp(say('guide.yours')) });
    expect(own.getAttribute('href')).toBe(`${LIST}/store-manager`);
    const linked = (link: keyof typeof contents) =>
      within(screen.getByRole('main')).queryByRole('link', { name: contents[link].title.en }) !== null;
    const links = [
      'lists',
      'payments',
      'delivery-advice',
      'frontliner',
      'settlement',
      'finance-officer',
      'applying',
    ] as const;
    expect(links.map(linked)).toEqual([true, true, true, true, false, false, false]);
    await click(say('guide.showAll'), 'link');
    const group = await screen.findByRole('region', { name: say('guide.group.money') });
    await within(group).findByRole('link', { name: contents.settlement.title.en });
    expect(links.map(linked)).toEqual(links.map(() => true));
    await click(say('guide.showMine'), 'link');
    await waitFor(() => expect(linked('settlement')).toBe(false));
  });

  it('is there for whoever has no role, without a job', async () => {
    await portal.show(LIST, { as: 'new.hire' });
    await heading('User guide');
    expect(screen.queryByText(say('guide.yours'))).toBeNull();
  });

  it('finds words in the text of both languages and shows them where they stand, without asking a server', async () => {
    await portal.show(LIST, { as: 'frontliner' });
    await heading('User guide');
    const before = portal.callsOf('GET', '/api').length;
    await fill(say('guide.search'), 'naibayad refund');
    const found = await screen.findByRole('link', { name: /^Mag-refund ng bayad/ });
    expect(found.getAttribute('href')).toMatch(/^\/user-guide\/list\/refunds\?in=fil/);
    expect(document.querySelectorAll('mark').length).toBeGreaterThan(0);
    expect(portal.callsOf('GET', '/api')).toHaveLength(before);
    const field = screen.getByRole('textbox', { name: say('guide.search') });
    const status = within(screen.getByRole('search')).getByRole('status');
    expect(status.textContent).toMatch(/^1 article$/);
    fireEvent.keyDown(field, { key: 'ArrowDown' });
    expect(document.activeElement).toBe(found);
    fireEvent.keyDown(found, { key: 'ArrowUp' });
    expect(document.activeElement).toBe(field);
    await fill(say('guide.search'), 'zzzz');
    expect(await screen.findByText(say('guide.nothing'))).toBeTruthy();
    expect(location.search).toBe('?q=zzzz');
  });
});

describe('an article', () => {
  it('has its contents, links, the ones before and after it, and the page that it is about', async () => {
    await portal.show(`${LIST}/refunds`, { as: 'store.manager' });
    await heading(contents.refunds.title.en);
    const toc = screen.getByRole('navigation', { name: say('guide.contents') });
    const [first] = within(toc).getAllByRole('link');
    expect(first?.getAttribute('href')).toBe('#refund-part-of-a-payment');
    expect(document.getElementById('refund-part-of-a-payment')).toBeTruthy();
    const turn = screen.getByRole('navigation', { name: say('guide.turn') });
    expect(
      within(turn)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual([contents.payments.title.en, contents['official-receipts'].title.en]);
    const page = screen.getByRole('link', { name: say('guide.open', { name: 'Payments' }) });
    expect(page.getAttribute('href')).toBe('/transactions');
    await waitFor(() =>
      expect(document.title).toBe(`${contents.refunds.title.en} · ${say('shell.product')}`),
    );
  });

  it('opens a picture in its own size, and closes it again', async () => {
    await portal.show(`${LIST}/payments`, { as: 'store.manager' });
    await heading(contents.payments.title.en);
    const what = 'The list of payments with the sums above it';
    await click(say('guide.enlarge', { what }));
    const large = within(await screen.findByRole('dialog', { name: what }));
    fireEvent.click(large.getByRole('button', { name: say('common.close') }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('leads nobody to a page that they may not open', async () => {
    await portal.show(`${LIST}/access-roles`, { as: 'frontliner' });
    await heading(contents['access-roles'].title.en);
    expect(screen.queryByRole('link', { name: say('guide.open', { name: 'Access roles' }) })).toBeNull();
    expect(screen.getByText(say('guide.notOpen'), { exact: false })).toBeTruthy();
  });

  it('leads to another of its pages whom its first one is not open to', async () => {
    await portal.show(`${LIST}/imports`, { as: 'partner.admin' });
    await heading(contents.imports.title.en);
    expect(document.querySelector('article a[href^="/batch-processing/"]')).toBeTruthy();
    expect(screen.queryByText(say('guide.notOpen'), { exact: false })).toBeNull();
  });

  it('is opened by Enter in the search', async () => {
    await portal.show(`${LIST}?q=naibayad%20refund`, { as: 'frontliner' });
    await screen.findByRole('link', { name: /^Mag-refund ng bayad/ });
    fireEvent.keyDown(screen.getByRole('textbox', { name: say('guide.search') }), { key: 'Enter' });
    await waitFor(() => expect(location.pathname).toBe(`${LIST}/refunds`));
  });

  it('begins the tour of its page for whoever sees that page', async () => {
    const link = `${LIST}/offset-report`;
    await portal.show(link, { as: 'accounting' });
    await heading(contents['offset-report'].title.en);
    expect(screen.getByRole('link', { name: 'Show me around' }).getAttribute('href')).toBe(
      '/offset-report/list',
    );
    await portal.show(link, { as: 'frontliner' });
    await heading(contents['offset-report'].title.en);
    expect(screen.queryByRole('link', { name: 'Show me around' })).toBeNull();
  });

  it('is read in the other language too', async () => {
    await portal.show(`${LIST}/lists`, { as: 'frontliner' });
    await heading(contents.lists.title.en);
    await click(say('guide.readIn.fil'), 'link');
    await heading(contents.lists.title.fil);
    expect(document.querySelector('article')?.lang).toBe('fil');
  });

  it('that is not there is not found', async () => {
    await portal.show(`${LIST}/nothing-of-it`, { as: 'frontliner' });
    await heading(say('errors.notFoundTitle'));
  });
});

describe('the help in the header', () => {
  it('leads to the guide from a page, and is not there in the guide itself', async () => {
    await portal.show('/notifications', { as: 'frontliner' });
    const help = await screen.findByRole('link', { name: say('shell.help') });
    expect(help.getAttribute('href')).toMatch(/^\/user-guide\/list/);
    await portal.show(LIST, { as: 'frontliner' });
    await heading('User guide');
    expect(screen.queryByRole('link', { name: say('shell.help') })).toBeNull();
  });

  it('leads to the article of the page, though it is opened before the browser had time', async () => {
    await portal.show('/notifications', { as: 'frontliner' });
    fireEvent.click(await screen.findByRole('link', { name: say('shell.help') }));
    await waitFor(() => expect(location.pathname).toBe(`${LIST}/notices-and-jobs`));
  });
});
