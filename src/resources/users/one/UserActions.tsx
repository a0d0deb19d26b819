import Button from '@mui/material/Button';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import type { User } from '#contract/people/users.ts';
import { type AccountMove, whyNoMove, whyNoReset } from '#domain/people/account.ts';
import { useHeld } from '../../../components/admin/Can.tsx';
import { useFocusInPage } from '../../../components/admin/useFocusInPage.ts';
import { useLanguage } from '../../../components/admin/useLanguage.ts';
import { OutOfView } from '../../../components/admin/viewing/OutOfView.tsx';
import { useUser } from '../../../components/shell/useUser.ts';
import { ChangeAccessLink } from './ChangeAccessLink.tsx';
import { DeedDialog } from './DeedDialog.tsx';
import { LostFactor } from './LostFactor.tsx';
import { LeaveDialog } from './leaving/LeaveDialog.tsx';
import type { Deed } from './useDeed.ts';

const INVITED: readonly Deed[] = ['invite', 'uninvite'];

/** The move that the status of an account allows, if any; one's own account shows the first, with the reason against it. */
const moveOf = (user: User, by: string): AccountMove | undefined =>
  (['suspend', 'reactivate'] as const).find((move) => whyNoMove(move, user, by) !== 'illegal');

/** Why a deed cannot be done; undefined when it can. */
const useReasons = (user: User): ((deed: Deed) => string | undefined) => {
  const translate = useTranslate();
  const language = useLanguage();
  const { userId } = useUser();
  return (deed) => {
    if (user.id === userId) return translate(deed === 'reset' ? 'users.ownPassword' : 'users.own');
    if (deed !== 'reset') return undefined;
    return whyNoReset({ ...user, mobileNumber: user.mobileLast4 })?.[language];
  };
};

/** What is done with an account: its password is reset, it is suspended or reactivated, its invitation sent again or taken back; each with the reason where it cannot be. */
export const UserActions = ({ user }: { user: User }) => {
  const translate = useTranslate();
  const notify = useNotify();
  const { type, userId } = useUser();
  const held = useHeld();
  const isInvited = user.status === 'INVITED';
  const isEditor = isInvited
    ? held.has('UR_CREATE') || held.has('UR_EDIT')
    : held.has('UR_EDIT') && type === 'INTERNAL';
  const reasonOf = useReasons(user);
  const [open, setOpen] = useState<{ deed: Deed; seen: User } | null>(null);
  const [leaving, setLeaving] = useState<User | null>(null);
  useFocusInPage(open === null && leaving === null);
  if (!isEditor) return null;
  const done = (more: Record<string, string>) => {
    if (!open) return;
    const messageArgs = { name: open.seen.name, ...more };
    notify(`users.done.${open.deed}`, { type: 'success', messageArgs });
    setOpen(null);
  };
  const move = moveOf(user, userId);
  const deeds = isInvited ? INVITED : move ? (['reset', move] as const) : (['reset'] as const);
  const isStaffEditor = held.has('UR_EDIT') && type === 'INTERNAL';
  return (
    <>
      {isStaffEditor && <ChangeAccessLink user={user} />}
      {deeds.map((deed) => (
        <OutOfView key={deed} reason={reasonOf(deed)}>
          <Button
            variant={deed === 'reactivate' ? 'contained' : 'outlined'}
            color={deed === 'suspend' || deed === 'uninvite' ? 'error' : 'primary'}
            onClick={() => setOpen({ deed, seen: user })}
          >
            {translate(`users.act.${deed}`)}
          </Button>
        </OutOfView>
      ))}
      {move === 'suspend' && (
        <OutOfView reason={reasonOf('suspend')}>
          <Button variant="outlined" color="error" onClick={() => setLeaving(user)}>
            {translate('users.act.leave')}
          </Button>
        </OutOfView>
      )}
      {isStaffEditor && !isInvited && <LostFactor user={user} />}
      {leaving && <LeaveDialog seen={leaving} onClose={() => setLeaving(null)} />}
      {open && <DeedDialog {...open} onClose={() => setOpen(null)} onDone={done} />}
    </>
  );
};
