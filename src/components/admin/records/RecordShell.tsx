import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { type ReactNode, Suspense, useDeferredValue, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { Within } from '#domain/pages/page.ts';
import { VoidsAsked } from '../approvals/VoidsAsked.tsx';
import { Loading } from '../Loading.tsx';
import { StaleBanner } from '../list/StaleBanner.tsx';
import { problemOf } from '../problem.ts';
import { BesidePanel } from './BesidePanel.tsx';
import { type BesidePart, BesideProvider } from './besideContext.ts';
import { NotEditable, NotEditableNote } from './NotEditable.tsx';
import { RecordHeader } from './RecordHeader.tsx';
import { RecordMissing } from './RecordMissing.tsx';
import { RecordTabsBar } from './RecordTabsBar.tsx';
import { ReviewerNote } from './ReviewerNote.tsx';
import { RecordShellProvider } from './recordContext.ts';
import { useBesideValue } from './useBesideValue.ts';
import { useShellValue } from './useShellValue.ts';

interface Props {
  /** `tab`: header and tabs stand around the page. `below`: it has a head of its own. `form`: that too, and leads back to its view. */
  mode: Within;
  /** What can be done with the record, at the right of its name. */
  actions?: ReactNode;
  /** What may stand beside its tabs. */
  parts: Readonly<Record<BesidePart, ReactNode>>;
  children: ReactNode;
}

/** What stays in sight below the header of the shell stays below the bar at the record's head too. */
const belowHead = { '--head-bar': { xs: '0px', md: '64px' } };

const Outline = () => (
  <Loading>
    <Skeleton variant="rounded" height={96} />
    <Skeleton variant="rounded" height={200} />
  </Loading>
);

/** Whether tabs and page may be drawn: of a record that is new here after its head was, which people look for first. */
const useAfterHead = (isNew: boolean): boolean => {
  const [waits] = useState(isNew);
  return useDeferredValue(true, !waits);
};

/** Keeps the room of the tabs. */
const NoTabs = () => <Box sx={{ minHeight: { xs: 45, md: 39 }, borderBottom: 1, borderColor: 'divider' }} />;

interface TabProps extends Pick<Props, 'parts' | 'children'> {
  isHeadDrawn: boolean;
}

/** The tabs with the page of the present one, and what stands beside them. */
const Tab = ({ isHeadDrawn, parts, children }: TabProps) => (
  <Box sx={{ display: 'flex', alignItems: 'flex-start', columnGap: 2.5 }}>
    <Stack spacing={{ xs: 1.5, md: 2.5 }} sx={{ flex: 1, minWidth: 0 }}>
      {isHeadDrawn ? <RecordTabsBar /> : <NoTabs />}
      {children}
    </Stack>
    <BesidePanel parts={parts} />
  </Box>
);

/**
 * A partner or store, around each of its pages: asks for its head while the page asks for its own part, says so when there is
 * no such record, and when what is shown is of before.
 */
export const RecordShell = ({ mode, actions, parts, children }: Props) => {
  const { value, query, isElsewhere } = useShellValue();
  const beside = useBesideValue(value);
  const { state } = useLocation();
  const isHeadDrawn = useAfterHead(query.data === undefined);
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
  const page = <Suspense fallback={<Outline />}>{isHeadDrawn ? children : <Outline />}</Suspense>;
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
        <BesideProvider value={beside}>
          <Stack spacing={mode === 'tab' ? 1.5 : 2.5} sx={mode === 'tab' ? belowHead : undefined}>
            {mode === 'tab' && <RecordHeader actions={actions} />}
            {stale}
            {note}
            {mode === 'tab' ? (
              <Tab isHeadDrawn={isHeadDrawn} parts={parts}>
                {page}
              </Tab>
            ) : (
              page
            )}
          </Stack>
        </BesideProvider>
      )}
    </RecordShellProvider>
  );
};
