import Alert from '@mui/material/Alert';
import { type ReactNode, useEffect } from 'react';
import { useTranslate } from 'react-admin';
import type { ImportJob } from '#contract/shapes/importShapes.ts';
import type { ImportKindId } from '#domain/importJobs/importKinds.ts';
import { UNDER_WAY } from '#domain/importJobs/importStatus.ts';
import { importStartPath } from '#domain/pages/importPages.ts';
import { StaleBanner } from '../../components/admin/list/StaleBanner.tsx';
import { PageHeader } from '../../components/admin/PageHeader.tsx';
import { problemOf } from '../../components/admin/problem.ts';
import { RecordGone } from '../../components/admin/RecordGone.tsx';
import { PageLoading } from '../../components/shell/PageLoading.tsx';
import { FailedState } from '../../components/ui/states/FailedState.tsx';
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

const Known = ({ job, children }: { job: ImportJob; children: ReactNode }) => {
  const matching = useMatching(job);
  return (
    <>
      <ImportHeader job={job} />
      <StepStrip job={job} isMatching={matching.isMatching} />
      {children}
      <Body job={job} matching={matching} />
    </>
  );
};

/** One import, wherever it stands; the server carries it on whether or not this page is open. */
export const ImportView = ({ id, pageKind }: { id: string; pageKind: ImportKindId }) => {
  const translate = useTranslate();
  const { data, error, dataUpdatedAt, refetch } = useImport(id);
  const problem = error ? problemOf(error) : null;
  const retry = () => void refetch();
  useEffect(fetchCells, []);
  if (data) {
    return (
      <Known job={data}>
        {problem && <StaleBanner problem={problem} loadedAt={new Date(dataUpdatedAt)} onRetry={retry} />}
      </Known>
    );
  }
  if (problem?.status === 404 || problem?.status === 403)
    return (
      <RecordGone status={problem.status} listPath={importStartPath(pageKind)} listLabel="imports.all" />
    );
  return (
    <>
      <PageHeader title={translate(`imports.title.${pageKind}`)} />
      {!problem && <PageLoading />}
      {problem && <FailedState message={problem.message} requestId={problem.requestId} onRetry={retry} />}
    </>
  );
};
