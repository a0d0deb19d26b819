import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { oncePerPress } from '../../ui/dialogs/oncePerPress.ts';
import { FootBar } from '../../ui/FootBar.tsx';
import { draftText } from './draftText.ts';
import type { DraftState } from './useDraftSaver.ts';

/** What a step may say of its last button. */
export interface StepEnd {
  /** Goes on; without it the button sends the form around it. */
  onNext?: () => void;
  /** The name of the button, when not the wizard's own. */
  nextLabel?: string;
  isBusy?: boolean;
}

interface Props extends StepEnd {
  draft: DraftState;
  back: { to: string; label: string };
  nextLabel: string;
}

/** The foot of a wizard's step: whether the answers are saved, the way back, and the way on. */
export const StepFoot = ({ draft, back, onNext, nextLabel, isBusy = false }: Props) => (
  <FootBar state={draftText(draft, useTranslate())}>
    <Button component={Link} to={back.to} disabled={isBusy}>
      {back.label}
    </Button>
    <Button
      variant="contained"
      type={onNext ? 'button' : 'submit'}
      {...oncePerPress(onNext)}
      loading={isBusy}
      // Leaving the field first may take its message away, and with it this button from under the pointer.
      onMouseDown={(event) => event.preventDefault()}
    >
      {nextLabel}
    </Button>
  </FootBar>
);
