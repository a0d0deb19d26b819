import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { MouseEvent } from 'react';
import { useEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { formatInstant } from '#domain/dates.ts';
import { DisabledReason } from '../../ui/DisabledReason.tsx';
import type { DraftState } from './useDraftSaver.ts';

const draftText = (state: DraftState, translate: (key: string, options?: object) => string): string => {
  if (state.status === 'saved') {
    return translate('form.draftSaved', { time: formatInstant(state.at).split(' ')[1] ?? '' });
  }
  return state.status === 'none' ? '' : translate(`form.draft_${state.status}`);
};

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
  const reason = disabledReason ?? (isDirty ? undefined : translate('form.nothingChanged'));
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
    <Paper
      ref={bar}
      elevation={3}
      sx={{
        position: 'sticky',
        bottom: { xs: 0, sm: 16 },
        zIndex: 5,
        display: 'flex',
        flexWrap: { xs: 'wrap', sm: 'nowrap' },
        justifyContent: 'flex-end',
        alignItems: 'center',
        gap: 1,
        px: 2,
        py: 1.25,
        mx: { xs: -2, sm: 0 },
        border: 1,
        borderColor: 'divider',
      }}
    >
      <Typography
        variant="body2"
        color="textSecondary"
        role="status"
        sx={{
          flex: { xs: '1 0 100%', sm: 1 },
          minWidth: 0,
          '&:empty': { display: { xs: 'none', sm: 'block' } },
        }}
      >
        {draftText(draft, translate)}
      </Typography>
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
    </Paper>
  );
};
