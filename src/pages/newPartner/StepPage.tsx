import Skeleton from '@mui/material/Skeleton';
import { type ComponentType, Suspense } from 'react';
import { Loading } from '../../components/admin/Loading.tsx';
import { type LatePage, lazyPage } from '../../public/loading/lazyPage.ts';
import type { BranchStep, StepName } from './wizard/steps.ts';
import { useWizard } from './wizard/useWizard.ts';

const part = <P extends object>(load: () => Promise<ComponentType<P>>): LatePage<P> =>
  lazyPage(async () => ({ default: await load() }));

const Business = part(async () => (await import('./steps/BusinessStep.tsx')).BusinessStep);
const Bank = part(async () => (await import('./steps/BankStep.tsx')).BankStep);
const GivenBusiness = part(async () => (await import('./steps/GivenSteps.tsx')).GivenBusiness);
const GivenBank = part(async () => (await import('./steps/GivenSteps.tsx')).GivenBank);
const Documents = part(async () => (await import('./documents/DocumentsStep.tsx')).DocumentsStep);
const Review = part(async () => (await import('./review/ReviewStep.tsx')).ReviewStep);
const BranchReview = part(async () => (await import('./review/BranchReviewStep.tsx')).BranchReviewStep);
const BranchList = part(async () => (await import('./branches/list/BranchListPage.tsx')).BranchListPage);
const Branch = part(async () => (await import('./branches/BranchPage.tsx')).BranchPage);

const OnePage = ({ step, index }: { step: BranchStep; index: number }) =>
  step === 'reviewApplication' ? <BranchReview index={index} /> : <Branch step={step} index={index} />;

const Page = ({ step }: { step: StepName }) => {
  const isGiven = useWizard().mode === 'stores';
  if (step === 'businessDetails') return isGiven ? <GivenBusiness /> : <Business />;
  if (step === 'bankInformation') return isGiven ? <GivenBank /> : <Bank />;
  if (step === 'requiredDocuments') return <Documents />;
  return step === 'reviewApplication' ? <Review /> : <BranchList step={step} />;
};

/** What a step shows, on its own page or on that of one store; its code is loaded when it is opened. */
export const StepPage = ({ step, branchIndex }: { step: StepName; branchIndex: number | null }) => {
  const waiting = (
    <Loading>
      <Skeleton variant="rounded" height={320} />
    </Loading>
  );
  return (
    <Suspense fallback={waiting}>
      {branchIndex === null ? (
        <Page step={step} />
      ) : (
        <OnePage step={step as BranchStep} index={branchIndex} />
      )}
    </Suspense>
  );
};
