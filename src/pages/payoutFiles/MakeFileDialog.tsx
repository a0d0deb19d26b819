import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { centavosOf, formatPeso } from '#domain/money.ts';
import { pathOf } from '#domain/pages.ts';
import { ProblemAlert } from '../../components/admin/ProblemAlert.tsx';
import { problemOf } from '../../components/admin/problem.ts';
import { useSukiDataProvider } from '../../components/admin/useSukiDataProvider.ts';
import { ConfirmDialog } from '../../components/ui/ConfirmDialog.tsx';
import { PreviewSums } from './PreviewSums.tsx';

/** Shows what a file would hold, and makes it of just that. */
export const MakeFileDialog = ({ onClose }: { onClose: () => void }) => {
  const translate = useTranslate();
  const notify = useNotify();
  const navigate = useNavigate();
  const client = useQueryClient();
  const provider = useSukiDataProvider();
  // One key for the dialog: pressed twice, or sent anew after a lost answer, it makes one file.
  const [key] = useState(() => crypto.randomUUID());
  const preview = useQuery({
    queryKey: ['payout-files', 'preview'],
    queryFn: () => provider.previewPayoutFile({}),
    gcTime: 0,
  });
  const { data } = preview;
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => {
      if (!data) throw new Error('Nothing was shown');
      return provider.makePayoutFile({}, { count: data.count, amount: data.amount }, key);
    },
    onSuccess: ({ id, payoutCount, amount }) => {
      const sum = formatPeso(centavosOf(amount) ?? 0n);
      notify('payoutFiles.made', { type: 'success', messageArgs: { smart_count: payoutCount, id, sum } });
      void client.invalidateQueries({ queryKey: ['payouts'] });
      void client.invalidateQueries({ queryKey: ['payout-files'] });
      navigate(pathOf('payoutFileDetail', { id }));
    },
    onError: () => void preview.refetch(),
  });
  const problem = error ?? preview.error;
  return (
    <ConfirmDialog
      open
      title={translate('payoutFiles.makeTitle')}
      confirmLabel={translate('payoutFiles.makeNow')}
      busy={isPending}
      disabled={!data || data.count === 0}
      onConfirm={() => mutate()}
      onCancel={onClose}
    >
      <Stack spacing={2}>
        {data && <PreviewSums preview={data} />}
        {data && data.count > 0 && (
          <Typography variant="body2">{translate('payoutFiles.makeEffect')}</Typography>
        )}
        <ProblemAlert problem={problem ? problemOf(problem) : null} />
      </Stack>
    </ConfirmDialog>
  );
};
