import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { draftText } from '../../../components/admin/form/draftText.ts';
import { FootBar } from '../../../components/ui/FootBar.tsx';
import { previousStep } from './steps.ts';
import { useStep } from './useStep.ts';
import { useWizard } from './useWizard.ts';

interface Props {
  /** Goes on; without it the button sends the form around it. */
  onNext?: () => void;
  nextLabel?: string;
  /** Where Back leads, when not to the step before. */
  backTo?: string;
  isBusy?: boolean;
}

/** The foot of a step: whether the answers are kept, Back and Next. */
export const StepBar = ({ onNext, nextLabel, backTo, isBusy = false }: Props) => {
  const translate = useTranslate();
  const { step } = useStep();
  const { draft, pathTo, exitPath } = useWizard();
  const before = previousStep(step);
  const back = backTo ?? (before ? pathTo(before) : undefined);
  return (
    <FootBar state={draftText(draft, translate)}>
      <Button component={Link} to={back ?? exitPath} disabled={isBusy}>
        {translate(back ? 'wizard.back' : 'wizard.leave')}
      </Button>
      <Button
        variant="contained"
        type={onNext ? 'button' : 'submit'}
        onClick={onNext}
        loading={isBusy}
        // Leaving the field first may take its message away, and with it this button from under the pointer.
        onMouseDown={(event) => event.preventDefault()}
      >
        {nextLabel ?? translate('wizard.next')}
      </Button>
    </FootBar>
  );
};
