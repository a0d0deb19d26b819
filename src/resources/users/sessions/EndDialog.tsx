import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'react-admin';
import type { User, UserSession } from '#contract/people/users.ts';
import { ProblemAlert } from '../../../components/admin/ProblemAlert.tsx';
import { problemOf } from '../../../components/admin/problem.ts';
import { useDeviceText } from '../../../components/admin/sessions/useDeviceText.ts';
import { useSukiDataProvider } from '../../../components/admin/useSukiDataProvider.ts';
import { useUser } from '../../../components/shell/useUser.ts';
import { ConfirmDialog } from '../../../components/ui/ConfirmDialog.tsx';
import { refetchUsers } from '../shared/userKeys.ts';

interface Props {
  user: User;
  /** The one that ends; null for all of them. */
  session: UserSession | null;
  /** How many there are. */
  count: number;
  onClose: () => void;
}

/** Asks before a session ends, or all of somebody's. */
export const EndDialog = ({ user, session, count, onClose }: Props) => {
  const translate = useTranslate();
  const notify = useNotify();
  const provider = useSukiDataProvider();
  const client = useQueryClient();
  const deviceText = useDeviceText();
  const isOwn = useUser().userId === user.id;
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => provider.endUserSessions(user.id, session?.id),
    onSuccess: () => refetchUsers(client),
  });
  const done = (ended: number) => {
    notify(ended ? 'users.session.ended' : 'users.session.endedBefore', {
      type: ended ? 'success' : 'info',
      messageArgs: { smart_count: ended, name: user.name },
    });
    onClose();
  };
  const problem = error ? problemOf(error) : null;
  return (
    <ConfirmDialog
      open
      title={
        session
          ? translate('users.session.endTitle', { device: deviceText(session.agent) })
          : translate('users.session.endAllTitle', { smart_count: count })
      }
      confirmLabel={translate(session ? 'sessions.end' : 'users.session.endAll')}
      destructive
      busy={isPending}
      onConfirm={() => mutate(undefined, { onSuccess: done })}
      onCancel={onClose}
    >
      <Stack spacing={2}>
        <Typography variant="body2">
          {translate(isOwn && !session ? 'users.session.endOwnEffect' : 'users.session.endEffect', {
            name: user.name,
          })}
        </Typography>
        <ProblemAlert problem={problem} />
      </Stack>
    </ConfirmDialog>
  );
};
