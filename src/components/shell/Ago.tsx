import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { formatInstant } from '#domain/day.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

type Translate = ReturnType<typeof useTranslate>;

/** An instant as people say it: "5 minutes ago", and after a week the date with its time. */
export const agoText = (at: string, translate: Translate, now: number): string => {
  const age = now - Date.parse(at);
  if (age < MINUTE) return translate('common.justNow');
  if (age < HOUR) return translate('common.minutesAgo', { smart_count: Math.floor(age / MINUTE) });
  if (age < DAY) return translate('common.hoursAgo', { smart_count: Math.floor(age / HOUR) });
  if (age < 7 * DAY) return translate('common.daysAgo', { smart_count: Math.floor(age / DAY) });
  return formatInstant(new Date(at));
};

/** How long ago something was, with its exact time as a tooltip. */
export const Ago = ({ at }: { at: string }) => {
  const translate = useTranslate();
  return (
    <Typography
      component="time"
      variant="caption"
      sx={{ display: 'block' }}
      color="textSecondary"
      dateTime={at}
      title={formatInstant(new Date(at))}
    >
      {agoText(at, translate, Date.now())}
    </Typography>
  );
};
