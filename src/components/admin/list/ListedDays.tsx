import Typography from '@mui/material/Typography';
import { useListContext, useTranslate } from 'react-admin';
import { formatDate, manilaDate } from '#domain/day.ts';
import { areOpen, isStatus, type StatusTable } from '#domain/status.ts';
import { rangeOf } from '#domain/transactions/paymentDay.ts';
import { choicesOf, type FilterValues, partOf } from './filters/filterDefs.ts';

interface Props<S extends string> {
  /** The filter by which what is still open is listed whatever its day. */
  open?: { field: string; table: StatusTable<S> };
  /** The list itself is of what is open. */
  isOpen?: boolean;
  /** Another filter that does so. */
  named?: string;
}

const isOfAnyDay = <S extends string>(values: FilterValues, { open, isOpen, named }: Props<S>): boolean => {
  if (named !== undefined && choicesOf(values[named]).length > 0) return true;
  if (isOpen) return true;
  if (!open) return false;
  const { field, table } = open;
  return areOpen(
    table,
    choicesOf(values[field]).filter((value) => isStatus(table, value)),
  );
};

/** Of which days the rows are, which a list of days does not show by itself: without a filter it is of the last 31. */
export const ListedDays = <S extends string>(props: Props<S>) => {
  const translate = useTranslate();
  const { filterValues: values } = useListContext();
  const words = (): string | null => {
    if (values.day === undefined && isOfAnyDay(values, props)) return translate('list.ofAnyDay');
    const ends = { from: partOf(values.day, 'gte') || undefined, to: partOf(values.day, 'lte') || undefined };
    const range = rangeOf(ends, manilaDate(new Date()));
    if (!range) return null;
    const { from, to } = range;
    return translate(from === to ? 'list.ofDay' : 'list.ofDays', {
      from: formatDate(from),
      to: formatDate(to),
    });
  };
  const said = words();
  if (!said) return null;
  return (
    <Typography variant="body2" color="textSecondary">
      {said}
    </Typography>
  );
};
