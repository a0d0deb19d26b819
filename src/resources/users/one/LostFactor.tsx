import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { User } from '#contract/people/users.ts';
import { OutOfView } from '../../../components/admin/viewing/OutOfView.tsx';
import { useUser } from '../../../components/shell/useUser.ts';
import { LostFactorDialog } from './LostFactorDialog.tsx';

/** For somebody who lost the device of their second factor; nothing where there is no account in use with one. */
export const LostFactor = ({ user }: { user: User }) => {
  const translate = useTranslate();
  const { userId } = useUser();
  const [isOpen, setOpen] = useState(false);
  if (user.secondFactor === 'none' || user.status === 'SUSPENDED' || user.status === 'CLOSED') return null;
  return (
    <>
      <OutOfView reason={user.id === userId ? translate('users.own') : undefined}>
        <Button variant="outlined" onClick={() => setOpen(true)}>
          {translate('changeAccess.lost.act')}
        </Button>
      </OutOfView>
      {isOpen && <LostFactorDialog user={user} onClose={() => setOpen(false)} />}
    </>
  );
};
