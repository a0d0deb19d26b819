import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { Suspense, useEffect, useRef } from 'react';
import type { ImportJob } from '#contract/shapes/importShapes.ts';
import { PageLoading } from '../../components/shell/PageLoading.tsx';
import { ErrorFile } from './fix/ErrorFile.tsx';
import { ProblemGroups, useProblems } from './fix/ProblemGroups.tsx';
import { Totals } from './fix/Totals.tsx';
import { GridPanel } from './grid/GridPanel.tsx';
import { GridCells } from './grid/gridCells.ts';
import { isOpen } from './grid/problemsOfRow.ts';
import { useGridAddress } from './grid/useGridAddress.ts';
import { MatchedLine } from './match/MatchedLine.tsx';
import { MatchPanel } from './match/MatchPanel.tsx';
import type { Matching } from './match/useMatching.ts';
import { Report } from './report/Report.tsx';
import { OthersBanner } from './shared/OthersBanner.tsx';
import { standing } from './shared/standing.ts';
import { SameFile } from './write/SameFile.tsx';
import { WaitsForSecond } from './write/SecondPerson.tsx';
import { WriteBar } from './write/WriteBar.tsx';

const twoColumns = {
  display: 'grid',
  gap: 2.5,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(280px, 340px) minmax(0, 1fr)' },
} as const;

/** The rows of an import with their verdicts: what to fix, what can go in, what came of them. */
export const RowsView = ({ job, matching }: { job: ImportJob; matching: Matching }) => {
  const wasMatching = useRef(false);
  const { data: groups, error, refetch } = useProblems(job);
  const grid = useGridAddress(job);
  const { waiting } = standing(job);
  useEffect(() => {
    wasMatching.current = matching.isMatching;
  });
  if (matching.isMatching) return <MatchPanel job={job} onBack={matching.back} />;
  // Of what is in already nothing is to be mended any more.
  const mayWrite = isOpen(job) && job.status !== 'done';
  const hasGroups = mayWrite && (waiting > 0 || job.counts.warning > 0);
  return (
    <Stack spacing={2.5}>
      {job.message && <Alert severity="warning">{job.message}</Alert>}
      {isOpen(job) && <OthersBanner job={job} />}
      <WaitsForSecond job={job} />
      {mayWrite && <SameFile job={job} />}
      <Report job={job} show={grid.show} />
      <Totals counts={job.counts} />
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'space-between',
          gap: 1,
        }}
      >
        <MatchedLine job={job} onChange={matching.open} isBack={wasMatching.current} />
        {isOpen(job) && waiting > 0 && <ErrorFile job={job} />}
      </Box>
      <Box sx={hasGroups ? twoColumns : undefined}>
        {hasGroups && (
          <ProblemGroups
            job={job}
            groups={groups}
            error={error}
            onRetry={() => void refetch()}
            address={grid.address}
            onShow={grid.show}
          />
        )}
        <Suspense fallback={<PageLoading />}>
          <GridCells>{(cells) => <GridPanel job={job} groups={groups} cells={cells} {...grid} />}</GridCells>
        </Suspense>
      </Box>
      <WriteBar job={job} />
    </Stack>
  );
};
