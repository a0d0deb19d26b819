import Button from '@mui/material/Button';
import type { MouseEvent } from 'react';
import { useEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { DisabledReason } from '../../ui/DisabledReason.tsx';
import { FootBar } from '../../ui/FootBar.tsx';
import { useReadOnly } from '../viewing/useReadOnly.ts';
import { draftText } from './draftText.ts';
import type { DraftState } from './useDraftSaver.ts';

interface Props {
  draft: DraftState;
  cancelTo: string;
  saveLabel?: string;
  /** Why nothing can be saved, besides that nothing has changed. */
  disabledReason?: string;
}

/** Leaving the field first may take its message away, and with it this button from under the pointer. */
const stay = (event: MouseEvent) => event.preventDefault();

/** The bar that stays at the bottom of a form: the state of the draft, Cancel and Save (also Ctrl+S). */
export const SaveBar = ({ draft, cancelTo, saveLabel, disabledReason }: Props) => {
  const translate = useTranslate();
  const { isDirty, isSubmitting } = useFormState();
  const bar = useRef<HTMLDivElement>(null);
  const reason = useReadOnly() ?? disabledReason ?? (isDirty ? undefined : translate('form.nothingChanged'));
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 's') return;
      event.preventDefault();
      if (!reason && !isSubmitting) bar.current?.closest('form')?.requestSubmit();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [reason, isSubmitting]);
  return (
    <FootBar ref={bar} state={draftText(draft, translate)}>
      <Button component={Link} to={cancelTo}>
        {translate('common.cancel')}
      </Button>
      <DisabledReason reason={reason}>
        <Button
          onMouseDown={stay}
          type="submit"
          variant="contained"
          loading={isSubmitting}
          title={reason ? undefined : 'Ctrl+S'}
        >
          {saveLabel ?? translate('common.save')}
        </Button>
      </DisabledReason>
    </FootBar>
  );
};
