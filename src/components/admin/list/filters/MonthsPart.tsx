import PreviousIcon from '@mui/icons-material/NavigateBefore';
import NextIcon from '@mui/icons-material/NavigateNext';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { manilaDate } from '#domain/day.ts';
import {
  clearMonths,
  type Month,
  monthOf,
  monthYearOf,
  setMonths,
} from '#domain/settlement/protection/monthFilter.ts';
import { monthShort, monthWords } from '#domain/settlement/protection/monthWords.ts';
import { useLanguage } from '../../useLanguage.ts';
import { choicesOf } from './filterDefs.ts';

interface Props {
  value: unknown;
  onChange: (value: unknown) => void;
}

const MONTHS = Array.from({ length: 12 }, (_, at) => at + 1);
const FIRST_YEAR = 2000;

const Years = ({ year, last, onYear }: { year: number; last: number; onYear: (year: number) => void }) => {
  const translate = useTranslate();
  return (
    <Stack direction="row" sx={{ alignItems: 'center', justifyContent: 'space-between' }}>
      <IconButton
        aria-label={translate('list.monthsOf.earlier')}
        disabled={year <= FIRST_YEAR}
        onClick={() => onYear(year - 1)}
      >
        <PreviousIcon />
      </IconButton>
      <Typography aria-live="polite" sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
        {year}
      </Typography>
      <IconButton
        aria-label={translate('list.monthsOf.later')}
        disabled={year >= last}
        onClick={() => onYear(year + 1)}
      >
        <NextIcon />
      </IconButton>
    </Stack>
  );
};

/** The months that a list is narrowed to: each that is pressed goes to the end of the choice, or out of it when pressed again. */
export const MonthsPart = ({ value, onChange }: Props) => {
  const translate = useTranslate();
  const language = useLanguage();
  const monthYears = choicesOf(value);
  const last = Number(manilaDate(new Date()).slice(0, 4));
  const [year, setYear] = useState(() => monthOf(monthYears.at(-1) ?? '')?.year ?? last);
  const filter = { selectedMonths: [], monthYears };
  const choose = (chosen: readonly Month[]) => onChange(setMonths(filter, chosen).monthYears);
  const toggle = (month: Month) => {
    const text = monthYearOf(month);
    if (monthYears.includes(text)) onChange(monthYears.filter((one) => one !== text));
    else choose([month]);
  };
  return (
    <Stack spacing={1}>
      <Years year={year} last={last} onYear={setYear} />
      <Box
        role="group"
        aria-label={String(year)}
        sx={{ display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: 0.75 }}
      >
        {MONTHS.map((month) => {
          const text = monthYearOf({ year, month });
          const isChosen = monthYears.includes(text);
          return (
            <Button
              key={month}
              size="small"
              variant={isChosen ? 'contained' : 'outlined'}
              color={isChosen ? 'primary' : 'inherit'}
              disableElevation
              aria-pressed={isChosen}
              aria-label={monthWords(text, language)}
              onClick={() => toggle({ year, month })}
              sx={{ minWidth: 0, fontWeight: isChosen ? 600 : 400 }}
            >
              {monthShort(month, language)}
            </Button>
          );
        })}
      </Box>
      <Stack direction="row" sx={{ gap: 1 }}>
        <Button size="small" onClick={() => choose(MONTHS.map((month) => ({ year, month })))}>
          {translate('list.monthsOf.year')}
        </Button>
        {monthYears.length > 0 && (
          <Button size="small" onClick={() => onChange([...clearMonths().monthYears])}>
            {translate('list.monthsOf.none')}
          </Button>
        )}
      </Stack>
      {monthYears.length > 0 && (
        <Typography variant="caption" color="textSecondary" aria-live="polite">
          {translate('list.monthsOf.chosen', { months: monthYears.join(', ') })}
        </Typography>
      )}
    </Stack>
  );
};
