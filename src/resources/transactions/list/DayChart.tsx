import { useTranslate } from 'react-admin';
import type { TransactionTotals } from '#contract/finance/transactions.ts';
import { addDays } from '#domain/day.ts';
import { AmountBars } from '../../../components/ui/charts/AmountBars.tsx';

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

/** What was paid each day. */
export const DayChart = ({ totals, height }: Props) => {
  const translate = useTranslate();
  return <AmountBars days={daysOf(totals)} label={translate('transactions.totals.amount')} height={height} />;
};
