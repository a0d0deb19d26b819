import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { ApplicationEvent } from '#contract/shapes/applicationShapes.ts';
import { useRecordShell } from '../../../components/admin/records/recordContext.ts';
import { whoText } from '../../../components/admin/records/whoText.ts';
import { Ago } from '../../../components/shell/Ago.tsx';
import { Panel } from '../../../components/ui/Panel.tsx';
import { RecordHistoryLine } from './RecordHistoryLine.tsx';

const SHOWN = 6;

const step = {
  position: 'relative',
  pl: 2.5,
  pb: 2,
  borderLeft: 1,
  borderColor: 'divider',
  '&:last-of-type': { pb: 0 },
  '&::before': {
    content: '""',
    position: 'absolute',
    left: -5,
    top: 6,
    width: 9,
    height: 9,
    borderRadius: '50%',
    bgcolor: 'text.secondary',
  },
  '&:first-of-type::before': { bgcolor: 'primary.main' },
} as const;

const Move = ({ event }: { event: ApplicationEvent }) => {
  const translate = useTranslate();
  const { action, reason, told, createdBy, dtimeCreated } = event;
  return (
    <Box component="li" sx={step}>
      <Typography variant="body2" sx={{ fontWeight: 500 }}>
        {translate(`records.moves.action.${action}`, { _: action })}
      </Typography>
      <Typography variant="caption" color="textSecondary" component="p">
        {createdBy ? whoText(createdBy, translate) : translate('list.system')} · <Ago at={dtimeCreated} />
      </Typography>
      {reason && (
        <Typography variant="body2" sx={{ mt: 0.5, overflowWrap: 'anywhere' }}>
          {translate('records.moves.reason')}: {reason}
        </Typography>
      )}
      {told && (
        <Typography variant="body2" sx={{ mt: 0.5, overflowWrap: 'anywhere' }}>
          {translate('records.moves.told')}: {told}
        </Typography>
      )}
    </Box>
  );
};

/** How the application went: every submission and decision, the newest first. */
export const CourseOfReview = () => {
  const translate = useTranslate();
  const { summary } = useRecordShell();
  const [all, setAll] = useState(false);
  if (!summary) return <Skeleton variant="rounded" height={180} />;
  const { events } = summary;
  const shown = all ? events : events.slice(0, SHOWN);
  return (
    <Panel title={translate('records.moves.title')}>
      <RecordHistoryLine />
      {events.length === 0 ? (
        <Typography variant="body2" color="textSecondary">
          {translate('records.moves.none')}
        </Typography>
      ) : (
        <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, pl: 0.5 }}>
          {shown.map((event) => (
            <Move key={event.id} event={event} />
          ))}
        </Box>
      )}
      {events.length > shown.length && (
        <Button size="small" onClick={() => setAll(true)} sx={{ mt: 1.5 }}>
          {translate('records.moves.all', { count: events.length })}
        </Button>
      )}
    </Panel>
  );
};
