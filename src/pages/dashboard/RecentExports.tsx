import Box from '@mui/material/Box';
import { useGetList, useTranslate } from 'react-admin';
import type { JobRow } from '#contract/jobs.ts';
import { jobStatus } from '#domain/status.ts';
import { Ago } from '../../components/shell/Ago.tsx';
import { StatusChip } from '../../components/ui/StatusChip.tsx';
import { resourcePath } from '../../providers/paths.ts';
import { Block, BlockRow, BlockRows } from './Block.tsx';

const QUERY = {
  pagination: { page: 1, perPage: 5 },
  sort: { field: 'id', order: 'DESC' as const },
  filter: {},
};

/** The user's latest exports and how far they are. */
export const RecentExports = () => {
  const translate = useTranslate();
  const { data = [], isPending, error } = useGetList<JobRow>('jobs', QUERY);
  const nothing = data.length === 0 ? translate('dashboard.noExports') : null;
  return (
    <Block
      title={translate('dashboard.exports')}
      to={resourcePath('jobs', 'list')}
      isLoading={isPending}
      empty={error && data.length === 0 ? translate('errors.server') : nothing}
    >
      <BlockRows>
        {data.map((job) => (
          <BlockRow
            key={job.id}
            aside={
              <StatusChip
                label={translate(`dashboard.jobStatus.${job.status}`)}
                tone={jobStatus[job.status].tone}
              />
            }
          >
            <div>{job.title}</div>
            <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
              <Ago at={job.dtimeCreated} />
            </Box>
          </BlockRow>
        ))}
      </BlockRows>
    </Block>
  );
};
