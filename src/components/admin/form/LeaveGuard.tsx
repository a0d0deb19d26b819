import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import type { RefObject } from 'react';
import { useTranslate } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { hasUnsaved } from '../../../providers/unsaved.ts';
import { useLeave } from './useLeave.ts';

interface Props {
  /** Set once the form is saved: leaving is free then. */
  free: RefObject<boolean>;
  flush: () => Promise<void>;
  discard: () => Promise<void>;
}

/** Asks before a changed form is left: stay, leave with the draft kept, or throw it away. */
export const LeaveGuard = ({ free, flush, discard }: Props) => {
  const translate = useTranslate();
  const { isDirty } = useFormState();
  // After "Log out without saving?" nothing counts as unsaved any more, and nothing is asked twice.
  const leave = useLeave(() => isDirty && !free.current && hasUnsaved());
  return (
    <Dialog open={leave.asking} onClose={leave.stay} maxWidth="xs" fullWidth aria-labelledby="leave-title">
      <DialogTitle id="leave-title">{translate('form.leaveTitle')}</DialogTitle>
      <DialogContent>{translate('form.leaveBody')}</DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap' }}>
        <Button color="error" sx={{ mr: 'auto' }} onClick={() => void discard().then(leave.go)}>
          {translate('form.leaveDiscard')}
        </Button>
        <Button onClick={() => void flush().then(leave.go)}>{translate('form.leaveKeep')}</Button>
        <Button variant="contained" autoFocus onClick={leave.stay}>
          {translate('form.stay')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
