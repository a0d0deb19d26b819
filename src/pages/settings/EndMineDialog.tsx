import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'react-admin';
import type { UserSession } from '#contract/people/users.ts';
import { ProblemAlert } from '../../components/admin/ProblemAlert.tsx';
import { problemOf } from '../../components/admin/problem.ts';
import { useDeviceText } from '../../components/admin/sessions/useDeviceText.ts';
import { useSukiDataProvider } from '../../components/admin/useSukiDataProvider.ts';
import { ConfirmDialog } from '../../components/ui/ConfirmDialog.tsx';
import { settingsKeys } from './settingsKeys.ts';

interface Props {
  /** The one that ends; null for all but this. */
  session: UserSession | null;
  /** How many others there are. */
  count: number;
  onClose: () => void;
}

/** Asks before one of one's other sessions ends, or all of them. */
export const EndMineDialog = ({ session, count, onClose }: Props) => {
  const translate = useTranslate();
  const notify = useNotify();
  const provider = useSukiDataProvider();
  const client = useQueryClient();
  const deviceText = useDeviceText();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => provider.endMySessions(session?.id),
    onSuccess: async (ended) => {
      await client.invalidateQueries({ queryKey: settingsKeys.sessions });
      notify(ended ? 'settings.ended' : 'settings.endedBefore', {
        type: ended ? 'success' : 'info',
        messageArgs: { smart_count: ended },
      });
      onClose();
    },
  });
  return (
    <ConfirmDialog
      open
      title={
        session
          ? translate('settings.endOtherTitle', { device: deviceText(session.agent) })
          : translate('settings.endOthersTitle', { smart_count: count })
      }
      confirmLabel={translate(session ? 'sessions.end' : 'settings.endOthers')}
      destructive
      busy={isPending}
      onConfirm={() => mutate()}
      onCancel={onClose}
    >
      <Stack spacing={2}>
        <Typography variant="body2">{translate('settings.endOtherEffect')}</Typography>
        <ProblemAlert problem={error ? problemOf(error) : null} />
      </Stack>
    </ConfirmDialog>
  );
};
