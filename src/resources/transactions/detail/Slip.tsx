import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import type { Transaction } from '#contract/finance/transactions.ts';
import { formatDate, formatInstant, manilaDate } from '#domain/day.ts';
import { transactionFields as fields } from '#domain/fields/transaction.ts';
import { mdrType } from '#domain/records/mdrRates.ts';
import { refundStatus } from '#domain/transactions/refundStatus.ts';
import { transactionStatus } from '#domain/transactions/transactionStatus.ts';
import { useLanguage } from '../../../components/admin/useLanguage.ts';
import { MoneyText } from '../../../components/ui/texts.tsx';

const Line = ({ label, children }: { label: string; children: ReactNode }) => (
  <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, py: '2px' }}>
    <span>{label}</span>
    <span>{children}</span>
  </Box>
);
const RULE = { borderTop: '1px dashed #000', my: '6px' } as const;

/** A payment as a till's slip has it: 80 mm wide, black on white. It is no receipt. */
export const Slip = ({ payment }: { payment: Transaction }) => {
  const translate = useTranslate();
  const language = useLanguage();
  const { merchantName, hsisSalesRoomCode, transactionRefNumber, dtimeTransaction, transactionType } =
    payment;
  return (
    <Box sx={{ width: '72mm', fontSize: '9pt', lineHeight: 1.35 }}>
      <Box sx={{ textAlign: 'center', mb: '6px' }}>
        <Box sx={{ fontWeight: 700, fontSize: '11pt' }}>{merchantName}</Box>
        <div>{hsisSalesRoomCode}</div>
      </Box>
      <Line label={fields.transactionRefNumber.label[language]}>{transactionRefNumber}</Line>
      <Line label={fields.dtimeTransaction.label[language]}>{formatInstant(new Date(dtimeTransaction))}</Line>
      <Line label={fields.transactionType.label[language]}>{mdrType[transactionType][language]}</Line>
      {payment.cashier && <Line label={fields.cashier.label[language]}>{payment.cashier}</Line>}
      {payment.ccAccountNumber && (
        <Line label={fields.ccAccountNumber.short[language]}>•••• {payment.ccAccountNumber}</Line>
      )}
      {payment.status === 'VOIDED' && (
        <Line label={fields.status.label[language]}>{transactionStatus.VOIDED.label[language]}</Line>
      )}
      <Box sx={RULE} />
      {payment.items.map(({ itemId, name, quantity, amount }) => (
        <Line key={itemId} label={`${quantity} × ${name}`}>
          <MoneyText amount={amount} />
        </Line>
      ))}
      <Box sx={{ fontWeight: 700 }}>
        <Line label={fields.amount.label[language]}>
          <MoneyText amount={payment.amount} />
        </Line>
      </Box>
      {payment.refunds.length > 0 && <Box sx={RULE} />}
      {payment.refunds.map(({ id, refundAmount, refundCreatedDate, status }) => (
        <Line
          key={id}
          label={translate('transactions.slip.refund', {
            day: formatDate(manilaDate(new Date(refundCreatedDate))),
            status: refundStatus[status].label[language],
          })}
        >
          <MoneyText amount={refundAmount} />
        </Line>
      ))}
      <Box sx={RULE} />
      <Box sx={{ textAlign: 'center' }}>{translate('transactions.slip.noReceipt')}</Box>
    </Box>
  );
};
