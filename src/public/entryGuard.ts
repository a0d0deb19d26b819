import { type Guarded, type GuardUser, guardOver } from '#domain/access/guardOver.ts';
import { publicPages } from '#domain/pages/publicPages.ts';
import { applicantPages, applicantRedirects } from '#domain/pages/selfServicePages.ts';
import type { EntryPage } from '#domain/pages.ts';
import { loadChunk } from './loading/chunks.ts';

type Guard = (asked: string, user: GuardUser | null, otpHeld?: boolean) => Guarded;

const routes = Object.entries({ ...publicPages, ...applicantPages }).map(([page, row]) => ({
  page: page as EntryPage,
  ...row,
}));
const ofEntry = guardOver({ routes, redirects: applicantRedirects });

/** Whether an address is one of the pages that the entry shows by itself, and knows without the table of all pages. */
export const isPublicAddress = (address: string): boolean =>
  ofEntry.guardFor(address, null).decision.kind !== 'notFound';

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

/**
 * The guard that knows an address; a promise of it where the table of all pages had to be fetched for a page. Who was given that promise is
 * given it again: React draws what has waited for it anew, and its hooks are lost when nothing is waited for then.
 */
export const guardOf = (address: string): Guard | Promise<Guard> => {
  if (isPublicAddress(address)) return ofEntry.guardFor;
  return loading ?? whole ?? load();
};

/** Whether an address is of the back office, as far as that is known: all but public pages may be, until the table is here. */
export const isOfficeAddress = (address: string): boolean =>
  !isPublicAddress(address) && whole?.(address, null).route.access !== 'public';
