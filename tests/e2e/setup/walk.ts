import type { Page } from '@playwright/test';
import { errors } from '../../../src/i18n/en/errors.ts';
import { en as applicantTexts } from '../../../src/pages/selfService/texts/en.ts';
import { en as publicTexts } from '../../../src/public/texts/en.ts';

/** What stood at an address once its page had come to rest. */
export interface Look {
  /** Asked for, and where it led. */
  path: string;
  pathname: string;
  /** No page is there: some do not exist for each type of record. */
  isMissing: boolean;
  /** What is wrong with the page; empty when nothing is. */
  wrong: readonly string[];
}

/** What a walk saw: the pages where it was, and where the links on them lead that stand inside the app, each kind once. */
export interface Walk {
  looks: Look[];
  links: string[];
}

/** It says something without asking for anything: coming from there, a page is drawn anew. It is where the refused end too. */
export const REFUSAL = '/unauthorized';
/** What stands above an address that no page has, loaded there and gone to inside the app. */
export const MISSING: readonly string[] = [
  publicTexts['notFound.title'],
  applicantTexts['shell.notFound'],
  errors.notFoundTitle,
];
const LONGEST_MS = 15_000;

/** What the walk uses in the browser; put there before the page's own code, whose requests it counts. */
const prepare = ({
  refusal,
  longest,
  missing,
}: {
  refusal: string;
  longest: number;
  missing: readonly string[];
}): void => {
  const fetched = window.fetch;
  let open = 0;
  window.fetch = async (...what) => {
    open++;
    // What an answer leads to is under way before the answer counts as read.
    return fetched(...what).finally(() => setTimeout(() => open--, 0));
  };
  const main = () => document.querySelector('main');
  const text = (element: Element | null | undefined) => element?.textContent?.trim() ?? '';
  const heading = () => text(main()?.querySelector('h1'));
  const tabs = () => main()?.querySelector('nav li a')?.closest('nav') ?? null;
  const isRefused = () => location.pathname === refusal;

  /** What stands below the tabs; on a page without, all but its heading. */
  const body = (): string => {
    if (!tabs()) return text(main()).replace(heading(), '');
    let below = '';
    for (let at: Element | null = tabs(); at && at !== main(); at = at.parentElement)
      for (let next = at.nextElementSibling; next; next = next.nextElementSibling) below += text(next);
    return below;
  };
  const wrong = (former: string): string[] => {
    const found = {
      'no heading of its own': !heading() || (heading() === former && !isRefused()),
      'still waits': Boolean(main()?.querySelector('.MuiSkeleton-root, [aria-busy="true"]')),
      'still asks': open > 0,
      'nothing below its heading': !body(),
      'no way on': isRefused() && !main()?.querySelector('a[href]'),
    };
    return Object.entries(found).flatMap(([matter, isSo]) => (isSo ? [matter] : []));
  };
  /** Until it is so for two idle moments, or for too long not. */
  const until = async (isSo: () => boolean): Promise<void> => {
    const end = performance.now() + longest;
    for (let times = 0; times < 2 && performance.now() < end; times = isSo() ? times + 1 : 0) {
      await new Promise(requestAnimationFrame);
      await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 200 }));
    }
  };
  const go = (path: string): void => {
    const state = { idx: (history.state?.idx ?? 0) + 1, key: String(Math.random()) };
    history.pushState(state, '', path);
    dispatchEvent(new PopStateEvent('popstate', { state }));
  };
  const listTabs = () =>
    [...(tabs()?.querySelectorAll('a:not([aria-current])') ?? [])]
      .map((link) => link.getAttribute('href') ?? '')
      .filter((href) => href.includes('filter='));

  /** Rows of one list lead to pages of one kind: one of each is enough. */
  const kindOf = (path: string) => path.replace(/\?.*$/, '').replace(/\d+/g, '{id}');
  const listLinks = () =>
    [...document.querySelectorAll<HTMLAnchorElement>('a[href]')]
      .filter(({ origin }) => origin === location.origin)
      .map(({ pathname, search }) => pathname + search);

  const visit = async (path: string): Promise<Look & { more: string[] }> => {
    if (!isRefused()) go(refusal);
    await until(() => isRefused() && heading() !== '');
    const former = heading();
    go(path);
    await until(() => wrong(former).length === 0);
    const isMissing = missing.includes(heading());
    return { path, pathname: location.pathname, isMissing, wrong: wrong(former), more: listTabs() };
  };
  Object.assign(window, {
    walk: async (paths: readonly string[], elsewhere: readonly string[]): Promise<Walk> => {
      const seen = new Map<string, Look>();
      const links = new Map<string, string>();
      const known = new Set([...paths, ...elsewhere].map(kindOf));
      const left = [...paths];
      for (let path = left.shift(); path !== undefined; path = left.shift()) {
        if (seen.has(path)) continue;
        const { more, ...rest } = await visit(path);
        seen.set(path, rest);
        // The tabs of a list stand in its address; those of a tab are the same again.
        if (!path.includes('?')) left.push(...more);
        for (const link of listLinks()) {
          const kind = kindOf(link);
          if (!links.has(kind)) links.set(kind, link);
          if (known.has(kind)) continue;
          known.add(kind);
          left.push(link);
        }
      }
      return { looks: [...seen.values()], links: [...links.values()] };
    },
  });
};

/** To be called before the page is opened. */
export const readyToWalk = async (page: Page): Promise<void> => {
  await page.addInitScript(prepare, { refusal: REFUSAL, longest: LONGEST_MS, missing: MISSING });
};

type Walker = { walk: (paths: readonly string[], elsewhere: readonly string[]) => Promise<Walk> };

/**
 * Goes to each address inside the app, as a link does, to the tabs of each list, and to one page of each kind that the links there lead
 * to unless it is seen `elsewhere`; looks at what stands there. All of it in the browser, where a look takes a moment.
 */
export const walk = (page: Page, paths: readonly string[], elsewhere: readonly string[]): Promise<Walk> =>
  page.evaluate(([own, others]) => (window as unknown as Walker).walk(own, others), [
    paths,
    elsewhere,
  ] as const);
