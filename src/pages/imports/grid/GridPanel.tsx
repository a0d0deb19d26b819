import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { ImportJob, ImportProblemGroup } from '#contract/shapes/importShapes.ts';
import type { Cells } from '../../../components/ui/clipboard/WithCells.tsx';
import { countText } from '../../../components/ui/numberTexts.ts';
import { useUndoEdit } from '../fix/useReplace.ts';
import { importKey } from '../shared/importKeys.ts';
import { CellBar } from './CellBar.tsx';
import { ConflictBar } from './ConflictBar.tsx';
import { GridBody } from './GridBody.tsx';
import { GridFoot } from './GridFoot.tsx';
import { GridTabs } from './GridTabs.tsx';
import { ChangePreview } from './preview/ChangePreview.tsx';
import { isProblem, isOpen as isWaiting, seenOf } from './problemsOfRow.ts';
import { FindReplace } from './tools/FindReplace.tsx';
import { GridTools } from './tools/GridTools.tsx';
import { useTidying } from './tools/useTidying.ts';
import { useCellEdits } from './useCellEdits.ts';
import { useColumns } from './useColumns.ts';
import type { useGridAddress } from './useGridAddress.ts';
import { useGridControls } from './useGridControls.ts';
import { useLeaving } from './useLeaving.ts';
import { useRows } from './useRows.ts';

const NONE: readonly never[] = [];

interface Props extends ReturnType<typeof useGridAddress> {
  job: ImportJob;
  groups: readonly ImportProblemGroup[] | undefined;
  cells: Cells;
}

/** Everything that is done with the sheet, and what it shows. */
const useSheet = ({ job, groups = NONE, address, cells }: Props) => {
  const box = useRef<HTMLElement>(null);
  const page = useRows(job, address);
  const edits = useCellEdits(job.id);
  const undoEdit = useUndoEdit(job.id);
  const [isNarrowed, setNarrowed] = useState(false);
  const [isFinding, setFinding] = useState(false);
  const client = useQueryClient();
  const { columns, troubled, keys, isNarrowable, settle } = useColumns(job, groups, address, isNarrowed);
  const sheet = { rows: page.rows, columns, edits, isOpen: isWaiting(job) };
  const controls = useGridControls({
    ...sheet,
    box,
    cells,
    keys,
    view: JSON.stringify(address),
    onUndo: () => void undo(),
    onFind: () => setFinding(true),
  });
  const undo = async () => {
    controls.forget();
    if (!(await edits.flush())) return;
    // What was still being typed may be the last edit by now.
    const own = client.getQueryData<ImportJob>(importKey(job.id))?.undoableEdit;
    if (own) undoEdit.undo(own.edit);
  };
  return {
    ...sheet,
    box,
    page,
    controls,
    troubled,
    keys,
    undo: () => void undo(),
    canUndo: job.undoableEdit !== null && !undoEdit.isPending,
    finding: { isOn: isFinding, onChange: setFinding },
    narrowed: isNarrowable ? { isOn: isNarrowed, onChange: setNarrowed } : undefined,
    leaving: useLeaving(job, address.only, sheet, controls),
    tidy: () => {
      settle();
      page.refetch();
    },
  };
};

/** Says what taking back would take back: "Undo paste of 200 cells". */
const useUndoLabel = ({ undoableEdit }: ImportJob): string | undefined => {
  const translate = useTranslate();
  if (!undoableEdit) return undefined;
  const { action, cells } = undoableEdit;
  return translate(`imports.undoEdit.${action}`, { smart_count: cells, count: countText(cells) });
};

/** The sheet with its tabs, tools and the cell at hand in words. */
export const GridPanel = (props: Props) => {
  const { job, address, searchOf, show } = props;
  const translate = useTranslate();
  const sheet = useSheet(props);
  const { box, page, rows, columns, troubled, keys, edits, controls, isOpen, finding } = sheet;
  const undoLabel = useUndoLabel(job);
  const [conflict] = edits.conflicts;
  const fixed = address.only === 'problems' ? rows.filter((one) => !isProblem(one)).length : 0;
  const tidying = useTidying(fixed, sheet.tidy);
  const { focus } = controls.selection ?? {};
  const [row, column] = [focus && rows[focus.row], focus && columns[focus.col]];
  return (
    <Paper
      component="section"
      variant="outlined"
      aria-label={translate('imports.grid.name')}
      {...tidying}
      sx={{ minWidth: 0, overflow: 'hidden' }}
    >
      <Box sx={{ px: 1.5 }}>
        <GridTabs job={job} address={address} searchOf={searchOf} />
      </Box>
      <GridTools
        q={address.q}
        onSearch={(q) => show({ q })}
        narrowed={sheet.narrowed}
        isOpen={isOpen}
        undoLabel={undoLabel}
        canUndo={sheet.canUndo}
        onUndo={sheet.undo}
        onFind={() => finding.onChange(true)}
        onFill={controls.fillDown}
        leaving={sheet.leaving}
        onNextProblem={troubled.size > 0 ? controls.nextProblem : undefined}
      />
      <ConflictBar
        conflicts={edits.conflicts}
        edits={edits}
        onShow={conflict && controls.moverTo(conflict.row, conflict.column)}
      />
      <CellBar
        job={job}
        row={row}
        column={column}
        isOpen={isOpen}
        edits={edits}
        onText={(text) => focus && controls.write([{ ...focus, text }])}
        onEdit={controls.begin}
      />
      <GridBody {...{ page, address, box, columns, troubled, keys, controls, edits, isOpen }} />
      <GridFoot
        page={address.page}
        shown={rows.length}
        total={page.total}
        fixed={fixed}
        edits={isOpen ? edits : undefined}
        onPage={(to) => show({ page: to })}
        onTidy={sheet.tidy}
      />
      {controls.pending && <ChangePreview {...controls.pending} />}
      {finding.isOn && (
        <FindReplace
          job={job}
          column={column?.index ?? columns.find(({ index }) => !keys.has(index))?.index ?? 0}
          text={focus ? controls.textAt(focus) : ''}
          seen={seenOf(rows)}
          onClose={() => finding.onChange(false)}
        />
      )}
    </Paper>
  );
};
