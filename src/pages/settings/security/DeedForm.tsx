import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { type FormEvent, type ReactNode, useId } from 'react';
import { useTranslate } from 'react-admin';
import { ProblemAlert } from '../../../components/admin/ProblemAlert.tsx';
import type { Problem } from '../../../components/admin/problem.ts';
import { SteadyDialog } from '../../../components/ui/dialogs/SteadyDialog.tsx';

interface Props {
  title: string;
  children: ReactNode;
  problem?: Problem | null;
  confirmLabel: string;
  destructive?: boolean;
  busy?: boolean;
  onSubmit: () => void;
  /** Left out where there is no way back. */
  onCancel?: () => void;
}

/** A dialog with something to type: Enter sends it. */
export const DeedForm = (props: Props) => {
  const { title, children, problem = null, confirmLabel, destructive, busy, onSubmit, onCancel } = props;
  const translate = useTranslate();
  const titleId = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy) onSubmit();
  };
  return (
    <SteadyDialog
      open
      onClose={busy ? undefined : onCancel}
      aria-labelledby={titleId}
      maxWidth="xs"
      fullWidth
    >
      <form onSubmit={submit} noValidate>
        <DialogTitle id={titleId}>{title}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          {children}
          <ProblemAlert problem={problem} />
        </DialogContent>
        <DialogActions>
          {onCancel && (
            <Button onClick={onCancel} disabled={busy}>
              {translate('settings.back')}
            </Button>
          )}
          <Button type="submit" variant="contained" color={destructive ? 'error' : 'primary'} loading={busy}>
            {confirmLabel}
          </Button>
        </DialogActions>
      </form>
    </SteadyDialog>
  );
};
