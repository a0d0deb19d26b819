import Alert from '@mui/material/Alert';
import { useEffect } from 'react';
import { useTranslate } from 'react-admin';
import type { ImportJob } from '#contract/shapes/importShapes.ts';
import type { ImportKindId } from '#domain/importJobs/importKinds.ts';
import { UNDER_WAY } from '#domain/importJobs/importStatus.ts';
import { importStartPath } from '#domain/pages/importPages.ts';
import { Answered } from '../../components/admin/Answered.tsx';
import { PageHeader } from '../../components/admin/PageHeader.tsx';
import { RecordGone } from '../../components/admin/RecordGone.tsx';
import { FailedPanel } from './FailedPanel.tsx';
import { Totals } from './fix/Totals.tsx';
import { fetchCells } from './grid/gridCells.ts';
import { ImportHeader } from './ImportHeader.tsx';
import { MatchPanel } from './match/MatchPanel.tsx';
import { type Matching, useMatching } from './match/useMatching.ts';
import { ProgressPanel } from './ProgressPanel.tsx';
import { RowsView } from './RowsView.tsx';
import { StepStrip } from './StepStrip.tsx';
import { useImport } from './shared/useImport.ts';

/** What is left of an import whose rows were removed. */
const Cleared = ({ job }: { job: ImportJob }) => (
  <>
    <Alert severity="info">{job.message}</Alert>
    <Totals counts={job.counts} />
  </>
);

const Body = ({ job, matching }: { job: ImportJob; matching: Matching }) => {
  if (!job.hasRows) return <Cleared job={job} />;
  if (UNDER_WAY.includes(job.status)) return <ProgressPanel job={job} />;
  if (job.status === 'mapping') return <MatchPanel job={job} />;
  if (job.status === 'failed') return <FailedPanel job={job} />;
  return <RowsView job={job} matching={matching} />;
};

const Known = ({ job }: { job: ImportJob }) => {
  const matching = useMatching(job);
  return (
    <>
      <ImportHeader job={job} />
      <StepStrip job={job} isMatching={matching.isMatching} />
      <Body job={job} matching={matching} />
    </>
  );
};

/** One import, wherever it stands; the server carries it on whether or not this page is open. */
export const ImportView = ({ id, pageKind }: { id: string; pageKind: ImportKindId }) => {
  const translate = useTranslate();
  const query = useImport(id);
  useEffect(fetchCells, []);
  return (
    <Answered
      query={query}
      head={<PageHeader title={translate(`imports.title.${pageKind}`)} />}
      gone={(status) => (
        <RecordGone status={status} listPath={importStartPath(pageKind)} listLabel="imports.all" />
      )}
    >
      {(job) => <Known job={job} />}
    </Answered>
  );
};
