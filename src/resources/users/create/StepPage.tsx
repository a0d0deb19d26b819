import { AssignStep } from './steps/AssignStep.tsx';
import { FeaturesStep } from './steps/FeaturesStep.tsx';
import { InfoStep } from './steps/InfoStep.tsx';
import { JobTitleStep } from './steps/JobTitleStep.tsx';
import { ReviewStep } from './steps/ReviewStep.tsx';
import type { WizardStepName } from './steps.ts';

const PAGES = {
  'user-info': InfoStep,
  'job-title': JobTitleStep,
  assign: AssignStep,
  features: FeaturesStep,
  review: ReviewStep,
} as const;

/** What a step shows. */
export const StepPage = ({ step }: { step: WizardStepName }) => {
  const Page = PAGES[step];
  return <Page />;
};
