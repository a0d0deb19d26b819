import { useEffect } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { pathOf } from '#domain/pages.ts';
import { NotFound } from './components/shell/NotFound.tsx';
import { useUser } from './components/shell/useUser.ts';
import type { OfficePages } from './officeParts.tsx';
import { guardFor } from './providers/guard.ts';

/** A page outside the back office is loaded by the entry, with nothing of this one left in memory. */
const Outside = ({ to }: { to: string }) => {
  useEffect(() => location.replace(to), [to]);
  return null;
};

/** A path of domain/pages.ts as the router writes it: `:id` for {id}. */
const routerPath = (path: string): string => path.replace(/\{(\w+)\}/g, ':$1');

/**
 * The page of the present address, after the guard: token, user type, permission. What is refused goes to the unauthorized
 * page together with what is missing.
 */
export const GuardedPage = ({ pages }: { pages: OfficePages }) => {
  const { pathname, search } = useLocation();
  const user = useUser();
  const asked = pathname + search;
  const { decision, route } = guardFor(asked, user);
  if (decision.kind === 'moved') return <Navigate to={decision.to} replace />;
  if (decision.kind === 'notFound') return <NotFound />;
  if (decision.kind === 'redirect' && decision.to === '/unauthorized') {
    const { missing, userType } = decision;
    return <Navigate to={pathOf('unauthorized')} replace state={{ from: asked, missing, userType }} />;
  }
  if (decision.kind === 'redirect' || route.page === 'notFound') return <Outside to={asked} />;
  const page = pages[route.page];
  if (!page) return <Outside to={asked} />;
  // The guard has found the route; the router, which would try all of them anew, takes the parameters from this one.
  return (
    <Routes>
      <Route path={routerPath(route.path)} element={page} />
    </Routes>
  );
};
