import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { User } from '#contract/people/users.ts';
import { userFields } from '#domain/fields/user.ts';
import { ProblemAlert } from '../../../components/admin/ProblemAlert.tsx';
import { problemOf } from '../../../components/admin/problem.ts';
import { ConfirmDialog } from '../../../components/ui/ConfirmDialog.tsx';
import { TextBox } from '../../../components/ui/fields/TextBox.tsx';
import { useReason } from '../../../components/ui/fields/useReason.ts';
import { useSessions } from '../sessions/useSessions.ts';
import { UserMovedDialog } from './UserMovedDialog.tsx';
import { type Deed, useDeed } from './useDeed.ts';

const { min, max } = userFields.statusReason;

/** How many sessions a deed ends, once that is known. */
const SessionsEnd = ({ id }: { id: string }) => {
  const translate = useTranslate();
  const { data } = useSessions(id);
  if (!data) return null;
  return (
    <Typography variant="body2">
      {data.length > 0
        ? translate('users.sessionsEnd', { smart_count: data.length })
        : translate('users.notSignedIn')}
    </Typography>
  );
};

interface Props {
  deed: Deed;
  /** The account as it was when the dialog opened: the deed is bound to it. */
  seen: User;
  onClose: () => void;
  onDone: (more: Record<string, string>) => void;
}

/** Asks before something is done to an account: what happens then, and why where a reason is kept. */
export const DeedDialog = ({ deed, seen, onClose, onDone }: Props) => {
  const translate = useTranslate();
  const { mutate, isPending, error } = useDeed(deed, seen);
  const isSuspension = deed === 'suspend';
  const { reason, tries, box } = useReason({ min, isNeeded: isSuspension });
  const problem = error ? problemOf(error) : null;
  if (problem?.status === 409) return <UserMovedDialog seen={seen} problem={problem} onClose={onClose} />;
  const endsSessions = isSuspension || deed === 'reset';
  const confirm = () => {
    if (tries()) mutate(reason, { onSuccess: onDone });
  };
  return (
    <ConfirmDialog
      open
      title={translate(`users.title.${deed}`, { name: seen.name })}
      confirmLabel={translate(`users.act.${deed}`)}
      destructive={isSuspension || deed === 'uninvite' || deed === 'unlink'}
      busy={isPending}
      isFilled={reason !== ''}
      onConfirm={confirm}
      onCancel={onClose}
    >
      <Stack spacing={2}>
        <Typography variant="body2">{translate(`users.effect.${deed}`)}</Typography>
        {endsSessions && <SessionsEnd id={seen.id} />}
        {isSuspension && (
          <TextBox
            label={translate('users.field.statusReason')}
            help={translate('users.reasonHelp')}
            required
            rows={2}
            maxLength={max}
            {...box(translate('users.reasonNeeded'), problem?.fields.reason)}
          />
        )}
        <ProblemAlert problem={problem} />
      </Stack>
    </ConfirmDialog>
  );
};
