import PlayArrowIcon from '@mui/icons-material/PlayArrowOutlined';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify, useRefresh, useTranslate } from 'react-admin';
import { formatDate } from '#domain/day.ts';
import { useHeld } from '../../components/admin/Can.tsx';
import { ProblemAlert } from '../../components/admin/ProblemAlert.tsx';
import { problemOf } from '../../components/admin/problem.ts';
import { useSukiDataProvider } from '../../components/admin/useSukiDataProvider.ts';
import { OutOfView } from '../../components/admin/viewing/OutOfView.tsx';
import { ConfirmDialog } from '../../components/ui/ConfirmDialog.tsx';

/** The long work looks every five seconds. */
const SOON_MS = 7_000;

const RunDialog = ({ onClose }: { onClose: () => void }) => {
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const provider = useSukiDataProvider();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => provider.runSettlement(),
    onSuccess: (through) => {
      notify('settlement.asked', { type: 'success', messageArgs: { day: formatDate(through) } });
      setTimeout(refresh, SOON_MS);
      onClose();
    },
  });
  return (
    <ConfirmDialog
      open
      title={translate('settlement.runTitle')}
      confirmLabel={translate('settlement.runNow')}
      busy={isPending}
      onConfirm={() => mutate()}
      onCancel={onClose}
    >
      <Stack spacing={2}>
        <Typography variant="body2">{translate('settlement.runEffect')}</Typography>
        <ProblemAlert problem={error ? problemOf(error) : null} />
      </Stack>
    </ConfirmDialog>
  );
};

/** Has the open days settled, after a question; for whoever sets what is reckoned with. */
export const RunButton = () => {
  const translate = useTranslate();
  const [isAsking, setAsking] = useState(false);
  if (!useHeld().has('FM_EDIT_RS')) return null;
  return (
    <>
      <OutOfView>
        <Button variant="contained" startIcon={<PlayArrowIcon />} onClick={() => setAsking(true)}>
          {translate('settlement.runNow')}
        </Button>
      </OutOfView>
      {isAsking && <RunDialog onClose={() => setAsking(false)} />}
    </>
  );
};
