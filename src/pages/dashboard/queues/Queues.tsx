import TaskAltIcon from '@mui/icons-material/TaskAlt';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import type { DeskQueueView } from '#contract/desk.ts';
import { QueueCard } from './QueueCard.tsx';

/** The queues in which nothing waits, each still leading to its list. */
const Clear = ({ queues, title }: { queues: readonly DeskQueueView[]; title: string }) => {
  const translate = useTranslate();
  return (
    <Card sx={{ display: 'flex', gap: 1.5, px: 2, py: 1.5 }}>
      <TaskAltIcon aria-hidden sx={{ color: 'success.main', mt: 0.25 }} fontSize="small" />
      <Box sx={{ minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600 }}>{translate(`dashboard.${title}`)}</Typography>
        <Box
          component="ul"
          sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, m: 0, p: 0, listStyle: 'none' }}
        >
          {queues.map(({ name, list }) => (
            <li key={name}>
              <Link
                component={RouterLink}
                to={list}
                variant="body2"
                sx={{
                  display: 'inline-block',
                  py: 0.375,
                  minHeight: 24,
                  color: 'text.secondary',
                  fontWeight: 400,
                }}
              >
                {translate(`dashboard.queue.${name}`)}
              </Link>
            </li>
          ))}
        </Box>
      </Box>
    </Card>
  );
};

interface Props {
  queues: readonly DeskQueueView[];
  /** Something waits in a queue that the user hides: of all of it nothing may be said. */
  isSomeHidden: boolean;
}

/** All that waits for the user, queue by queue; what is clear is said in one line. */
export const Queues = ({ queues, isSomeHidden }: Props) => {
  const full = queues.filter(({ total }) => total > 0);
  const clear = queues.filter(({ total }) => total === 0);
  const ofAll = full.length === 0 ? 'nothingWaits' : 'nothingElseWaits';
  return (
    <>
      {full.map((queue) => (
        <QueueCard key={queue.name} queue={queue} />
      ))}
      {clear.length > 0 && <Clear queues={clear} title={isSomeHidden ? 'nothingWaitsHere' : ofAll} />}
    </>
  );
};
