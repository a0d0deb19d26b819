import { Suspense, useEffect, useRef } from 'react';
import { guardOver } from '#domain/access/guardOver.ts';
import { type ApplicantPage, applicantPages, trackPages } from '#domain/pages/selfServicePages.ts';
import { getLanguage } from '../../providers/language.ts';
import { focusPage } from '../../public/focusPage.ts';
import { useAddress } from '../../public/navigate.ts';
import { Splash } from '../../public/Splash.tsx';
import { FOLLOW_PAGES } from './followPages.ts';
import { MissingPage } from './MissingPage.tsx';
import { ProveAgain } from './prove/ProveAgain.tsx';
import type { ApplicantPageComponent } from './shell/pageProps.ts';
import { ContinuePage } from './start/ContinuePage.tsx';
import { LinkPage } from './start/LinkPage.tsx';
import { StartPage } from './start/StartPage.tsx';
import { STEP_PAGES } from './stepPages.tsx';
import { loadShellTexts } from './texts/useShellText.ts';
import { withTexts } from './withTexts.ts';

const storesTexts = async () => ({ load: (await import('./stores/texts/useStoresText.ts')).loadStoresTexts });
const AddStoresPage = withTexts(
  storesTexts,
  () => import('./stores/texts/fil.ts'),
  () => import('./stores/AddStoresPage.tsx'),
);
const lostTexts = async () => ({ load: (await import('./lost/texts/useLostText.ts')).loadLostTexts });
const LostNumberPage = withTexts(
  lostTexts,
  () => import('./lost/texts/fil.ts'),
  () => import('./lost/LostNumberPage.tsx'),
);
const { applicationEnd: _, ...followed } = trackPages;
const tracked = Object.fromEntries(Object.keys(followed).map((page) => [page, FOLLOW_PAGES.track]));

const PAGES: Readonly<Partial<Record<ApplicantPage, ApplicantPageComponent>>> = {
  apply: StartPage,
  applyContinue: ContinuePage,
  applyStores: AddStoresPage,
  applyLost: LostNumberPage,
  applyLink: LinkPage,
  applicationEnd: FOLLOW_PAGES.end,
  ...tracked,
  ...STEP_PAGES,
};

const { routeAt } = guardOver({
  routes: Object.entries(applicantPages).map(([page, row]) => ({ page: page as ApplicantPage, ...row })),
  redirects: {},
});

const useFocus = (page: string): void => {
  const shown = useRef(page);
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    focusPage();
  }, [page]);
};

/** Fetches the texts in the language chosen, so that nothing is drawn in another first; English stands in when they do not come. */
export const begin = (): Promise<void> => loadShellTexts(getLanguage()).catch(() => undefined);

/** All pages of people who apply, by the address; what has to stay while they change stands here. */
export default function ApplicantPages() {
  const { route, params } = routeAt(useAddress().split(/[?#]/)[0] ?? '');
  const { page } = route;
  const Page = page === 'notFound' ? MissingPage : (PAGES[page] ?? MissingPage);
  useFocus(location.pathname);
  return (
    <>
      <Suspense fallback={<Splash />}>
        <Page
          key={Page === FOLLOW_PAGES.track ? 'track' : page}
          page={page === 'notFound' ? 'apply' : page}
          params={params}
        />
      </Suspense>
      <ProveAgain />
    </>
  );
}
