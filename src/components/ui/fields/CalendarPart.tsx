import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { type ComponentProps, useEffect, useState } from 'react';
import { useUiTexts } from '../uiTexts.tsx';
import type { Calendar } from './Calendar.tsx';

// Few who type a date open its calendar, and it is heavier than the form around it.
const load = async () => (await import('./Calendar.tsx')).Calendar;

const Failed = ({ onRetry }: { onRetry: () => void }) => {
  const texts = useUiTexts();
  return (
    <Alert
      severity="warning"
      sx={{ maxWidth: 320 }}
      action={
        <Button color="inherit" size="small" autoFocus onClick={onRetry}>
          {texts.retry}
        </Button>
      }
    >
      {texts.calendarFailed}
    </Alert>
  );
};

/** The calendar once it is fetched; where that fails it is asked for again on demand, and dates are typed without it. */
export const CalendarPart = (props: ComponentProps<typeof Calendar>) => {
  const [tries, setTries] = useState(0);
  const [fetched, setFetched] = useState<{ of: number; Part: typeof Calendar | null } | null>(null);
  useEffect(() => {
    let isLeft = false;
    const keep = (Part: typeof Calendar | null) => {
      if (!isLeft) setFetched({ of: tries, Part });
    };
    load().then(keep, () => keep(null));
    return () => {
      isLeft = true;
    };
  }, [tries]);
  if (fetched?.of !== tries) return <Skeleton variant="rounded" width={320} height={336} />;
  const { Part } = fetched;
  return Part ? <Part {...props} /> : <Failed onRetry={() => setTries(tries + 1)} />;
};
