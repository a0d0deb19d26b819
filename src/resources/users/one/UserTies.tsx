import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import type { User } from '#contract/people/users.ts';
import { formatDate, manilaDate } from '#domain/day.ts';
import { useHeld } from '../../../components/admin/Can.tsx';
import { OutOfView } from '../../../components/admin/viewing/OutOfView.tsx';
import { DeedDialog } from './DeedDialog.tsx';

const SAYS = { made: 'made_effect', reset: 'week_effect', rights: 'week_effect' } as const;

/** What one person alone did to an account, which makes the two count as one person, and the step that ends it. */
export const UserTies = ({ user }: { user: User }) => {
  const translate = useTranslate();
  const notify = useNotify();
  const held = useHeld();
  const [seen, setSeen] = useState<User | null>(null);
  const [tie] = user.ties;
  if (!tie) return null;
  const when = formatDate(manilaDate(new Date(tie.at)));
  return (
    <>
      <Alert
        severity="info"
        role="note"
        action={
          held.has('UR_EDIT') && (
            <OutOfView reason={user.isConfirmable ? undefined : translate('users.tie.notYours')}>
              <Button size="small" color="inherit" onClick={() => setSeen(user)}>
                {translate('users.act.confirm')}
              </Button>
            </OutOfView>
          )
        }
      >
        {tie.by === null
          ? translate('users.tie.before')
          : `${translate(`users.tie.${tie.cause}`, { by: tie.by, when })} ${translate(`users.tie.${SAYS[tie.cause]}`)}`}
      </Alert>
      {seen && (
        <DeedDialog
          deed="confirm"
          seen={seen}
          onClose={() => setSeen(null)}
          onDone={() => {
            notify('users.done.confirm', { type: 'success', messageArgs: { name: seen.name } });
            setSeen(null);
          }}
        />
      )}
    </>
  );
};
