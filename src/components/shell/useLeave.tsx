import { type ReactNode, useState } from 'react';
import { useLogout, useStoreContext, useTranslate } from 'react-admin';
import { forgetUnsaved, hasUnsaved } from '../../providers/unsaved.ts';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';

const flushed = async (store: object): Promise<void> => {
  if ('flush' in store && typeof store.flush === 'function') await store.flush();
};

/** How to log out: settings are saved first, and something typed and unsaved is asked about. */
export const useLeave = (): { leave: () => void; question: ReactNode } => {
  const translate = useTranslate();
  const logout = useLogout();
  const store = useStoreContext();
  const [asking, setAsking] = useState(false);
  const go = async () => {
    setAsking(false);
    forgetUnsaved();
    await flushed(store);
    await logout();
  };
  const question = (
    <ConfirmDialog
      open={asking}
      destructive
      title={translate('shell.leaveTitle')}
      confirmLabel={translate('shell.leaveConfirm')}
      cancelLabel={translate('common.cancel')}
      onConfirm={go}
      onCancel={() => setAsking(false)}
    >
      {translate('shell.leaveBody')}
    </ConfirmDialog>
  );
  return { leave: () => (hasUnsaved() ? setAsking(true) : void go()), question };
};
