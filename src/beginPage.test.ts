// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { beginPage } from './beginPage.ts';
import type { PageGroup } from './pageGroup.ts';
import type { SukiDataProvider } from './providers/dataProvider.ts';
import { adoptTokens } from './providers/session/session.ts';

const FIRST = {
  pagination: { page: 1, perPage: 20 },
  sort: { field: '', order: 'ASC' as const },
  filter: {},
};
const ROWS = { data: [{ id: '1' }], total: 1 };

const page = async () => () => null;
const setUp = (getList = vi.fn<(resource: string, params: object) => Promise<object>>(async () => ROWS)) => {
  const loadPage = vi.fn(page);
  const texts = { en: vi.fn(async () => ({})), fil: vi.fn(async () => ({})) };
  const group = { name: 'partners', pages: { partnerList: loadPage }, texts, recordRepresentation: 'name' };
  const groups: PageGroup[] = [{ name: 'others', pages: {} }, group];
  const begin = () => beginPage(groups, { getList } as unknown as SukiDataProvider);
  return { begin, getList, loadPage, texts };
};

const open = (path: string, ...permissions: string[]) => {
  history.replaceState(null, '', path);
  const user = { userId: '7', type: 'INTERNAL', permissions } as unknown as Parameters<
    typeof adoptTokens
  >[0]['user'];
  adoptTokens({ accessToken: 'x', user });
};

describe('the page of the address', () => {
  beforeEach(() => open('/partner-management/list/partners', 'PAR_VIEW'));

  it('has its code, its texts and its first rows begun together', () => {
    const { begin, getList, loadPage, texts } = setUp();
    begin();
    expect(loadPage).toHaveBeenCalledOnce();
    expect(texts.en).toHaveBeenCalledOnce();
    expect(texts.fil).not.toHaveBeenCalled();
    expect(getList).toHaveBeenCalledExactlyOnceWith('partners', FIRST);
  });

  it('gets the begun rows once; the next time they are asked for anew', async () => {
    const { begin, getList } = setUp();
    const { getList: asked } = begin();
    expect(await asked('partners', FIRST)).toBe(ROWS);
    expect(getList).toHaveBeenCalledTimes(1);
    await asked('partners', FIRST);
    expect(getList).toHaveBeenCalledTimes(2);
  });

  it('asks by itself for rows in another order, and for other lists', async () => {
    const { begin, getList } = setUp();
    const sorted = { ...FIRST, sort: { field: 'name', order: 'DESC' as const } };
    await begin().getList('partners', sorted);
    expect(getList).toHaveBeenLastCalledWith('partners', sorted);
    await begin().getList('merchants', FIRST);
    expect(getList).toHaveBeenLastCalledWith('merchants', FIRST);
  });

  it('tells a refusal to the list that asks', async () => {
    const { begin } = setUp(vi.fn(async () => Promise.reject(new Error('refused'))));
    await expect(begin().getList('partners', FIRST)).rejects.toThrow('refused');
  });

  it('begins no rows where the address says which', () => {
    open('/partner-management/list/partners?page=2', 'PAR_VIEW');
    const { begin, getList, loadPage } = setUp();
    begin();
    expect(getList).not.toHaveBeenCalled();
    expect(loadPage).toHaveBeenCalled();
  });

  it('begins nothing for people who may not open it', () => {
    open('/partner-management/list/partners', 'PRO_VIEW');
    const { begin, getList, loadPage } = setUp();
    begin();
    expect(getList).not.toHaveBeenCalled();
    expect(loadPage).not.toHaveBeenCalled();
  });
});
