import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { type ReactNode, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import type { Within } from '#domain/pages/page.ts';
import { VoidsAsked } from '../approvals/VoidsAsked.tsx';
import { Loading } from '../Loading.tsx';
import { StaleBanner } from '../list/StaleBanner.tsx';
import { problemOf } from '../problem.ts';
import { NotEditable, NotEditableNote } from './NotEditable.tsx';
import { RecordHeader } from './RecordHeader.tsx';
import { RecordMissing } from './RecordMissing.tsx';
import { RecordTabsBar } from './RecordTabsBar.tsx';
import { RemarksBanner } from './RemarksBanner.tsx';
import { ReviewerNote } from './ReviewerNote.tsx';
import { RecordShellProvider } from './recordContext.ts';
import { useShellValue } from './useShellValue.ts';

interface Props {
  /** `tab`: header and tabs stand around the page. `below`: it has a head of its own. `form`: that too, and leads back to its view. */
  mode: Within;
  /** What can be done with the record, at the right of its name. */
  actions?: ReactNode;
  children: ReactNode;
}

/**
 * A partner or store, around each of its pages: asks for its head while the page asks for its own part, says so when there is
 * no such record, and when what is shown is of before.
 */
export const RecordShell = ({ mode, actions, children }: Props) => {
  const { value, query, isElsewhere } = useShellValue();
  const { state } = useLocation();
  const { data, error, dataUpdatedAt, refetch } = query;
  if (isElsewhere) return <RecordMissing type={value.type} problem={{ status: 404 }} />;
  if (error && !data) {
    return <RecordMissing type={value.type} problem={problemOf(error)} onRetry={() => void refetch()} />;
  }
  const stale = error && (
    <StaleBanner
      problem={problemOf(error)}
      loadedAt={new Date(dataUpdatedAt)}
      onRetry={() => void refetch()}
    />
  );
  const page = (
    <Suspense
      fallback={
        <Loading>
          <Skeleton variant="rounded" height={96} />
          <Skeleton variant="rounded" height={200} />
        </Loading>
      }
    >
      {children}
    </Suspense>
  );
  const note = state?.isNotEditable === true && <NotEditableNote />;
  return (
    <RecordShellProvider value={value}>
      <VoidsAsked />
      {mode === 'form' ? (
        <NotEditable>
          <Stack spacing={2}>
            {stale}
            <ReviewerNote />
            {page}
          </Stack>
        </NotEditable>
      ) : (
        <Stack spacing={2.5}>
          {mode === 'tab' && <RecordHeader actions={actions} />}
          {stale}
          {note}
          {mode === 'tab' && <RemarksBanner />}
          {mode === 'tab' && <RecordTabsBar />}
          {page}
        </Stack>
      )}
    </RecordShellProvider>
  );
};
