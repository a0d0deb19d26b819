import { describe, expect, it, vi } from 'vitest';
import { PAGES, ROUTES } from '#domain/pages.ts';
import { dataProvider, menu, pages } from './App.tsx';
import { fetchWhenIdle } from './fetchWhenIdle.ts';
import { isPublicPage } from './public/publicPages.tsx';

describe('the contents of the back office', () => {
  it('have every page of the table that is not public, and no other', () => {
    const office = Object.keys(PAGES).filter((page) => !isPublicPage(page));
    expect(Object.keys(pages).sort()).toEqual(office.sort());
  });

  it('have a descriptor for every resource that a link may lead to', () => {
    const resources = ROUTES.flatMap(({ resource }) => resource?.[0] ?? []).filter(
      (name) => name !== '{type}',
    );
    for (const resource of resources)
      expect(() => dataProvider.queryOf(resource, { filter: {} }), resource).not.toThrow();
    expect(() => dataProvider.queryOf('ghosts', { filter: {} })).toThrow('resource "ghosts"');
  });

  it('reject, rather than throw, towards who asks for a resource that is none', async () => {
    const ask = dataProvider.getOne('toString', { id: '1' });
    await expect(ask).rejects.toThrow('resource "toString"');
  });

  it('bring the verbs of every folder, whichever page is opened first', () => {
    const { listModules, getPromo, editContract, getRecordSummary, stageImport, listLookup } = dataProvider;
    for (const verb of [listModules, getPromo, editContract, getRecordSummary, stageImport, listLookup])
      expect(verb).toBeTypeOf('function');
  });

  it('have an entry of the menu for every page that names one, under another name than its own title', () => {
    const keys = menu.flatMap(({ items }) => items.map(({ key }) => key));
    for (const { page, menu: key = 'records', title } of ROUTES) {
      expect([...keys, 'records'], page).toContain(key);
      expect(title, page).not.toBe(key);
    }
  });

  it('give the menu its sections in their order', () => {
    expect(menu.map(({ items }) => items.map(({ key }) => key))).toEqual([
      ['dashboard', 'reviewQueue', 'approvals', 'promos', 'jobs'],
      ['partners', 'merchants', 'applications', 'contracts', 'imports'],
      ['accessRoles', 'audit'],
    ]);
  });
});

describe('what people may need next', () => {
  it('is fetched when the browser is idle, after the page itself; a failure is told later', () => {
    vi.useFakeTimers();
    vi.stubGlobal('requestIdleCallback', (run: () => void) => run());
    const load = vi.fn(async () => Promise.reject(new Error('away')));
    fetchWhenIdle([load]);
    const stop = fetchWhenIdle([load]);
    expect(load).not.toHaveBeenCalled();
    stop();
    vi.runAllTimers();
    expect(load).toHaveBeenCalledOnce();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
});
