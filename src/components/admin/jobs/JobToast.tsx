import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { JobRow } from '#contract/jobs.ts';
import { resourcePath } from '../../../providers/paths.ts';
import { ProgressToast } from '../../ui/states/ProgressToast.tsx';
import { DownloadButton } from './DownloadButton.tsx';
import { useJob } from './useJob.ts';

const stateOf = (job: JobRow | undefined) => {
  if (job?.status === 'done') return 'done';
  return job?.status === 'failed' || job?.status === 'cancelled' ? 'failed' : 'running';
};

/** Follows a job in the corner of the page: progress, then the download. The job goes on when it is closed. */
export const JobToast = ({ jobId, onClose }: { jobId: string; onClose: () => void }) => {
  const translate = useTranslate();
  const { data: job, isError } = useJob(jobId);
  const client = useQueryClient();
  const state = isError ? 'failed' : stateOf(job);
  // The end of a job brings a notice and changes the list of jobs.
  useEffect(() => {
    if (state !== 'running') {
      void client.invalidateQueries({ queryKey: ['notices'] });
      void client.invalidateQueries({ queryKey: ['jobs'] });
    }
  }, [state, client]);
  const status = job ? translate(`resources.jobs.status.${job.status}`) : translate('common.loading');
  return (
    <ProgressToast
      open
      title={job?.title ?? translate('list.export')}
      message={isError ? translate('list.jobLost') : (job?.message ?? status)}
      state={state}
      progress={job?.status === 'running' ? job.progress : undefined}
      onClose={onClose}
      actions={
        <Stack direction="row" spacing={1}>
          {job?.fileId && <DownloadButton fileId={job.fileId} />}
          <Button size="small" component={Link} to={resourcePath('jobs', 'list')}>
            {translate('list.toJobs')}
          </Button>
        </Stack>
      }
    />
  );
};
