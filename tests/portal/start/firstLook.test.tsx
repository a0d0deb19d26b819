import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Tokens, UserDetails } from '#contract/session.ts';

const LIST = '/partner-management/list/partners';
const ROWS = [
  { id: '7', name: 'Aling Nena Trading', hsisCode: 'P10001' },
  { id: '8', name: 'Balangkas Marketing', hsisCode: null },
];

/** The modules of a page that was just loaded: the first look is shown once a load. */
const load = async () => {
  vi.resetModules();
  const [{ FirstLook }, look, session, begun] = await Promise.all([
    import('../../../src/public/look/FirstLook.tsx'),
    import('../../../src/providers/firstList/firstLook.ts'),
    import('../../../src/providers/session/session.ts'),
    import('../../../src/providers/firstList/begunCall.ts'),
  ]);
  return { FirstLook, ...look, ...session, ...begun };
};

const answering = (list: readonly object[], status = 200) =>
  vi.fn(async (_call: Request) => Response.json({ data: { list, total: list.length } }, { status }));

const signedIn = (permissions: readonly string[] = ['PAR_VIEW']) =>
  ({ userId: '7', type: 'INTERNAL', permissions }) as unknown as UserDetails;

const open = async (
  address: string,
  { user = signedIn(), fetched = answering(ROWS), preferences = {} as Tokens['preferences'] } = {},
) => {
  vi.stubGlobal('fetch', fetched);
  const page = await load();
  page.adoptTokens({ accessToken: 'x', user, preferences });
  page.beginFirstLook(address, user);
  await new Promise((done) => setTimeout(done, 20));
  const html = () => renderToStaticMarkup(<page.FirstLook address={address} user={user} />);
  return { ...page, fetched, html };
};

afterEach(() => vi.unstubAllGlobals());

describe('a back office that is on its way', () => {
  it('has the outline that index.html shows before any code is here', async () => {
    const { FirstLook } = await load();
    const page = readFileSync(join(import.meta.dirname, '../../../index.html'), 'utf8');
    expect(page).toContain(renderToStaticMarkup(<FirstLook address="/" user={null} />));
  });

  it('shows the names and codes of the list of the address, each name a link to its page', async () => {
    const { html } = await open(LIST);
    expect(html()).toContain('<a href="/partner-management/list/partners/7">Aling Nena Trading</a>');
    expect(html()).toContain('<td>P10001</td>');
    expect(html()).toContain('<td>—</td>');
  });

  it('hands its answer over to the list, once, and to no other call', async () => {
    const { takeBegun, fetched } = await open(LIST);
    const answer = await takeBegun('/api/partners/v3/search?limit=20');
    expect(await answer?.json()).toEqual({ data: { list: ROWS, total: 2 } });
    expect(takeBegun('/api/partners/v3/search?limit=20')).toBeNull();
    expect(fetched).toHaveBeenCalledOnce();
    const { takeBegun: take } = await open(LIST);
    expect(take('/api/partners/v3/search?limit=20&sort=name')).toBeNull();
    expect(take('/api/partners/v3/search?limit=20')).toBeNull();
  });

  it('is gone once the back office says so, and does not come back', async () => {
    const { html, endFirstLook, beginFirstLook } = await open(LIST);
    endFirstLook();
    expect(html()).toBe('');
    beginFirstLook(LIST, signedIn());
    expect(html()).toBe('');
  });
});

describe('no rows are asked for', () => {
  it.each([
    ['of a list that the user may not open', LIST, { user: signedIn(['PRO_VIEW']) }],
    ['where the address says which', `${LIST}?page=2`, {}],
    [
      'where the list opens with a view of the user',
      LIST,
      { preferences: { 'partners.views': [{ isDefault: true }] } },
    ],
    ['on a page that is no list', '/', {}],
    ['at an address that there is not', '/nowhere', {}],
  ])('%s', async (_, address, given) => {
    const { fetched, getFirstLook } = await open(address, given);
    expect(fetched).not.toHaveBeenCalled();
    expect(getFirstLook().list).toBeNull();
  });

  it('but what was refused is told by the list itself, which takes the refusal over', async () => {
    const { getFirstLook, takeBegun } = await open(LIST, { fetched: answering([], 403) });
    expect(getFirstLook().rows).toBeNull();
    expect((await takeBegun('/api/partners/v3/search?limit=20'))?.status).toBe(403);
  });
});
