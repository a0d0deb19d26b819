import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { BarChart } from '@mui/x-charts/BarChart';
import { useTranslate } from 'react-admin';
import type { TransactionTotals } from '#contract/finance/transactions.ts';
import { addDays, formatDate } from '#domain/day.ts';
import { formatPeso, parseMoney } from '#domain/money.ts';
import { countText } from '../../../components/ui/numberTexts.ts';

interface Props {
  totals: TransactionTotals;
  height: number;
}

/** Every day of the range with what was paid on it, in pesos; days without a payment stand as nothing. */
const daysOf = ({ from, to, byDay }: TransactionTotals) => {
  const amounts = new Map(byDay.map(({ day, amount }) => [day, Number(amount)]));
  const days: { day: string; amount: number }[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) days.push({ day, amount: amounts.get(day) ?? 0 });
  return days;
};

const shortPesos = (amount: number | null): string => {
  if (amount === null) return '';
  if (amount >= 1_000_000) return `₱${countText(amount / 1_000_000, 1)}M`;
  return amount >= 1_000 ? `₱${countText(amount / 1_000)}K` : `₱${countText(amount)}`;
};
const wholePesos = (amount: number | null): string => formatPeso(parseMoney((amount ?? 0).toFixed(2)) ?? 0);

/** What was paid each day. The same figures stand in the table beside it, which is what is read aloud. */
export const DayChart = ({ totals, height }: Props) => {
  const translate = useTranslate();
  const theme = useTheme();
  const isStill = useMediaQuery('(prefers-reduced-motion: reduce)');
  const days = daysOf(totals);
  return (
    <Box aria-hidden sx={{ width: '100%', mx: -1 }}>
      <BarChart
        height={height}
        skipAnimation={isStill}
        hideLegend
        margin={{ top: 8, right: 8, bottom: 0, left: 0 }}
        xAxis={[
          {
            data: days.map(({ day }) => day),
            scaleType: 'band',
            valueFormatter: (day: string, { location }) =>
              location === 'tick' ? formatDate(day).slice(0, 5) : formatDate(day),
          },
        ]}
        yAxis={[{ valueFormatter: shortPesos, width: 56 }]}
        series={[
          {
            data: days.map(({ amount }) => amount),
            label: translate('transactions.totals.amount'),
            color: theme.palette.primary.main,
            valueFormatter: wholePesos,
          },
        ]}
      />
    </Box>
  );
};
