import Alert from '@mui/material/Alert';
import { type ReactNode, useState } from 'react';
import { useLogout, useStoreContext, useTranslate } from 'react-admin';
import { forgetUnsaved, hasUnsaved, keepUnsaved } from '../../providers/session/unsaved.ts';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { flushed } from './flushed.ts';

/** How to log out: settings and drafts are saved first, and something typed and unsaved is asked about. */
export const useLeave = (): { leave: () => void; question: ReactNode } => {
  const translate = useTranslate();
  const logout = useLogout();
  const store = useStoreContext();
  const [asking, setAsking] = useState<'no' | 'whether' | 'whetherLost'>('no');
  const go = async () => {
    forgetUnsaved();
    setAsking('no');
    await flushed(store);
    await logout();
  };
  const confirm = async () => {
    if (asking === 'whetherLost' || (await keepUnsaved())) await go();
    else setAsking('whetherLost');
  };
  const question = (
    <ConfirmDialog
      open={asking !== 'no'}
      destructive
      title={translate('shell.leaveTitle')}
      confirmLabel={translate('shell.leaveConfirm')}
      cancelLabel={translate('common.cancel')}
      onConfirm={confirm}
      onCancel={() => setAsking('no')}
    >
      {translate('shell.leaveBody')}
      {asking === 'whetherLost' && (
        <Alert severity="error" role="alert" sx={{ mt: 2 }}>
          {translate('shell.leaveLost')}
        </Alert>
      )}
    </ConfirmDialog>
  );
  return { leave: () => (hasUnsaved() ? setAsking('whether') : void go()), question };
};
