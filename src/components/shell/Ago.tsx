import Box from '@mui/material/Box';
import { useSyncExternalStore } from 'react';
import { useTranslate } from 'react-admin';
import { formatInstant } from '#domain/day.ts';
import { Tip } from '../ui/Tip.tsx';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const WEEK = 7;
const FOREVER = Number.POSITIVE_INFINITY;

type Translate = ReturnType<typeof useTranslate>;

/** An instant as people say it: "5 minutes ago", and after `days` days the date with its time. */
const agoText = (at: string, translate: Translate, now: number, days = WEEK): string => {
  const age = now - Date.parse(at);
  if (age < MINUTE) return translate('common.justNow');
  if (age < HOUR) return translate('common.minutesAgo', { smart_count: Math.floor(age / MINUTE) });
  if (age < DAY) return translate('common.hoursAgo', { smart_count: Math.floor(age / HOUR) });
  if (age < days * DAY) return translate('common.daysAgo', { smart_count: Math.floor(age / DAY) });
  return formatInstant(new Date(at));
};

const everyMinute = (onTick: () => void) => {
  const timer = setInterval(onTick, MINUTE);
  return () => clearInterval(timer);
};
const minuteNow = (): number => Math.floor(Date.now() / MINUTE);

interface Props {
  at: string;
  /** In a table: hundreds of them would be hundreds of stops for the keyboard. */
  inList?: boolean;
  /** The exact time stands there, and how long ago it was shows on hover. */
  isExact?: boolean;
  /** How many days are counted before the date stands there. */
  days?: number;
}

/** How long ago something was, in step with the clock; the exact time in Manila for a pointer, a finger or the keyboard. */
export const Ago = ({ at, inList = false, isExact = false, days = isExact ? FOREVER : WEEK }: Props) => {
  const translate = useTranslate();
  useSyncExternalStore(everyMinute, minuteNow);
  const exact = formatInstant(new Date(at));
  const ago = agoText(at, translate, Date.now(), days);
  const [shown, told] = isExact ? [exact, ago] : [ago, exact];
  const isMore = told !== shown;
  return (
    <Tip title={isMore ? told : ''} enterTouchDelay={0} leaveTouchDelay={4000}>
      <Box
        component="time"
        dateTime={at}
        tabIndex={isMore && !inList ? 0 : undefined}
        sx={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}
      >
        {shown}
      </Box>
    </Tip>
  );
};
