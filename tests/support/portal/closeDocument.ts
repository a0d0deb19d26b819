import { __unsafe_useEmotionCache } from '@emotion/react';
import { getRequestListener } from '@hono/node-server';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, vi } from 'vitest';
import { forgetCookies } from './forgetCookies.ts';
import { watchGlobals } from './watchGlobals.ts';
import { watchPageWork } from './watchPageWork.ts';

// The files of a process share its document and its libraries; each begins as a browser does with a new tab.

// The first server of a process puts its own Request and Response in the place of Node's, for good.
getRequestListener(() => new Response());
const changedGlobals = watchGlobals();
const work = watchPageWork();
work.begin();

/** The rules that emotion has written stand in the head that is emptied: it is to write them anew. */
const ForgetStyles = (): null => {
  const cache = __unsafe_useEmotionCache();
  cache?.sheet.flush();
  if (cache) Object.assign(cache, { inserted: {}, registered: {} });
  return null;
};

const emptyDocument = (): void => {
  document.head.replaceChildren();
  document.body.replaceChildren();
  for (const element of [document.documentElement, document.body])
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
  forgetCookies();
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
};

/** What a file has left behind that would reach the next one. */
const leftovers = (): string[] => {
  const isOpen = document.body.childElementCount > 0;
  const isStill = vi.isFakeTimers();
  vi.useRealTimers();
  vi.restoreAllMocks();
  delete window.sukiRefresh;
  const { intervals } = work.end();
  const found = {
    'a page is still open': isOpen,
    'the clock stands still': isStill,
    'an interval of a page that is gone still runs': intervals > 0,
  };
  const globals = changedGlobals();
  return [
    ...Object.entries(found).flatMap(([what, isSo]) => (isSo ? [what] : [])),
    ...(globals.length > 0 ? [`globals are not as they were: ${globals.join(', ')}`] : []),
  ];
};

afterAll(() => {
  const left = leftovers();
  vi.unstubAllGlobals();
  emptyDocument();
  renderToStaticMarkup(createElement(ForgetStyles));
  vi.resetModules();
  if (left.length > 0) throw new Error(`This file leaves behind: ${left.join('; ')}`);
});
