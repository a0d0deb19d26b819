import CheckIcon from '@mui/icons-material/CheckCircleOutlined';
import NotIcon from '@mui/icons-material/ErrorOutlineOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { Refund } from '#contract/finance/refunds.ts';
import type { Transaction } from '#contract/finance/transactions.ts';
import { formatPeso, parseMoney } from '#domain/money.ts';
import { pathOf } from '#domain/pages.ts';
import type { RefundStatus } from '#domain/transactions/refundStatus.ts';
import { RefundChip } from '../detail/TransactionChip.tsx';

/** Headings and what is next, below transactions.refund, by where the refund stands. */
const WORDS: Readonly<Record<RefundStatus, readonly [heading: string, next: string]>> = {
  REQUESTED: ['asked', 'madeSecond'],
  APPROVED: ['made', 'madeSent'],
  SENT: ['made', 'madeSent'],
  SETTLED: ['madeDone', 'madePaid'],
  FAILED: ['madeNot', 'leftAgain'],
  REFUSED: ['madeNot', 'leftAgain'],
  WITHDRAWN: ['madeNot', 'leftAgain'],
};

interface Props {
  payment: Transaction;
  refund: Refund;
  /** Whole centavos that are left. */
  left: number;
  onMore: () => void;
}

/**
 * What was done, what comes of it, and the ways on. The answer tells of the moment when the refund was asked for: where it came late, the
 * payment as it was read since tells more.
 */
export const RefundMade = ({ payment, refund: answered, left, onMore }: Props) => {
  const translate = useTranslate();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const refund = payment.refunds.find(({ id }) => id === answered.id) ?? answered;
  const { status, failure } = refund;
  const [said, next] = WORDS[status];
  const isNot = said === 'madeNot';
  const waitsForProcessor = status === 'APPROVED' && !payment.refundTerms.hasProcessor;
  const amount = formatPeso(parseMoney(refund.refundAmount) ?? 0);
  return (
    <Paper variant="outlined" sx={{ p: { xs: 2.5, sm: 4 } }}>
      <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
        <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 1.5 }}>
          {isNot ? <NotIcon color="error" aria-hidden /> : <CheckIcon color="success" aria-hidden />}
          <Typography ref={heading} tabIndex={-1} variant="h6" component="h2" sx={{ outline: 'none' }}>
            {translate(`transactions.refund.${said}`, { amount })}
          </Typography>
          <RefundChip status={refund.status} />
        </Box>
        {isNot && failure && <Typography variant="body2">{failure}</Typography>}
        <Typography variant="body2">
          {translate(`transactions.refund.${waitsForProcessor ? 'madeWaits' : next}`)}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {translate('transactions.refund.leftAfter', { amount: formatPeso(left) })}
        </Typography>
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
          <Button variant="contained" component={Link} to={pathOf('transactionDetail', { id: payment.id })}>
            {translate('transactions.refund.toPayment')}
          </Button>
          {refund.approvalRequestId && (
            <Button
              variant="outlined"
              component={Link}
              to={pathOf('approval', { id: refund.approvalRequestId })}
            >
              {translate('transactions.refund.toRequest')}
            </Button>
          )}
          {left > 0 && <Button onClick={onMore}>{translate('transactions.refund.more')}</Button>}
        </Stack>
      </Stack>
    </Paper>
  );
};
