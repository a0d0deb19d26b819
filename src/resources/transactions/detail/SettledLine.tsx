import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import type { Settled } from '#contract/finance/transactions.ts';
import { formatDate } from '#domain/day.ts';
import { pathOf } from '#domain/pages.ts';
import { payoutStatus as statuses } from '#domain/settlement/payoutStatus.ts';
import { useLanguage } from '../../../components/admin/useLanguage.ts';
import { mayOpen } from '../../../components/shell/menuTable.ts';
import { useUser } from '../../../components/shell/useUser.ts';

/** With which day a payment was settled, and the payout that it is in, for whoever sees it. */
export const SettledLine = ({ settled: { day, payoutId, payoutStatus } }: { settled: Settled }) => {
  const translate = useTranslate();
  const language = useLanguage();
  const user = useUser();
  const path = payoutId === null ? null : pathOf('payoutDetail', { id: payoutId });
  const payout =
    payoutStatus && translate('transactions.payout', { status: statuses[payoutStatus].label[language] });
  return (
    <Typography variant="body2" color="textSecondary" component="div" sx={{ mt: 1.5 }}>
      <div>{translate('transactions.settled', { day: formatDate(day) })}</div>
      {path && mayOpen(path, user) ? (
        <Link component={RouterLink} to={path}>
          {payout}
        </Link>
      ) : (
        payout
      )}
    </Typography>
  );
};
