import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import type { DeskQueueView } from '#contract/desk.ts';
import { COUNT_CAP } from '#contract/list.ts';
import { countText } from '../../../components/ui/numberTexts.ts';
import { QueueLine } from './QueueLine.tsx';
import { WaitedBar } from './WaitedBar.tsx';

/** How many a queue holds, in words: "more than" where counting stopped. */
const useTotal = ({ total, totalIsAtLeast }: DeskQueueView): string => {
  const translate = useTranslate();
  return totalIsAtLeast ? translate('dashboard.atLeast', { count: countText(COUNT_CAP) }) : countText(total);
};

/** One queue: how much waits and for how long, its first rows, and the way to all of it. */
export const QueueCard = ({ queue }: { queue: DeskQueueView }) => {
  const translate = useTranslate();
  const id = useId();
  const total = useTotal(queue);
  const title = translate(`dashboard.queue.${queue.name}`);
  return (
    <Card component="section" aria-labelledby={id}>
      <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 1, px: 2, pt: 1.5, pb: 1 }}>
        <Typography id={id} variant="h2" sx={{ minWidth: 0 }}>
          {title}
        </Typography>
        <Link
          component={RouterLink}
          to={queue.list}
          variant="body2"
          aria-label={`${translate('dashboard.all', { count: total })}: ${title}`}
          sx={{ display: 'inline-block', py: 0.375, minHeight: 24, ml: 'auto', whiteSpace: 'nowrap' }}
        >
          {translate('dashboard.all', { count: total })}
        </Link>
      </Box>
      {queue.waited && <WaitedBar waited={queue.waited} />}
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {queue.rows.map((row) => (
          <QueueLine key={row.id} queue={queue} row={row} />
        ))}
      </Box>
    </Card>
  );
};
