import { useTranslate } from 'react-admin';
import { type StepEnd, StepFoot } from '../../../components/admin/form/StepFoot.tsx';
import { previousStep } from './steps.ts';
import { useStep } from './useStep.ts';
import { useWizard } from './useWizard.ts';

interface Props extends StepEnd {
  /** Where Back leads, when not to the step before. */
  backTo?: string;
}

/** The foot of a step of this wizard. */
export const StepBar = ({ nextLabel, backTo, ...end }: Props) => {
  const translate = useTranslate();
  const { step } = useStep();
  const { draft, pathTo, exitPath } = useWizard();
  const before = previousStep(step);
  const to = backTo ?? (before ? pathTo(before) : undefined);
  return (
    <StepFoot
      {...end}
      draft={draft}
      back={{ to: to ?? exitPath, label: translate(to ? 'wizard.back' : 'wizard.leave') }}
      nextLabel={nextLabel ?? translate('wizard.next')}
    />
  );
};
