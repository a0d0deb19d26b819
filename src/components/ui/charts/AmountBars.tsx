import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { BarChart } from '@mui/x-charts/BarChart';
import { formatDate } from '#domain/day.ts';
import { formatPeso, parseMoney } from '#domain/money.ts';
import { countText } from '../numberTexts.ts';

interface Props {
  /** Days in their order, none left out; pesos. */
  days: readonly { day: string; amount: number }[];
  label: string;
  height: number;
}

/** Room for the days under the bars in any font: a label that is higher than its axis is left out. */
export const X_HEIGHT = 36;

const shortPesos = (amount: number | null): string => {
  if (amount === null) return '';
  if (amount >= 1_000_000) return `₱${countText(amount / 1_000_000, 1)}M`;
  return amount >= 1_000 ? `₱${countText(amount / 1_000)}K` : `₱${countText(amount)}`;
};
const wholePesos = (amount: number | null): string => formatPeso(parseMoney((amount ?? 0).toFixed(2)) ?? 0);

/** What a day came to, a bar each. The same figures stand in a table beside it, which is what is read aloud. */
export const AmountBars = ({ days, label, height }: Props) => {
  const theme = useTheme();
  const isStill = useMediaQuery('(prefers-reduced-motion: reduce)');
  return (
    <Box aria-hidden sx={{ width: '100%', mx: -1 }}>
      <BarChart
        height={height}
        skipAnimation={isStill}
        // The table is walked by the keyboard: what is hidden must not take the focus.
        disableKeyboardNavigation
        hideLegend
        margin={{ top: 8, right: 8, bottom: 0, left: 0 }}
        xAxis={[
          {
            data: days.map(({ day }) => day),
            scaleType: 'band',
            height: X_HEIGHT,
            valueFormatter: (day: string, { location }) =>
              location === 'tick' ? formatDate(day).slice(0, 5) : formatDate(day),
          },
        ]}
        yAxis={[{ valueFormatter: shortPesos, width: 56 }]}
        series={[
          {
            data: days.map(({ amount }) => amount),
            label,
            color: theme.palette.primary.main,
            valueFormatter: wholePesos,
          },
        ]}
      />
    </Box>
  );
};
