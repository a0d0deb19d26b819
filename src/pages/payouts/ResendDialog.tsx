import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import type { Payout } from '#contract/finance/settlements.ts';
import { payoutFileFields } from '#domain/fields/settlement/payoutFile.ts';
import { MovedDialog } from '../../components/admin/MovedDialog.tsx';
import { ProblemAlert } from '../../components/admin/ProblemAlert.tsx';
import { problemOf } from '../../components/admin/problem.ts';
import { useSukiDataProvider } from '../../components/admin/useSukiDataProvider.ts';
import { ConfirmDialog } from '../../components/ui/ConfirmDialog.tsx';
import { TextBox } from '../../components/ui/fields/TextBox.tsx';
import { useReason } from '../../components/ui/fields/useReason.ts';
import { AccountsCompared } from './AccountsCompared.tsx';

const { min, max } = payoutFileFields.resendReason;

interface Props {
  payout: Payout;
  onClose: () => void;
}

const useResend = ({ payout, onClose }: Props) => {
  const notify = useNotify();
  const client = useQueryClient();
  const provider = useSukiDataProvider();
  const [key] = useState(() => crypto.randomUUID());
  const refetch = () => client.invalidateQueries({ queryKey: ['payouts'] });
  const resend = useMutation({
    mutationFn: (reason: string) => provider.resendPayout(payout, reason, key),
    onSuccess: async () => {
      await refetch();
      void client.invalidateQueries({ queryKey: ['approvals'] });
      notify('payouts.resend.done', { type: 'success' });
      onClose();
    },
  });
  return { resend, refetch };
};

/** Asks for a payout to be resent: shows why it came back, where it went and where it would go, and takes the reason. */
export const ResendDialog = ({ payout, onClose }: Props) => {
  const translate = useTranslate();
  const provider = useSukiDataProvider();
  const { resend, refetch } = useResend({ payout, onClose });
  const { reason, tries, box } = useReason({ min });
  const { data: account, error: unread } = useQuery({
    queryKey: ['payouts', 'account', payout.id],
    queryFn: () => provider.getPayeeAccount(payout.id),
    gcTime: 0,
  });
  const error = resend.error ?? unread;
  const problem = error ? problemOf(error) : null;
  if (problem?.status === 409)
    return (
      <MovedDialog
        title={translate('payouts.resend.moved')}
        reload={translate('payouts.resend.reload')}
        onReload={() => {
          void refetch();
          onClose();
        }}
      >
        {problem.message}
      </MovedDialog>
    );
  const confirm = () => {
    if (tries()) resend.mutate(reason);
  };
  return (
    <ConfirmDialog
      open
      title={translate('payouts.resend.title')}
      confirmLabel={translate('payouts.resend.act')}
      busy={resend.isPending}
      isFilled={reason !== ''}
      disabled={!account}
      onConfirm={confirm}
      onCancel={onClose}
    >
      <Stack spacing={2}>
        <Typography variant="body2">
          {translate('payouts.resend.returned', { reason: payout.returnReason })}
        </Typography>
        {account !== undefined && <AccountsCompared payout={payout} account={account} />}
        {account && (
          <TextBox
            label={translate('payouts.resend.reason')}
            help={translate('payouts.resend.reasonHelp')}
            required
            rows={2}
            maxLength={max}
            {...box(translate('payouts.resend.reasonNeeded'), problem?.fields.reason)}
          />
        )}
        <ProblemAlert problem={problem} />
      </Stack>
    </ConfirmDialog>
  );
};
