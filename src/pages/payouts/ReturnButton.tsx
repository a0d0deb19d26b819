import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import type { Payout } from '#contract/finance/settlements.ts';
import { payoutFileFields } from '#domain/fields/settlement/payoutFile.ts';
import { useHeld } from '../../components/admin/Can.tsx';
import { ProblemAlert } from '../../components/admin/ProblemAlert.tsx';
import { problemOf } from '../../components/admin/problem.ts';
import { useSukiDataProvider } from '../../components/admin/useSukiDataProvider.ts';
import { OutOfView } from '../../components/admin/viewing/OutOfView.tsx';
import { ConfirmDialog } from '../../components/ui/ConfirmDialog.tsx';
import { TextBox } from '../../components/ui/fields/TextBox.tsx';
import { useReason } from '../../components/ui/fields/useReason.ts';

const { min, max } = payoutFileFields.returnReason;

const ReturnDialog = ({ payout, onClose }: { payout: Payout; onClose: () => void }) => {
  const translate = useTranslate();
  const notify = useNotify();
  const client = useQueryClient();
  const provider = useSukiDataProvider();
  const { reason, tries, box } = useReason({ min });
  const [key] = useState(() => crypto.randomUUID());
  const record = useMutation({
    mutationFn: () => provider.recordPayoutReturn(payout, reason, key),
    onSuccess: async () => {
      for (const name of ['payouts', 'payout-files', 'approvals'])
        await client.invalidateQueries({ queryKey: [name] });
      notify('payouts.return.done', { type: 'success' });
      onClose();
    },
  });
  const problem = record.error ? problemOf(record.error) : null;
  return (
    <ConfirmDialog
      open
      title={translate('payouts.return.title')}
      confirmLabel={translate('payouts.return.confirm')}
      busy={record.isPending}
      isFilled={reason !== ''}
      onConfirm={() => {
        if (tries()) record.mutate();
      }}
      onCancel={onClose}
    >
      <Stack spacing={2}>
        <Typography variant="body2">
          {translate(`payouts.return.${payout.status === 'PAID' ? 'paid' : 'sent'}`)}
        </Typography>
        <TextBox
          label={translate('payouts.return.reason')}
          required
          rows={2}
          maxLength={max}
          {...box(translate('payouts.return.reasonNeeded'), problem?.fields.reason)}
        />
        <ProblemAlert problem={problem} />
      </Stack>
    </ConfirmDialog>
  );
};

/** Records that the bank returned a payout, for people who make bank files; a second person confirms it. */
export const ReturnButton = ({ payout }: { payout: Payout }) => {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  if (!useHeld().has('FM_EDIT_RS')) return null;
  return (
    <>
      <OutOfView>
        <Button variant="outlined" size="small" onClick={() => setOpen(true)}>
          {translate('payouts.return.act')}
        </Button>
      </OutOfView>
      {isOpen && <ReturnDialog payout={payout} onClose={() => setOpen(false)} />}
    </>
  );
};
