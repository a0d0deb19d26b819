import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { JobRow } from '#contract/jobs.ts';
import { jobStatus } from '#domain/status.ts';
import { DownloadButton } from '../../components/admin/jobs/DownloadButton.tsx';
import type { Column } from '../../components/admin/list/table/column.ts';
import { Ago } from '../../components/shell/Ago.tsx';
import { countText } from '../../components/ui/numberTexts.ts';
import { StatusChip } from '../../components/ui/StatusChip.tsx';
import { NONE } from '../../components/ui/texts.tsx';
import { CancelJobButton } from './CancelJobButton.tsx';

const T = 'resources.jobs';

const Progress = ({ job }: { job: JobRow }) => {
  const translate = useTranslate();
  const { tone, label } = jobStatus[job.status];
  return (
    <Stack spacing={0.75} sx={{ minWidth: 120, py: 1, alignItems: 'flex-start' }}>
      <StatusChip tone={tone} label={translate(`${T}.status.${job.status}`, { _: label.en })} />
      {job.status === 'running' && (
        <Box sx={{ width: '100%', maxWidth: 180 }}>
          <LinearProgress variant="determinate" value={job.progress} aria-label={job.title} />
        </Box>
      )}
      {job.message && (
        <Typography variant="caption" color="textSecondary">
          {job.message}
        </Typography>
      )}
    </Stack>
  );
};

const Actions = ({ job }: { job: JobRow }) => {
  if (job.fileId) return <DownloadButton fileId={job.fileId} />;
  if (job.kind === 'import') return NONE;
  return jobStatus[job.status].next.includes('cancelled') ? (
    <CancelJobButton job={job} kind={job.kind} />
  ) : (
    NONE
  );
};

/** The columns of the list of exports. */
export const jobColumns: readonly Column<JobRow>[] = [
  { field: 'title', label: `${T}.fields.title` },
  {
    field: 'status',
    label: `${T}.fields.status`,
    sortable: true,
    hideable: false,
    cardRole: 'status',
    render: (row) => <Progress job={row} />,
  },
  {
    field: 'rowCount',
    label: `${T}.fields.rowCount`,
    sortable: true,
    align: 'end',
    render: (row) => (row.rowCount === null ? NONE : countText(row.rowCount)),
  },
  {
    field: 'dtimeCreated',
    label: `${T}.fields.dtimeCreated`,
    sortable: true,
    render: (row) => <Ago at={row.dtimeCreated} inList />,
  },
  {
    field: 'dtimeEnded',
    label: `${T}.fields.dtimeEnded`,
    sortable: true,
    render: (row) => (row.dtimeEnded ? <Ago at={row.dtimeEnded} inList /> : NONE),
  },
  {
    field: 'actions',
    label: `${T}.fields.actions`,
    hideable: false,
    exportable: false,
    render: (row) => <Actions job={row} />,
  },
];
