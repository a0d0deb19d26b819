import Alert from '@mui/material/Alert';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslate } from 'react-admin';
import { jobStatus } from '#domain/status.ts';
import { useJob } from '../../../components/admin/jobs/useJob.ts';
import { countText } from '../../../components/ui/numberTexts.ts';

/** How far an order of receipts is, and how it ended. It goes on when the page is closed. */
export const MonthProgress = ({ jobId }: { jobId: string }) => {
  const translate = useTranslate();
  const client = useQueryClient();
  const { data: job } = useJob(jobId);
  const isOver = job ? jobStatus[job.status].final : false;
  useEffect(() => {
    if (!isOver) return;
    void client.invalidateQueries({ queryKey: ['official-receipts'] });
    void client.invalidateQueries({ queryKey: ['notices'] });
  }, [isOver, client]);
  if (!job) return null;
  const word = (key: string, of: object = {}) => translate(`receipts.months.${key}`, of);
  if (!isOver)
    return (
      <Alert severity="info" sx={{ '& .MuiAlert-message': { flex: 1 } }}>
        <Typography variant="body2" sx={{ mb: 1 }}>
          {word('running', { title: job.title })}
        </Typography>
        <LinearProgress
          aria-label={job.title}
          {...(job.status === 'running' ? { variant: 'determinate', value: job.progress } : {})}
        />
      </Alert>
    );
  if (job.status !== 'done') return <Alert severity="error">{job.message ?? word('stopped')}</Alert>;
  const count = job.rowCount ?? 0;
  return (
    <Alert severity={count ? 'success' : 'info'}>
      {count ? word('done', { smart_count: count, count: countText(count) }) : word('doneNone')}
    </Alert>
  );
};
