import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { Settled } from '#contract/finance/transactions.ts';
import { formatDate } from '#domain/day.ts';
import { pathOf } from '#domain/pages.ts';
import type { MdrType } from '#domain/records/mdrRates.ts';
import { payoutStatus as statuses } from '#domain/settlement/payoutStatus.ts';
import { productSlug } from '#domain/settlement/productSlug.ts';
import { seenProducts } from '#domain/settlement/seenProducts.ts';
import { MayLink } from '../../../components/admin/MayLink.tsx';
import { useLanguage } from '../../../components/admin/useLanguage.ts';
import { useUser } from '../../../components/shell/useUser.ts';

/** Far enough apart for a thumb. */
const LINES = { mt: 1.5, display: 'grid', rowGap: 1 } as const;

interface Props {
  settled: Settled;
  product: MdrType;
}

/** With which day a payment was settled, and the payout that it is in, for whoever sees it; both lead on. */
export const SettledLine = ({ settled, product }: Props) => {
  const translate = useTranslate();
  const language = useLanguage();
  const { day, lineId, payoutId, payoutStatus } = settled;
  // Whoever reads the report of HCPay alone finds no line of another product.
  const seesLine = seenProducts(new Set(useUser().permissions)).includes(product);
  const line = seesLine
    ? pathOf('disbursementLine', { transactionType: productSlug(product), id: lineId })
    : null;
  const path = payoutId === null ? null : pathOf('payoutDetail', { id: payoutId });
  const payout =
    payoutStatus && translate('transactions.payout', { status: statuses[payoutStatus].label[language] });
  return (
    <Typography variant="body2" color="textSecondary" component="div" sx={LINES}>
      <div>
        <MayLink to={line}>{translate('transactions.settled', { day: formatDate(day) })}</MayLink>
      </div>
      <div>
        <MayLink to={path}>{payout}</MayLink>
      </div>
    </Typography>
  );
};
