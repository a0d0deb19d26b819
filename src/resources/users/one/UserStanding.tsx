import Alert from '@mui/material/Alert';
import { useTranslate } from 'react-admin';
import type { User } from '#contract/people/users.ts';
import { formatInstant } from '#domain/day.ts';

/** What keeps somebody out: an invitation that is not accepted, a suspension, for staff with its reason, or a lock and until when. */
export const UserStanding = ({
  user: { status, statusReason, lockedUntil, dtimeInvitationEnds },
}: {
  user: User;
}) => {
  const translate = useTranslate();
  if (status === 'SUSPENDED') {
    return (
      <Alert severity="warning" role="note">
        {translate('users.suspendedNote')}{' '}
        {statusReason && translate('users.because', { reason: statusReason })}
      </Alert>
    );
  }
  if (status === 'INVITED') {
    return (
      <Alert severity={dtimeInvitationEnds ? 'info' : 'warning'} role="note">
        {dtimeInvitationEnds && new Date(dtimeInvitationEnds) > new Date()
          ? translate('users.invitedNote', { when: formatInstant(new Date(dtimeInvitationEnds)) })
          : translate('users.invitationOver')}
      </Alert>
    );
  }
  if (!lockedUntil) return null;
  return (
    <Alert severity="info" role="note">
      {translate('users.lockedNote', { when: formatInstant(new Date(lockedUntil)) })}
    </Alert>
  );
};
