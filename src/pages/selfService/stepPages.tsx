import { type ComponentType, useEffect } from 'react';
import type { applicationSteps } from '#domain/pages/selfServicePages.ts';
import type { SelfServiceStep } from '#domain/selfService/form/steps.ts';
import { getLanguage } from '../../providers/language.ts';
import { fetchAhead, loadTogether } from '../../public/loading/chunks.ts';
import { type LatePage, lazyPage } from '../../public/loading/lazyPage.ts';
import { fetchTwoSides } from './apply/conflict/fetchTwoSides.ts';
import { FOLLOW_PAGES } from './followPages.ts';
import type { ApplicantPageProps } from './shell/pageProps.ts';
import { markHere } from './shell/stepsHere.ts';

type Loader = () => Promise<{ default: ComponentType<ApplicantPageProps> }>;

/** A step in the application that it belongs to; both are fetched when it is opened. */
const step = (name: SelfServiceStep, load: Loader): LatePage<ApplicantPageProps> =>
  lazyPage(async () => {
    const [{ StepPage }, { loadApplyTexts }, { default: Step }] = await loadTogether([
      import('./apply/StepPage.tsx'),
      import('./apply/parts/useApplyText.ts'),
      load(),
    ]);
    await loadApplyTexts(getLanguage()).catch(() => undefined);
    markHere(name);
    // biome-ignore lint/correctness/noComponentHookFactories: one for each step, made once when its code has come
    const Page = (props: ApplicantPageProps) => {
      useStepsToCome();
      return (
        <StepPage page={props.page}>
          <Step {...props} />
        </StepPage>
      );
    };
    return { default: Page };
  });

const people = step('branch-details/retailer', () => import('./apply/steps/PeopleStep.tsx'));

/** With the page that says it is sent: who can send it needs nothing more of the line to read that it is. */
const review = step('review-application', async () => {
  const [page] = await loadTogether([import('./apply/review/ReviewStep.tsx'), FOLLOW_PAGES.end.fetch()]);
  return page;
});

/** The component of each step of an application. */
export const STEP_PAGES: Readonly<Record<keyof typeof applicationSteps, LatePage<ApplicantPageProps>>> = {
  selfServiceBusiness: step('business-details', () => import('./apply/steps/BusinessStep.tsx')),
  selfServiceBank: step('bank-information', () => import('./apply/steps/BankStep.tsx')),
  selfServiceBranch: step('branch-details/merchant', () => import('./apply/steps/StoreStep.tsx')),
  selfServiceRetailer: people,
  selfServiceRetailerAt: people,
  selfServiceCommodity: step('branch-details/commodity', () => import('./apply/steps/SellingStep.tsx')),
  selfServiceDocuments: step('required-documents', () => import('./apply/documents/DocumentsStep.tsx')),
  selfServiceReview: review,
};

const fetchAll = async (): Promise<void> => {
  for (const page of new Set(Object.values(STEP_PAGES))) await fetchAhead(page.fetch);
  await fetchAhead(fetchTwoSides);
};

const fetchBehind = (): void => void fetchAll();

/**
 * Fetches the code of the other steps once somebody types, one after another, so that whoever loses the line goes on all the same; what
 * does not come is fetched when it is opened.
 */
function useStepsToCome(): void {
  useEffect(() => {
    document.addEventListener('input', fetchBehind, { once: true });
    return () => document.removeEventListener('input', fetchBehind);
  }, []);
}
