import Box from '@mui/material/Box';
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
import { DaysOfFile } from './DaysOfFile.tsx';
import { PreviewSums } from './PreviewSums.tsx';
import { useFileDays } from './useFileDays.ts';

/** One key for what was shown: pressed twice, or sent again after a lost answer, it makes one file. */
const useKeys = () => {
  const [keys] = useState(() => new Map<string, string>());
  return (what: object): string => {
    const name = JSON.stringify(what);
    const key = keys.get(name) ?? crypto.randomUUID();
    keys.set(name, key);
    return key;
  };
};

/** Shows what a file of all days, or of those chosen, would hold, and makes it of just that. */
export const MakeFileDialog = ({ onClose }: { onClose: () => void }) => {
  const translate = useTranslate();
  const notify = useNotify();
  const navigate = useNavigate();
  const client = useQueryClient();
  const provider = useSukiDataProvider();
  const keyOf = useKeys();
  const days = useFileDays();
  const { asked } = days;
  const preview = useQuery({
    queryKey: ['payout-files', 'preview', asked],
    queryFn: () => provider.previewPayoutFile(asked ?? {}),
    enabled: asked !== null,
    placeholderData: (before) => before,
    gcTime: 0,
  });
  const { data, isPlaceholderData } = preview;
  // What is shown is of the days that are asked for.
  const isShown = asked !== null && data !== undefined && !isPlaceholderData;
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => {
      if (!isShown) throw new Error('Nothing was shown');
      const seen = { count: data.count, amount: data.amount };
      return provider.makePayoutFile(asked, seen, keyOf({ ...asked, ...seen }));
    },
    onSuccess: ({ id, payoutCount, amount }) => {
      const sum = formatPeso(centavosOf(amount) ?? 0n);
      notify('payoutFiles.made', { type: 'success', messageArgs: { smart_count: payoutCount, id, sum } });
      void client.invalidateQueries({ queryKey: ['payouts'] });
      void client.invalidateQueries({ queryKey: ['payout-files'] });
      void client.invalidateQueries({ queryKey: ['approvals'] });
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
      disabled={!isShown || data.count === 0}
      onConfirm={() => mutate()}
      onCancel={onClose}
    >
      <Stack spacing={2}>
        <DaysOfFile days={days} />
        {asked !== null && data && (
          <Box aria-busy={isPlaceholderData} sx={{ opacity: isPlaceholderData ? 0.6 : 1 }}>
            <PreviewSums preview={data} isAll={!asked.from && !asked.to} />
          </Box>
        )}
        {isShown && data.count > 0 && (
          <Typography variant="body2">{translate('payoutFiles.makeEffect')}</Typography>
        )}
        <ProblemAlert problem={problem ? problemOf(problem) : null} />
      </Stack>
    </ConfirmDialog>
  );
};
