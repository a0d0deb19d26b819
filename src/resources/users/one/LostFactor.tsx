import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { User } from '#contract/people/users.ts';
import { userRequestFields } from '#domain/fields/userRequest.ts';
import { useSukiDataProvider } from '../../../components/admin/useSukiDataProvider.ts';
import { OutOfView } from '../../../components/admin/viewing/OutOfView.tsx';
import { useUser } from '../../../components/shell/useUser.ts';
import { RequestDialog } from './RequestDialog.tsx';

const { decisionReason: reason, identification } = userRequestFields;

/** For somebody who lost the device of their second factor; nothing where there is no account in use with one. */
export const LostFactor = ({ user }: { user: User }) => {
  const translate = useTranslate();
  const provider = useSukiDataProvider();
  const { userId } = useUser();
  const [isOpen, setOpen] = useState(false);
  if (user.secondFactor === 'none' || user.status === 'SUSPENDED' || user.status === 'CLOSED') return null;
  const send = async (typed: Record<'reason' | 'identification', string>) => {
    const { fallsBackTo, mobileLast4 } = await provider.askFactorReset(user.id, typed);
    const after = translate(`changeAccess.lost.after.${fallsBackTo}`, { digits: mobileLast4 ?? '' });
    return translate('changeAccess.lost.asked', { name: user.name, after });
  };
  return (
    <>
      <OutOfView reason={user.id === userId ? translate('users.own') : undefined}>
        <Button variant="outlined" onClick={() => setOpen(true)}>
          {translate('changeAccess.lost.act')}
        </Button>
      </OutOfView>
      {isOpen && (
        <RequestDialog
          texts="changeAccess.lost"
          name={user.name}
          fields={{ reason, identification }}
          helped={['identification']}
          send={send}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
};
