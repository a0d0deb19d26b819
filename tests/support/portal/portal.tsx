import { timeoutManager } from '@tanstack/react-query';
import { configure } from '@testing-library/dom';
import type { ReactElement } from 'react';
import { createRoot, type Root as ReactRoot } from 'react-dom/client';
import { vi } from 'vitest';
import type { Config } from '#server/config.ts';
import { DEMO_PASSWORD } from '#server/seed/users.ts';
import { startTestApp, type TestAppOptions } from '#tests/support/app/app.ts';
import { forgetCookies } from './forgetCookies.ts';
import { type Jar, openNetwork } from './portalNetwork.ts';

// A slow machine is no failure; and what was on the page in place of what was looked for fits a few lines.
configure({
  asyncUtilTimeout: 30_000,
  getElementError: (message) =>
    new Error(
      `${message?.split('\n')[0]}\n${location.pathname}: ${document.body.textContent?.slice(0, 1500)}`,
    ),
});

/** Waits between tries and polls pass twenty times as fast; everything else keeps its time. */
const FASTER = 20;
timeoutManager.setTimeoutProvider({
  setTimeout: (run, ms) => setTimeout(run, ms / FASTER),
  clearTimeout: (id: NodeJS.Timeout | undefined) => clearTimeout(id),
  setInterval: (run, ms) => setInterval(run, ms / FASTER),
  clearInterval: (id: NodeJS.Timeout | undefined) => clearInterval(id),
});

let mounted: ReactRoot | null = null;

/** Takes the page off the screen. */
const cleanup = (): void => {
  mounted?.unmount();
  mounted = null;
  document.body.replaceChildren();
};

/** Puts a page on the screen as the entry does; React works at its own pace, as in a browser. */
const mount = (page: ReactElement): void => {
  const container = document.createElement('div');
  document.body.append(container);
  mounted = createRoot(container);
  mounted.render(page);
};

/** The portal's modules as the page has loaded them; a reload loads them anew. */
const load = async () => {
  const [{ Root }, { watchPage }, { readPage }, account, session, unsaved] = await Promise.all([
    import('../../../src/public/Root.tsx'),
    import('../../../src/public/watchPage.ts'),
    import('../../../src/providers/readPage.ts'),
    import('../../../src/providers/session/signIn.ts'),
    import('../../../src/providers/session/session.ts'),
    import('../../../src/providers/session/unsaved.ts'),
  ]);
  readPage();
  watchPage();
  return { Root, account, session, unsaved };
};

type Page = Awaited<ReturnType<typeof load>>;

/** What the server writes of its settings into the head of the page. */
const writePage = ({ tinBranchOfFive, identityProvider }: Config): HTMLMetaElement[] => {
  const settings = {
    'tin-branch-of-five': tinBranchOfFive,
    'company-sign-in': identityProvider !== undefined,
  };
  return Object.entries(settings).map(([name, isOn]) => {
    const setting = document.createElement('meta');
    setting.name = name;
    setting.content = isOn ? 'on' : 'off';
    document.head.append(setting);
    return setting;
  });
};

/** Where the page would have gone by loading another document; happy-dom has none to load. */
const watchLeaving = () => {
  const left: string[] = [];
  vi.spyOn(location, 'assign').mockImplementation((to) => void left.push(String(to)));
  vi.spyOn(location, 'replace').mockImplementation((to) => void left.push(String(to)));
  // Another user in the same browser makes a page load itself anew; the next page of a test is new anyway.
  vi.spyOn(location, 'reload').mockImplementation(() => undefined);
  return left;
};

/** The files that the page handed to the browser to keep, by name; following their links would leave the page. */
const watchDownloads = () => {
  const made: Blob[] = [];
  const downloads: { name: string; file: Blob | undefined }[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    if (!(file instanceof Blob)) throw new Error('only files are handed over');
    return `blob:${made.push(file) - 1}`;
  });
  const follow = HTMLAnchorElement.prototype.click;
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    if (this.download) downloads.push({ name: this.download, file: made[Number(this.href.slice(5))] });
    else follow.call(this);
  });
  return downloads;
};

/** One browser: its cookies, its page, and who is signed in on it. */
const makeBrowser = (network: ReturnType<typeof openNetwork>) => {
  const signedIn = new Map<
    string,
    { jar: Jar; cookies: string; session: Parameters<Page['session']['adoptTokens']>[0] }
  >();
  let page: Promise<Page> | undefined;

  const putAside = async ({ session, unsaved }: Page): Promise<void> => {
    // As somebody who leaves: what was typed last is kept, or given up.
    await unsaved.keepUnsaved();
    unsaved.forgetUnsaved();
    // What it has asked is answered as its own: a late answer would read as "the session has ended" to whoever is next.
    await network.settle();
    const [accessToken, user] = [session.getAccessToken(), session.getUser()];
    if (accessToken && user) {
      signedIn.set(user.username, {
        jar: network.jar,
        cookies: document.cookie,
        session: { accessToken, user },
      });
    }
    session.clearSession();
    network.jar = new Map();
    forgetCookies();
  };

  const become = async (loaded: Page, username: string): Promise<void> => {
    const known = signedIn.get(username);
    if (known) {
      network.jar = known.jar;
      // biome-ignore lint/suspicious/noDocumentCookie: this is the browser's part, done by hand
      for (const pair of known.cookies.split('; ')) document.cookie = `${pair}; Path=/`;
      loaded.session.adoptTokens(known.session);
    } else await loaded.account.signIn(username, DEMO_PASSWORD);
  };

  const loaded = (): Promise<Page> => {
    page ??= load();
    return page;
  };

  const open = async (path: string): Promise<void> => {
    history.replaceState(null, '', path);
    const { Root } = await loaded();
    mount(<Root />);
  };

  return {
    /** Shows a page to a demo account, signed in through the real login once a file, or to nobody. */
    show: async (path: string, { as = null }: { as?: string | null } = {}): Promise<void> => {
      cleanup();
      const here = await loaded();
      const present = here.session.getUser()?.username ?? null;
      if (present !== as) await putAside(here);
      if (as && present !== as) await become(here, as);
      await open(path);
    },
    /** Loads the page afresh, as the reload button does: nothing stays but cookies and storage. */
    reload: async (path = location.pathname + location.search): Promise<void> => {
      cleanup();
      vi.resetModules();
      page = load();
      await open(path);
    },
    /** The session as the page holds it. */
    session: async () => (await loaded()).session,
  };
};

/** The real portal in this window over the real app: `beforeAll(async () => { portal = await openPortal(); })`. */
export const openPortal = async (options: TestAppOptions = {}) => {
  const app = await startTestApp(options);
  const settings = writePage(app.deps.config);
  const network = openNetwork(app.url);
  const left = watchLeaving();
  const downloads = watchDownloads();
  // Evaluated ahead, so that no test waits for it.
  await import('../../../src/App.tsx');
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  return {
    app,
    ...makeBrowser(network),
    fault: network.faults,
    calls: network.calls,
    callsOf: network.callsOf,
    left,
    downloads,
    /** Between two tests: no fault, no dialog, no memory of calls; the session stays. */
    tidy: async (): Promise<void> => {
      cleanup();
      network.faults.clear();
      network.calls.length = 0;
      left.length = 0;
      downloads.length = 0;
      await app.clearLimits();
    },
    close: async (): Promise<void> => {
      cleanup();
      for (const setting of settings) setting.remove();
      await network.close();
      await app.stop();
    },
  };
};

export type Portal = Awaited<ReturnType<typeof openPortal>>;
