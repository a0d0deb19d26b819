import type { View } from '#contract/people/views.ts';

/** A view of this tab: whose it is, and where it began. Another tab of the same person goes on as themselves. */
interface Kept {
  view: View;
  viewerId: string;
  /** By this browser's clock, in milliseconds. */
  endsAt: number;
  from: string;
}
/** What the page that a view led back to says of it. */
export interface Farewell {
  name: string;
  why: 'ended' | 'time' | 'over';
}

const KEY = 'suki.view';
const FAREWELL = 'suki.viewed';

// A browser without storage has no views: nothing of one may stay in memory alone.
const read = <T>(key: string): T | null => {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
};

let kept = read<Kept>(KEY);
let isLeaving = false;
let asked: Farewell['why'] | null = null;

/** The view of this tab, or null. */
export const getView = (): View | null => kept?.view ?? null;

/** When the view of this tab ends by itself; at once where there is none. */
export const viewEndsAt = (): number => kept?.endsAt ?? 0;

/** Whoever comes back to the page by the browser's Back button finds it as the tab is by now. */
const loadAnew = (path: string): void => {
  window.addEventListener('pageshow', ({ persisted }) => persisted && location.reload());
  location.assign(path);
};

/** Begins a view in this tab and loads the portal anew, so that nothing of before is shown in it. */
export const enterView = (view: View, viewerId: string, path: string): void => {
  const from = location.pathname + location.search;
  const endsAt = Date.now() + view.expiresIn * 1000;
  sessionStorage.setItem(KEY, JSON.stringify({ view, viewerId, endsAt, from } satisfies Kept));
  loadAnew(path);
};

/** Forgets the view of this tab, without a word: its viewer signs out. */
export const forgetView = (): void => {
  if (kept) sessionStorage.removeItem(KEY);
  kept = null;
};

/** Somebody has signed in: a view of anybody else's is none of theirs. */
export const keepViewOf = (userId: string): void => {
  if (kept && kept.viewerId !== userId) forgetView();
};

/** The server is asked to end the view of this tab. Other calls may hear of it before the answer is there: that is why it is over. */
export const endsView = (why: Farewell['why']): void => {
  asked = why;
};

/** Ends the view in this tab, and loads the page anew where it began. The server is told, or has told, by whoever calls. */
export const leaveView = (heard: Farewell['why']): void => {
  if (!kept || isLeaving) return;
  const why = asked ?? heard;
  isLeaving = true;
  const { view, from } = kept;
  sessionStorage.setItem(FAREWELL, JSON.stringify({ name: view.name, why } satisfies Farewell));
  // In memory it stays: until the page is gone no call of it goes out as its viewer's own.
  sessionStorage.removeItem(KEY);
  loadAnew(from);
};

/** What there is to say of a view that ended just now, once. */
export const takeFarewell = (): Farewell | null => {
  const farewell = read<Farewell>(FAREWELL);
  if (farewell) sessionStorage.removeItem(FAREWELL);
  return farewell;
};
