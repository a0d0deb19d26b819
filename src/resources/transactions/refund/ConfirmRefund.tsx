import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { Transaction } from '#contract/finance/transactions.ts';
import { centavosOf, formatPeso } from '#domain/money.ts';
import { refundNeedsSecond } from '#domain/transactions/refundRefusal.ts';
import { ConfirmDialog } from '../../../components/ui/ConfirmDialog.tsx';

interface Props {
  payment: Transaction;
  /** Whole centavos. */
  amount: number;
  isPending: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks once more, with what becomes of the refund: nobody takes back what is paid out. */
export const ConfirmRefund = ({ payment, amount, isPending, onConfirm, onCancel }: Props) => {
  const translate = useTranslate();
  const { limit, hasProcessor } = payment.refundTerms;
  const taken = centavosOf(payment.refundedAmount) ?? 0n;
  const needsSecond = refundNeedsSecond(taken, BigInt(amount), centavosOf(limit) ?? 0n);
  const next = needsSecond ? 'nextSecond' : hasProcessor ? 'nextSent' : 'nextWaits';
  return (
    <ConfirmDialog
      open
      title={translate('transactions.refund.confirmTitle', { amount: formatPeso(amount) })}
      confirmLabel={translate(needsSecond ? 'transactions.refund.ask' : 'transactions.refund.submit')}
      busy={isPending}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      <Typography variant="body2">
        {translate(`transactions.refund.${next}`, {
          reference: payment.transactionRefNumber,
          store: payment.merchantName,
        })}
      </Typography>
    </ConfirmDialog>
  );
};
