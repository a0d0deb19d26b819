import { QueryClient } from '@tanstack/react-query';
import { createElement } from 'react';
import { type DataProvider, memoryStore } from 'react-admin';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { DEFAULT_LIMIT } from '#contract/list.ts';
import { begin } from '../../../src/App.tsx';
import { beginPage } from '../../../src/beginPage.ts';
import { UNSORTED } from '../../../src/components/admin/list/unsorted.ts';
import { latePagesOf } from '../../../src/elementsOf.tsx';
import type { PageGroup } from '../../../src/pageGroup.ts';
import { beginCall, takeBegun } from '../../../src/providers/firstList/begunCall.ts';
import { beginFirstLook } from '../../../src/providers/firstList/firstLook.ts';
import { createI18nProvider } from '../../../src/providers/i18nProvider.ts';
import { adoptTokens } from '../../../src/providers/session/session.ts';

const setUp = () => {
  const loadPage = vi.fn(async () => () => null);
  const texts = { en: vi.fn(async () => ({})), fil: vi.fn(async () => ({})) };
  const group = { name: 'partners', pages: { partnerList: loadPage }, texts, recordRepresentation: 'name' };
  const groups: PageGroup[] = [{ name: 'others', pages: {} }, group];
  const client = new QueryClient();
  const getList = vi.fn(async () => ({ data: [{ id: '5' }], total: 1 }));
  const dataProvider = { getList } as unknown as DataProvider;
  return { begin: () => beginPage(groups, client, dataProvider), loadPage, texts, client, getList, group };
};

const userOf = (...permissions: string[]) =>
  ({ userId: '7', type: 'INTERNAL', permissions }) as unknown as Parameters<typeof adoptTokens>[0]['user'];

const open = (path: string, ...permissions: string[]) => {
  history.replaceState(null, '', path);
  adoptTokens({ accessToken: 'x', user: userOf(...permissions) });
};

describe('the page of the address', () => {
  beforeEach(() => open('/partner-management/list/partners', 'PAR_VIEW'));

  it('has its code fetched before it is shown, which is then drawn at once', async () => {
    const { begin, loadPage, group } = setUp();
    await begin();
    expect(loadPage).toHaveBeenCalledOnce();
    const [[, Page] = []] = latePagesOf(group).pages;
    expect(Page && renderToString(createElement(Page, { page: 'partnerList' }))).toBe('');
  });

  it('has its texts wanted before there are translations, in their language alone', async () => {
    const { begin, texts } = setUp();
    const begun = begin();
    await createI18nProvider(memoryStore());
    await begun;
    expect(texts.en).toHaveBeenCalledOnce();
    expect(texts.fil).not.toHaveBeenCalled();
  });

  it('takes over the rows that the entry asked for, as what its list asks first', async () => {
    vi.stubGlobal('fetch', async () => Response.json({ data: { list: [], total: 0 } }));
    beginFirstLook('/partner-management/list/partners', userOf('PAR_VIEW'));
    const { begin, client, getList } = setUp();
    await begin();
    const asked = { pagination: { page: 1, perPage: DEFAULT_LIMIT }, sort: UNSORTED, filter: {} };
    expect(getList).toHaveBeenCalledWith('partners', asked);
    expect(client.getQueryData(['partners', 'getList', { ...asked, meta: undefined }])).toMatchObject({
      data: [{ id: '5' }],
    });
    vi.unstubAllGlobals();
  });

  it('is not waited for longer than 300 ms', async () => {
    vi.useFakeTimers();
    const { begin, loadPage } = setUp();
    loadPage.mockImplementation(() => new Promise(() => undefined));
    const done = vi.fn();
    void begin().then(done);
    await vi.advanceTimersByTimeAsync(299);
    expect(done).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(done).toHaveBeenCalled();
    vi.useRealTimers();
  });

  it('begins nothing for people who may not open it', async () => {
    open('/partner-management/list/partners', 'PRO_VIEW');
    const { begin, loadPage } = setUp();
    await begin();
    expect(loadPage).not.toHaveBeenCalled();
  });

  it('is begun once for a person, and anew for whoever signs in before it was shown', () => {
    const begun = begin();
    expect(begin()).toBe(begun);
    adoptTokens({ accessToken: 'y', user: { ...userOf('PAR_VIEW'), userId: '8' } });
    expect(begin()).not.toBe(begun);
  });

  it('gives rows to the person alone who asked for them', async () => {
    const fetched = async () => Response.json({ data: { list: [], total: 0 } });
    vi.stubGlobal('fetch', fetched);
    await beginCall('/api/partners');
    adoptTokens({ accessToken: 'y', user: { ...userOf('PAR_VIEW'), userId: '8' } });
    expect(takeBegun('/api/partners')).toBeNull();
    await beginCall('/api/partners');
    expect(takeBegun('/api/partners')).not.toBeNull();
    vi.unstubAllGlobals();
  });
});
