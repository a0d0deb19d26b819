import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { isDateString, manilaDate } from '#domain/day.ts';
import { DateBox } from '../../../components/ui/fields/DateBox.tsx';

const DAY = 'day';

/** The day that the address names; null for today, and for what is no day or not there yet. */
export const useDayOfAccess = () => {
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

/** Asks for the day that access is shown of; today as long as none is named. */
export const DayOfAccess = () => {
  const translate = useTranslate();
  const { day, show } = useDayOfAccess();
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
          label={translate('users.access.day')}
          value={typed}
          onChange={change}
          error={isToCome ? translate('users.access.toCome') : undefined}
          help={translate('users.access.dayHelp')}
        />
      </Box>
      {typed !== '' && (
        <Button onClick={() => change('')} sx={{ mt: { sm: 3 } }}>
          {translate('users.access.today')}
        </Button>
      )}
    </Stack>
  );
};
