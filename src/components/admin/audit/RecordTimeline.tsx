import LockIcon from '@mui/icons-material/LockOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { useTranslate } from 'react-admin';
import type { AuditEntry } from '#contract/audit.ts';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { FailedState, RequestId } from '../../ui/states/FailedState.tsx';
import { StateBlock } from '../../ui/states/StateBlock.tsx';
import { Loading } from '../Loading.tsx';
import { listState } from '../list/listState.ts';
import { StaleBanner } from '../list/StaleBanner.tsx';
import { type Problem, problemOf } from '../problem.ts';
import { groupByRequest } from './groupByRequest.ts';
import { TimelineGroup } from './TimelineGroup.tsx';
import type { Timeline } from './useTimeline.ts';

const T = 'resources.audit';

const Groups = ({ entries, current }: { entries: readonly AuditEntry[]; current?: string }) => {
  const translate = useTranslate();
  const several = new Set(entries.map(({ target, targetKey }) => `${target} ${targetKey}`)).size > 1;
  return (
    <Box
      component="ol"
      aria-label={translate(`${T}.timeline`)}
      sx={{ listStyle: 'none', m: 0, p: 0, pl: 0.5 }}
    >
      {groupByRequest(entries).map((group) => (
        <TimelineGroup
          key={group.key}
          group={group}
          withRecord={several}
          isCurrent={group.entries.some(({ id }) => id === current)}
        />
      ))}
    </Box>
  );
};

const Older = ({ timeline, problem }: { timeline: Timeline; problem: Problem | null }) => {
  const translate = useTranslate();
  return (
    <>
      {problem && (
        <Alert severity="error">
          {translate(`${T}.olderFailed`)} {problem.message}
          {problem.requestId && <RequestId id={problem.requestId} />}
        </Alert>
      )}
      {timeline.hasOlder && (
        <Button
          variant="outlined"
          size="small"
          sx={{ alignSelf: 'flex-start' }}
          loading={timeline.isLoadingOlder}
          onClick={timeline.loadOlder}
        >
          {translate(problem ? 'common.retry' : `${T}.older`)}
        </Button>
      )}
    </>
  );
};

interface Props {
  timeline: Timeline;
  /** Something narrows the history: an empty one says so. */
  filtered?: boolean;
  /** Id of an entry that the reader came from; its request is marked. */
  current?: string;
}

/** The history of one record, newest first, request by request, or what stands in its place while there is none. */
export const RecordTimeline = ({ timeline, filtered = false, current }: Props) => {
  const translate = useTranslate();
  const { entries, failure, isPending, loadedAt, retry } = timeline;
  const problem = failure && problemOf(failure.error);
  const isOlder = failure?.of === 'older';
  const failedWith = problem && !isOlder ? problem.status : null;
  const state = listState({ isPending, failedWith, rows: entries?.length ?? null, searchOrFilter: filtered });
  if (state === 'loading')
    return (
      <Loading spacing={1}>
        <Skeleton width="35%" />
        <Skeleton width="60%" />
        <Skeleton width="50%" />
      </Loading>
    );
  if (state === 'forbidden') return <StateBlock icon={<LockIcon />} title={translate(`${T}.forbidden`)} />;
  if (state === 'failed') {
    return <FailedState message={problem?.message} requestId={problem?.requestId} onRetry={retry} />;
  }
  if (state !== 'rows' || !entries) {
    const isFiltered = state === 'emptyFiltered';
    return (
      <EmptyState filtered={isFiltered} title={translate(`${T}.${isFiltered ? 'noneMatches' : 'none'}`)} />
    );
  }
  return (
    <Stack spacing={2}>
      {problem && !isOlder && <StaleBanner problem={problem} loadedAt={loadedAt} onRetry={retry} />}
      <Groups entries={entries} current={current} />
      <Older timeline={timeline} problem={isOlder ? problem : null} />
    </Stack>
  );
};
