import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { JOB_STATUSES, type JobRow } from '#contract/jobs.ts';
import { JOB_POLL_MS } from '../../components/admin/jobs/useJob.ts';
import { ListPage } from '../../components/admin/list/ListPage.tsx';
import { JobWatch } from './JobWatch.tsx';
import { jobColumns } from './jobColumns.tsx';

const T = 'resources.jobs';

/** The long work of the signed-in user, exports and imports; looks every two seconds while one of them is under way. */
export const JobsPage = () => {
  const translate = useTranslate();
  const [running, setRunning] = useState(false);
  return (
    <ListPage<JobRow>
      resource="jobs"
      title={translate(`${T}.name`, { smart_count: 2 })}
      intro={`${T}.intro`}
      columns={jobColumns}
      filters={[
        {
          kind: 'choices',
          field: 'status',
          label: `${T}.fields.status`,
          options: JOB_STATUSES.map((value) => ({ value, label: translate(`${T}.status.${value}`) })),
        },
      ]}
      pathOfRow={({ link }) => link}
      action={<JobWatch onRunning={setRunning} />}
      refetchInterval={running ? JOB_POLL_MS : false}
      emptyHint={`${T}.empty`}
      exports="jobs"
    />
  );
};
