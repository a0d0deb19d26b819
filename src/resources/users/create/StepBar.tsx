import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { draftText } from '../../../components/admin/form/draftText.ts';
import { FootBar } from '../../../components/ui/FootBar.tsx';
import { useAfterUser } from '../shared/useAfterUser.ts';
import { useWizard } from './wizardContext.ts';

interface Props {
  /** What the last button does; without it the button sends the form around it. */
  onNext?: () => void;
  nextLabel?: string;
  isBusy?: boolean;
}

/** The foot of a step: whether the answers are kept, Back and Next. */
export const StepBar = ({ onNext, nextLabel, isBusy = false }: Props) => {
  const translate = useTranslate();
  const { draft, before, pathTo } = useWizard();
  const exit = useAfterUser()();
  return (
    <FootBar state={draftText(draft, translate)}>
      <Button component={Link} to={before ? pathTo(before) : exit} disabled={isBusy}>
        {translate(before ? 'users.create.back' : 'users.create.leave')}
      </Button>
      <Button
        variant="contained"
        type={onNext ? 'button' : 'submit'}
        onClick={onNext}
        loading={isBusy}
        // Leaving the field first may take its message away, and with it this button from under the pointer.
        onMouseDown={(event) => event.preventDefault()}
      >
        {nextLabel ?? translate('users.create.next')}
      </Button>
    </FootBar>
  );
};
