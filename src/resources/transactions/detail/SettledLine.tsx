import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { Settled } from '#contract/finance/transactions.ts';
import { formatDate } from '#domain/day.ts';
import { pathOf } from '#domain/pages.ts';
import { payoutStatus as statuses } from '#domain/settlement/payoutStatus.ts';
import { MayLink } from '../../../components/admin/MayLink.tsx';
import { useLanguage } from '../../../components/admin/useLanguage.ts';

/** With which day a payment was settled, and the payout that it is in, for whoever sees it. */
export const SettledLine = ({ settled: { day, payoutId, payoutStatus } }: { settled: Settled }) => {
  const translate = useTranslate();
  const language = useLanguage();
  const path = payoutId === null ? null : pathOf('payoutDetail', { id: payoutId });
  const payout =
    payoutStatus && translate('transactions.payout', { status: statuses[payoutStatus].label[language] });
  return (
    <Typography variant="body2" color="textSecondary" component="div" sx={{ mt: 1.5 }}>
      <div>{translate('transactions.settled', { day: formatDate(day) })}</div>
      <MayLink to={path}>{payout}</MayLink>
    </Typography>
  );
};
