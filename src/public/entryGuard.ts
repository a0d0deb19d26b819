import { type Guarded, type GuardUser, guardOver } from '#domain/access/guardOver.ts';
import { publicPages } from '#domain/pages/publicPages.ts';
import type { PublicPage } from '#domain/pages.ts';
import { loadChunk } from './loading/chunks.ts';

type Guard = (asked: string, user: GuardUser | null) => Guarded;

const routes = Object.entries(publicPages).map(([page, row]) => ({ page: page as PublicPage, ...row }));
const ofPublic = guardOver({ routes, redirects: {} });

/** Whether an address is one of the pages that the entry shows by itself, and knows without the table of all pages. */
export const isPublicAddress = (address: string): boolean =>
  ofPublic.routeAt(address.split(/[?#]/)[0] ?? '').route.page !== 'notFound';

let whole: Guard | null = null;
let loading: Promise<Guard> | null = null;

/** Fetches the guard over all pages: the form of the sign-in does without it. What fails is fetched again by whoever needs it. */
export const fetchGuard = async (): Promise<Guard> => {
  const { guardFor } = await import('../providers/guard.ts');
  whole = guardFor;
  return guardFor;
};

const load = (): Promise<Guard> => {
  loading ??= loadChunk(fetchGuard).catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
};

/** The guard that knows an address; a promise of it while the table of all pages is on its way. */
export const guardOf = (address: string): Guard | Promise<Guard> => {
  if (isPublicAddress(address)) return ofPublic.guardFor;
  return whole ?? load();
};

/** Whether an address is of the back office, as far as that is known: all but public pages may be, until the table is here. */
export const isOfficeAddress = (address: string): boolean =>
  !isPublicAddress(address) && whole?.(address, null).route.access !== 'public';
