import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import type { LeftDone, User } from '#contract/people/users.ts';
import { useSukiDataProvider } from '../../../../components/admin/useSukiDataProvider.ts';
import { ConfirmDialog } from '../../../../components/ui/ConfirmDialog.tsx';
import { Lines } from './Lines.tsx';

interface Props {
  leaver: User;
  done: LeftDone;
  /** Whoever took over, by name. */
  successor: string | null;
  onClose: () => void;
}

/** Whether anything went anywhere: else a message is enough. */
export const hasMoved = (done: LeftDone): boolean => Object.values(done).some((count) => count > 0);

/** What became of what somebody left behind: what went to whom, what ended, what stays, and what comes next. */
export const LeftDoneDialog = ({ leaver, done, successor, onClose }: Props) => {
  const translate = useTranslate();
  const provider = useSukiDataProvider();
  // A form that the successor had begun as well was not handed over.
  const { data: still } = useQuery({
    queryKey: ['leftBehind', leaver.id, 'after'],
    queryFn: () => provider.getLeftBehind(leaver.id),
  });
  const { claims, forms, released, requests, changes } = done;
  const line = (count: number, key: string) => count > 0 && translate(key, { smart_count: count, successor });
  const lines = [
    line(claims, 'users.leave.tookClaims'),
    line(forms, 'users.leave.tookForms'),
    line(released, 'users.leave.released'),
    line(still?.forms ?? 0, 'users.leave.kept'),
    line(requests, 'users.leave.cancelled'),
    line(changes, 'users.leave.withdrawn'),
  ];
  return (
    <ConfirmDialog
      open
      title={translate('users.leave.doneTitle', { name: leaver.name })}
      confirmLabel={translate('users.request.close')}
      onConfirm={onClose}
    >
      <Stack spacing={1.5}>
        <Typography variant="body2">{translate('users.leave.done', { name: leaver.name })}</Typography>
        <Lines of={lines.filter((one) => one !== false)} />
        {claims + forms > 0 && (
          <Typography variant="body2">{translate('users.leave.told', { successor })}</Typography>
        )}
        <Typography variant="body2">{translate('users.leave.next')}</Typography>
      </Stack>
    </ConfirmDialog>
  );
};
