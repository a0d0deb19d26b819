import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import type { Transaction } from '#contract/finance/transactions.ts';
import { transactionFields } from '#domain/fields/transaction.ts';
import { formatPeso, parseMoney } from '#domain/money.ts';
import { holdReason } from '#domain/transactions/holdReason.ts';
import { Can } from '../../../components/admin/Can.tsx';
import { ProblemAlert } from '../../../components/admin/ProblemAlert.tsx';
import { problemOf } from '../../../components/admin/problem.ts';
import { useLanguage } from '../../../components/admin/useLanguage.ts';
import { useSukiDataProvider } from '../../../components/admin/useSukiDataProvider.ts';
import { OutOfView } from '../../../components/admin/viewing/OutOfView.tsx';
import { ConfirmDialog } from '../../../components/ui/ConfirmDialog.tsx';
import { TextBox } from '../../../components/ui/fields/TextBox.tsx';
import { useReason } from '../../../components/ui/fields/useReason.ts';

type Decision = 'release' | 'void';
interface Props {
  payment: Transaction;
  decision: Decision;
  onClose: () => void;
}

/** Asks before a held payment is released, or voided with a reason. */
const DecideDialog = ({ payment, decision, onClose }: Props) => {
  const translate = useTranslate();
  const language = useLanguage();
  const notify = useNotify();
  const provider = useSukiDataProvider();
  const client = useQueryClient();
  const isVoid = decision === 'void';
  const { reason, tries, box } = useReason({ isNeeded: isVoid });
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => (isVoid ? provider.voidHeldPayment(payment, reason) : provider.releasePayment(payment)),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: ['transactions'] });
      notify(isVoid ? 'transactions.held.voided' : 'transactions.held.released', {
        type: 'success',
        messageArgs: { reference: payment.transactionRefNumber },
      });
      onClose();
    },
  });
  const problem = error ? problemOf(error) : null;
  const amount = formatPeso(parseMoney(payment.amount) ?? 0);
  const cancel = () => {
    if (problem?.status === 409) void client.invalidateQueries({ queryKey: ['transactions'] });
    onClose();
  };
  return (
    <ConfirmDialog
      open
      title={translate(isVoid ? 'transactions.held.voidTitle' : 'transactions.held.releaseTitle', { amount })}
      confirmLabel={translate(isVoid ? 'transactions.held.void' : 'transactions.held.release')}
      destructive={isVoid}
      busy={isPending}
      isFilled={reason !== ''}
      onConfirm={() => tries() && mutate()}
      onCancel={cancel}
    >
      <Stack spacing={2}>
        <Typography variant="body2">
          {translate(isVoid ? 'transactions.held.voidEffect' : 'transactions.held.releaseEffect')}
        </Typography>
        {isVoid && (
          <TextBox
            label={transactionFields.voidReason.label[language]}
            required
            maxLength={120}
            {...box(translate('transactions.held.reasonNeeded'), problem?.fields.reason)}
          />
        )}
        <ProblemAlert problem={problem} />
      </Stack>
    </ConfirmDialog>
  );
};

/** Says that a payment is held and why; people who answer for settings release or void it. */
export const HeldPanel = ({ payment }: { payment: Transaction }) => {
  const translate = useTranslate();
  const language = useLanguage();
  const [decision, setDecision] = useState<Decision | null>(null);
  if (payment.status !== 'HELD' && !decision) return null;
  const reason = payment.holdReason && holdReason[payment.holdReason][language];
  return (
    <Alert severity="warning">
      <Typography variant="body2" sx={{ fontWeight: 600 }}>
        {reason ? translate('transactions.held.because', { reason }) : translate('transactions.held.title')}
      </Typography>
      <Typography variant="body2">{translate('transactions.held.note')}</Typography>
      <Stack direction="row" spacing={1} sx={{ mt: 1 }}>
        {(['release', 'void'] as const).map((one) => (
          <Can key={one} anyOf={['FM_EDIT_RS']}>
            <OutOfView>
              <Button
                size="small"
                variant={one === 'release' ? 'contained' : 'outlined'}
                color={one === 'void' ? 'error' : 'primary'}
                onClick={() => setDecision(one)}
              >
                {translate(`transactions.held.${one}`)}
              </Button>
            </OutOfView>
          </Can>
        ))}
      </Stack>
      {decision && <DecideDialog payment={payment} decision={decision} onClose={() => setDecision(null)} />}
    </Alert>
  );
};
