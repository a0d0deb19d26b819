import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { isDateString, manilaDate } from '#domain/day.ts';
import { DateBox } from '../ui/fields/DateBox.tsx';

const DAY = 'day';

/** The day that the address names; null for today, and for what is no day or not there yet. */
export const usePastDay = () => {
  const [params, setParams] = useSearchParams();
  const named = params.get(DAY) ?? '';
  const isPast = isDateString(named) && named < manilaDate(new Date());
  const show = (day: string | null) =>
    setParams(
      (before) => {
        if (day === null) before.delete(DAY);
        else before.set(DAY, day);
        return before;
      },
      { replace: true },
    );
  return { day: isPast ? named : null, show };
};

/** Asks for the day that something is shown of; today as long as none is named. */
export const PastDay = () => {
  const translate = useTranslate();
  const { day, show } = usePastDay();
  const [typed, setTyped] = useState(day ?? '');
  const isToCome = isDateString(typed) && typed > manilaDate(new Date());
  const change = (next: string) => {
    setTyped(next);
    show(isDateString(next) ? next : null);
  };
  return (
    <Stack direction="row" sx={{ alignItems: 'flex-start', flexWrap: 'wrap', gap: 1.5 }}>
      <Box sx={{ width: { xs: '100%', sm: 260 } }}>
        <DateBox
          label={translate('common.pastDay.label')}
          value={typed}
          onChange={change}
          error={isToCome ? translate('common.pastDay.toCome') : undefined}
          help={translate('common.pastDay.help')}
        />
      </Box>
      {typed !== '' && (
        <Button onClick={() => change('')} sx={{ mt: { sm: 3 } }}>
          {translate('common.pastDay.now')}
        </Button>
      )}
    </Stack>
  );
};
