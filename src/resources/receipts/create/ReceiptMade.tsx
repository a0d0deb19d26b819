import CheckIcon from '@mui/icons-material/CheckCircleOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { Receipt, ReceiptTerms } from '#contract/finance/officialReceipts.ts';
import { centavosOf, formatPeso } from '#domain/money.ts';
import { pathOf } from '#domain/pages.ts';
import { countText } from '../../../components/ui/numberTexts.ts';
import { SeriesAlert } from '../SeriesAlert.tsx';

interface Props {
  receipt: Receipt;
  terms: ReceiptTerms;
  onMore: () => void;
}

/** What was issued, to whom, and the ways on. */
export const ReceiptMade = ({ receipt, terms, onMore }: Props) => {
  const translate = useTranslate();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { orNumber, payorName, netPayment, amountInWords, replaces } = receipt;
  const { series } = terms;
  // Read before it was issued they count its own number too; they are read anew, and then do not.
  const left = series ? series.left - (series.next <= orNumber ? 1 : 0) : 0;
  return (
    <Paper variant="outlined" sx={{ p: { xs: 2.5, sm: 4 } }}>
      <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
        <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 1.5 }}>
          <CheckIcon color="success" aria-hidden />
          <Typography ref={heading} tabIndex={-1} variant="h6" component="h2" sx={{ outline: 'none' }}>
            {translate('receipts.made.title', { number: orNumber })}
          </Typography>
        </Box>
        <Typography variant="body2">
          {translate('receipts.made.what', {
            name: payorName,
            amount: formatPeso(centavosOf(netPayment) ?? 0n),
            words: amountInWords,
          })}
        </Typography>
        {replaces && (
          <Typography variant="body2">{translate('receipts.made.replaces', { number: replaces })}</Typography>
        )}
        {series?.isNearEnd && (
          <SeriesAlert>
            {translate('receipts.nearEnd', { smart_count: left, left: countText(left) })}
          </SeriesAlert>
        )}
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
          <Button variant="contained" component={Link} to={pathOf('officialReceipt', { orNumber })}>
            {translate('receipts.made.open')}
          </Button>
          <Button variant="outlined" onClick={onMore}>
            {translate('receipts.made.more')}
          </Button>
        </Stack>
      </Stack>
    </Paper>
  );
};
