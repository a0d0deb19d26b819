import { Suspense, useEffect, useRef } from 'react';
import { guardOver } from '#domain/access/guardOver.ts';
import { type ApplicantPage, applicantPages } from '#domain/pages/selfServicePages.ts';
import { useAddress } from '../../public/navigate.ts';
import { Splash } from '../../public/Splash.tsx';
import { MissingPage } from './MissingPage.tsx';
import { ProveAgain } from './prove/ProveAgain.tsx';
import type { ApplicantPageComponent } from './shell/pageProps.ts';
import { ContinuePage } from './start/ContinuePage.tsx';
import { LinkPage } from './start/LinkPage.tsx';
import { StartPage } from './start/StartPage.tsx';
import { STEP_PAGES } from './stepPages.tsx';

const PAGES: Readonly<Partial<Record<ApplicantPage, ApplicantPageComponent>>> = {
  apply: StartPage,
  applyContinue: ContinuePage,
  applyLink: LinkPage,
  ...STEP_PAGES,
};

const { routeAt } = guardOver({
  routes: Object.entries(applicantPages).map(([page, row]) => ({ page: page as ApplicantPage, ...row })),
  redirects: {},
});

/** After a move the focus goes to the new page: to the field that asks for it, else to its heading. */
const useFocus = (page: string): void => {
  const shown = useRef(page);
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    document.querySelector<HTMLElement>('main [data-first], main h1')?.focus();
  }, [page]);
};

/** All pages of people who apply, by the address; what has to stay while they change stands here. */
export default function ApplicantPages() {
  const { route, params } = routeAt(useAddress().split(/[?#]/)[0] ?? '');
  const Page = route.page === 'notFound' ? MissingPage : (PAGES[route.page] ?? MissingPage);
  useFocus(location.pathname);
  return (
    <>
      <Suspense fallback={<Splash />}>
        <Page key={route.page} params={params} />
      </Suspense>
      <ProveAgain />
    </>
  );
}
