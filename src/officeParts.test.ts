import simpleRestProvider from 'ra-data-simple-rest';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { PAGES, ROUTES } from '#domain/pages.ts';
import { dataProvider, menu, pages } from './App.tsx';
import { fetchWhenIdle } from './fetchWhenIdle.ts';
import { isPublicPage } from './public/publicPages.tsx';

// The files of a process share what they have loaded: here all is loaded anew, with the stand-in, and after it without.
vi.hoisted(() => vi.resetModules());
afterAll(() => vi.resetModules());

vi.mock('ra-data-simple-rest', () => ({
  default: vi.fn(() => ({ getList: async () => ({ data: [], total: 0 }) })),
}));

/** The resources that have pages, by their names in react-admin. */
const resources = [...new Set(ROUTES.flatMap(({ resource }) => resource?.[0] ?? []))].filter(
  (name) => name !== '{type}',
);

describe('the contents of the back office', () => {
  it('have every page of the table that is not public, and no other', () => {
    const office = Object.keys(PAGES).filter((page) => !isPublicPage(page));
    expect(Object.keys(pages).sort()).toEqual(office.sort());
  });

  it('have a descriptor for every resource that a link may lead to', async () => {
    const resources = ROUTES.flatMap(({ resource }) => resource?.[0] ?? []).filter(
      (name) => name !== '{type}',
    );
    for (const resource of resources)
      await expect(dataProvider.queryOf(resource, { filter: {} }), resource).resolves.toBe('');
    await expect(dataProvider.queryOf('ghosts', { filter: {} })).rejects.toThrow('resource "ghosts"');
  });

  it('reach every resource through ra-data-simple-rest', async () => {
    const list = {
      pagination: { page: 1, perPage: 10 },
      sort: { field: 'id', order: 'ASC' as const },
      filter: {},
    };
    for (const resource of resources) await dataProvider.getList(resource, list);
    expect(simpleRestProvider).toHaveBeenCalledTimes(resources.length);
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
