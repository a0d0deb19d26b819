import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { type RefObject, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { hasUnsaved } from '../../../../providers/session/unsaved.ts';
import { SteadyDialog } from '../../../ui/dialogs/SteadyDialog.tsx';
import { useLeave } from './useLeave.ts';

interface Props {
  /** Set once the form is saved: leaving is free then. */
  free: RefObject<boolean>;
  flush: () => Promise<boolean>;
  discard: () => Promise<void>;
}

/** Asks before a changed form is left: stay, leave with the draft kept, or throw it away. */
export const LeaveGuard = ({ free, flush, discard }: Props) => {
  const translate = useTranslate();
  const { isDirty } = useFormState();
  const [isLost, setLost] = useState(false);
  const [busy, setBusy] = useState(false);
  // After "Log out without saving?" nothing counts as unsaved any more, and nothing is asked twice.
  const leave = useLeave(() => isDirty && !free.current && hasUnsaved());
  const stay = () => {
    setLost(false);
    leave.stay();
  };
  const after = async (step: () => Promise<boolean>) => {
    setBusy(true);
    if (await step()) leave.go();
    else setLost(true);
    setBusy(false);
  };
  const drop = () => discard().then(() => true);
  return (
    <SteadyDialog open={leave.asking} onClose={stay} maxWidth="xs" fullWidth aria-labelledby="leave-title">
      <DialogTitle id="leave-title">{translate('form.leaveTitle')}</DialogTitle>
      <DialogContent>
        {translate('form.leaveBody')}
        {isLost && (
          <Alert severity="error" role="alert" sx={{ mt: 2 }}>
            {translate('form.leaveDraftLost')}
          </Alert>
        )}
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap' }}>
        <Button color="error" sx={{ mr: 'auto' }} disabled={busy} onClick={() => void after(drop)}>
          {translate('form.leaveDiscard')}
        </Button>
        <Button loading={busy} onClick={() => void after(flush)}>
          {translate('form.leaveKeep')}
        </Button>
        <Button variant="contained" autoFocus onClick={stay}>
          {translate('form.stay')}
        </Button>
      </DialogActions>
    </SteadyDialog>
  );
};
