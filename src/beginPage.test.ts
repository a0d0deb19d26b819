// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { beginPage } from './beginPage.ts';
import type { PageGroup } from './pageGroup.ts';
import { adoptTokens } from './providers/session/session.ts';

const setUp = () => {
  const loadPage = vi.fn(async () => () => null);
  const texts = { en: vi.fn(async () => ({})), fil: vi.fn(async () => ({})) };
  const group = { name: 'partners', pages: { partnerList: loadPage }, texts, recordRepresentation: 'name' };
  const groups: PageGroup[] = [{ name: 'others', pages: {} }, group];
  return { begin: () => beginPage(groups), loadPage, texts };
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

  it('has its code and its texts begun together', () => {
    const { begin, loadPage, texts } = setUp();
    begin();
    expect(loadPage).toHaveBeenCalledOnce();
    expect(texts.en).toHaveBeenCalledOnce();
    expect(texts.fil).not.toHaveBeenCalled();
  });

  it('begins nothing for people who may not open it', () => {
    open('/partner-management/list/partners', 'PRO_VIEW');
    const { begin, loadPage } = setUp();
    begin();
    expect(loadPage).not.toHaveBeenCalled();
  });
});
