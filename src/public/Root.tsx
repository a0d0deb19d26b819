import { Suspense, use, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { UserDetails } from '#contract/session.ts';
import { afterLogin } from '#domain/access/decideRoute.ts';
import type { Guarded } from '#domain/access/guardOver.ts';
import { heldSession, onHeld } from '../providers/applicant/held.ts';
import { loginPath } from '../providers/loginPath.ts';
import { getUser, subscribe, whyEnded } from '../providers/session/session.ts';
import { CookieNotice } from './CookieNotice.tsx';
import { continuePath } from './continuePath.ts';
import { guardOf, isOfficeAddress, isPublicAddress } from './entryGuard.ts';
import { focusPage } from './focusPage.ts';
import { LateTextsNote } from './loading/LateTextsNote.tsx';
import { LoadBoundary } from './loading/LoadBoundary.tsx';
import { lazyPage } from './loading/lazyPage.ts';
import { getLook } from './look/loadLook.ts';
import { navigate, useAddress } from './navigate.ts';
import { ProblemPage } from './ProblemPage.tsx';
import { isPublicPage, publicPage } from './publicPages.tsx';
import { Splash } from './Splash.tsx';
import { useRestore } from './useRestore.ts';

/** With all that its first screen waits for, so that it is drawn once. */
const BackOffice = lazyPage(async () => {
  const office = await import('../App.tsx');
  await office.begin();
  return office;
});

/** Where the entry itself has to lead instead of showing a page; what the back office refuses it shows by itself. */
function elsewhere({ decision, route }: Guarded, address: string): string | null {
  if (decision.kind === 'moved') return decision.to;
  if (decision.kind !== 'redirect' || decision.to === '/unauthorized') return null;
  if (route.access === 'otp-session') return loginPath({ reason: 'applicant', goOn: address });
  // Login with a session: the page that was asked for must not be swallowed.
  if (decision.to === '/')
    return continuePath() ?? afterLogin(new URLSearchParams(location.search).get('returnTo'));
  return loginPath({
    returnTo: decision.returnTo,
    reason: whyEnded() ?? (decision.message ? 'denied' : undefined),
  });
}

/** After a move inside the entry the focus goes to the new page. */
function useFocusOnMove(page: string): void {
  const shown = useRef<string | null>(null);
  useEffect(() => {
    const moved = shown.current !== null && shown.current !== page;
    shown.current = page;
    if (moved && isPublicPage(page)) focusPage();
  }, [page]);
}

function Page({ address, user }: { address: string; user: UserDetails | null }) {
  // Once it is open the back office stays: it asks before unsaved work is left, by the browser's Back button too, and it
  // waits while a session that ended is being renewed in place. A public page after it is loaded anew.
  const [isOpen, setOpen] = useState(false);
  const otpHeld = useSyncExternalStore(onHeld, heldSession) !== null;
  const guard = guardOf(address);
  const guarded = (typeof guard === 'function' ? guard : use(guard))(address, user, otpHeld);
  const { page } = guarded.route;
  const to = isOpen ? null : elsewhere(guarded, address);
  useEffect(() => {
    if (to !== null) navigate(to, { replace: true });
    else if (!isPublicPage(page)) setOpen(true);
  }, [to, page]);
  useFocusOnMove(page);
  if (to !== null) return null;
  if (isOpen || !isPublicPage(page)) return <BackOffice />;
  const { Public, place } = publicPage(page, address);
  return (
    <>
      <LateTextsNote />
      <Public key={place} />
    </>
  );
}

/** The whole portal: a public page, or the back office once there is a session. */
export function Root() {
  const address = useAddress();
  const user = useSyncExternalStore(subscribe, getUser);
  const { state, retry } = useRestore();
  const isPublic = isPublicAddress(address);
  const mustWait = !isPublic || /^\/login\/?(\?|$)/.test(address);
  const failure = typeof state === 'object' && !isPublic ? state : null;
  const mayLook = user ? !user.factorNeeded : state === 'restoring';
  const isOffice = isOfficeAddress(address) && !failure && mayLook;
  const FirstLook = isOffice ? getLook() : null;
  const waiting = FirstLook ? null : <Splash />;
  return (
    <>
      <LoadBoundary>
        {FirstLook && <FirstLook address={address} user={user} />}
        <Suspense fallback={waiting}>
          {failure ? (
            <ProblemPage kind="unreachable" requestId={failure.requestId} onRetry={retry} />
          ) : mustWait && state === 'restoring' ? (
            waiting
          ) : (
            <Page address={address} user={user} />
          )}
        </Suspense>
      </LoadBoundary>
      <CookieNotice />
    </>
  );
}
