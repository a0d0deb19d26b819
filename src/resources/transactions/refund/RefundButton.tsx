import UndoIcon from '@mui/icons-material/UndoOutlined';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { TransactionRow } from '#contract/finance/transactions.ts';
import { pathOf } from '#domain/pages.ts';
import { mayOpen } from '../../../components/shell/menuTable.ts';
import { useUser } from '../../../components/shell/useUser.ts';

/** Whether something of a payment may be left to refund; its page says more. */
const isOpen = ({ status, transactionType, remainingRefundAmount }: TransactionRow): boolean =>
  status === 'POSTED' && transactionType !== 'CASH_LOAN' && remainingRefundAmount !== '0.00';

interface Props {
  payment: TransactionRow;
  /** In a row of a list, where others stand beside it. */
  isInList?: boolean;
}

/** The way to the refund of a payment, for whoever may refund it and while there is something to. */
export const RefundButton = ({ payment, isInList = false }: Props) => {
  const translate = useTranslate();
  const to = pathOf('transactionRefund', { id: payment.id });
  if (!mayOpen(to, useUser()) || !isOpen(payment)) return null;
  const label = translate('transactions.refund.submit');
  return (
    <Button
      component={Link}
      to={to}
      size={isInList ? 'small' : 'medium'}
      variant={isInList ? 'text' : 'contained'}
      {...(isInList
        ? { 'aria-label': `${label} ${payment.transactionRefNumber}` }
        : { startIcon: <UndoIcon /> })}
    >
      {label}
    </Button>
  );
};
