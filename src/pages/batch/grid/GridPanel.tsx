import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import { type FocusEvent, useEffect, useRef, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import type { ImportJob, ImportProblemGroup } from '#contract/importShapes.ts';
import { EmptyState } from '../../../components/ui/EmptyState.tsx';
import { FailedState } from '../../../components/ui/FailedState.tsx';
import { useLeaveOut } from '../fix/useLeaveOut.ts';
import { useUndoEdit } from '../fix/useReplace.ts';
import { CellBar } from './CellBar.tsx';
import { isProblem, isOpen as isWaiting, mayEdit } from './cells.ts';
import { FindReplace } from './FindReplace.tsx';
import { Grid } from './Grid.tsx';
import { GridFoot } from './GridFoot.tsx';
import { GridTabs } from './GridTabs.tsx';
import { GridTools } from './GridTools.tsx';
import { blockOf } from './selection.ts';
import { useCellEdits } from './useCellEdits.ts';
import { useColumns } from './useColumns.ts';
import { PER_PAGE, type useGridAddress } from './useGridAddress.ts';
import { useGridHands } from './useGridHands.ts';
import { useRows } from './useRows.ts';

/** Rows that were fixed leave the sheet so long after it was left. */
const TIDY_MS = 1500;
const NOBODY: readonly never[] = [];

interface Props extends ReturnType<typeof useGridAddress> {
  job: ImportJob;
  groups: readonly ImportProblemGroup[] | undefined;
}

/** The sheet with its tabs, tools and the cell at hand in words. */
export const GridPanel = ({ job, groups = NOBODY, address, searchOf, show }: Props) => {
  const translate = useTranslate();
  const notify = useNotify();
  const box = useRef<HTMLElement>(null);
  const { rows = NOBODY, total, isTurning, problem, refetch } = useRows(job, address);
  const isLoading = total === 0 && rows.length === 0 && isTurning;
  const edits = useCellEdits(job.id);
  const undoEdit = useUndoEdit(job.id);
  const [isNarrowed, setNarrowed] = useState(false);
  const [isFinding, setFinding] = useState(false);
  const isOpen = isWaiting(job);
  const isOfProblems = address.only === 'problems';

  const { columns, troubled, isSorted, settle } = useColumns(job, groups, address, isNarrowed);
  const tidy = () => {
    settle();
    refetch();
  };
  const undo = async () => {
    if (await edits.flush()) undoEdit.undo();
  };
  const hands = useGridHands({
    box,
    rows,
    columns,
    edits,
    isOpen,
    onUndo: () => void undo(),
    onFind: () => setFinding(true),
    onCut: () => notify('imports.grid.cut', { type: 'warning' }),
  });
  const { focus } = hands.selection ?? {};
  const [row, column] = [focus && rows[focus.row], focus && columns[focus.col]];
  const fixed = isOfProblems ? rows.filter((one) => !isProblem(one)).length : 0;

  const { leaveOut, isPending: isLeaving } = useLeaveOut(job.id);
  const chosen = hands.selection ? blockOf(hands.selection) : null;
  const leavable = chosen ? rows.slice(chosen.top, chosen.bottom + 1).filter(mayEdit) : [];
  const isOut = leavable.some(({ state }) => state !== 'leftOut');
  const onLeaveOut = async () => {
    // What was typed there counts when it is taken in again.
    if (await edits.flush()) leaveOut({ isOut, rows: leavable.map((one) => one.row) });
  };

  const tidying = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(tidying.current), []);
  const onLeave = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    if (fixed === 0 || currentTarget.contains(relatedTarget)) return;
    tidying.current = setTimeout(tidy, TIDY_MS);
  };
  // Another page, tab or order of columns: what was selected is another cell by now.
  const view = JSON.stringify([address, isNarrowed]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `forget` is new each time, `view` says when
  useEffect(() => hands.forget(), [view]);

  return (
    <Paper
      component="section"
      variant="outlined"
      aria-label={translate('imports.grid.name')}
      onFocus={() => clearTimeout(tidying.current)}
      onBlur={onLeave}
      sx={{ minWidth: 0, overflow: 'hidden' }}
    >
      <Box sx={{ px: 1.5 }}>
        <GridTabs job={job} address={address} searchOf={searchOf} />
      </Box>
      <GridTools
        q={address.q}
        onSearch={(q) => show({ q })}
        narrowed={
          isSorted && troubled.size > 0 && troubled.size < job.columns.length
            ? { isOn: isNarrowed, onChange: setNarrowed }
            : undefined
        }
        isOpen={isOpen}
        canUndo={job.canUndoEdit && !undoEdit.isPending}
        onUndo={() => void undo()}
        onFind={() => setFinding(true)}
        onFill={hands.fillDown}
        leaving={
          leavable.length ? { isOut, isPending: isLeaving, onLeave: () => void onLeaveOut() } : undefined
        }
      />
      <CellBar
        job={job}
        row={row}
        column={column}
        isOpen={isOpen}
        onText={(text) => focus && hands.write([{ ...focus, text }])}
        onEdit={() => hands.begin()}
      />
      {problem && rows.length === 0 && (
        <FailedState message={problem.message} requestId={problem.requestId} onRetry={refetch} />
      )}
      {isLoading && <Skeleton variant="rectangular" height={320} />}
      {!problem && !isLoading && rows.length === 0 && (
        <EmptyState
          filtered={address.q !== '' || address.code !== undefined}
          title={translate(isOfProblems && !address.q ? 'imports.grid.allFixed' : 'imports.grid.none')}
        />
      )}
      {rows.length > 0 && (
        <Grid
          box={box}
          rows={rows}
          offset={address.page * PER_PAGE}
          total={total}
          columns={columns}
          troubled={isSorted ? troubled : new Set()}
          hands={hands}
          edits={edits}
          isOpen={isOpen}
          isOfProblems={isOfProblems}
          isTurning={isTurning}
        />
      )}
      <GridFoot
        page={address.page}
        shown={rows.length}
        total={total}
        fixed={fixed}
        edits={isOpen ? edits : undefined}
        onPage={(page) => show({ page })}
        onTidy={tidy}
      />
      {isFinding && (
        <FindReplace
          job={job}
          column={column?.index ?? columns[0]?.index ?? 0}
          text={focus ? hands.textAt(focus) : ''}
          onClose={() => setFinding(false)}
        />
      )}
    </Paper>
  );
};
