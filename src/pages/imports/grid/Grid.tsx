import KeyIcon from '@mui/icons-material/KeyOutlined';
import Box from '@mui/material/Box';
import type { RefObject } from 'react';
import { useTranslate } from 'react-admin';
import type { ImportColumn, ImportRow } from '#contract/shapes/importShapes.ts';
import { countText } from '../../../components/ui/numberTexts.ts';
import { GridRow } from './GridRow.tsx';
import { gridStyle, PINNED, ROW_HEAD } from './gridStyle.ts';
import { isProblem } from './problemsOfRow.ts';
import { blockOf } from './selection.ts';
import type { CellEdits } from './useCellEdits.ts';
import type { Troubled } from './useColumns.ts';
import type { GridControls } from './useGridControls.ts';

export interface GridProps {
  box: RefObject<HTMLElement | null>;
  rows: readonly ImportRow[];
  /** Rows before those of this page, and all rows of the list. */
  offset: number;
  total: number;
  columns: readonly ImportColumn[];
  troubled: Troubled;
  /** The columns that identify a row. */
  keys: ReadonlySet<number>;
  controls: GridControls;
  edits: CellEdits;
  isOpen: boolean;
  /** Only rows with problems were asked for, so that one without was fixed meanwhile. */
  isOfProblems: boolean;
  isTurning: boolean;
}

interface HeadProps {
  column: ImportColumn;
  /** Rows with a problem in this column. */
  problems: number;
  isKey: boolean;
  isPinned: boolean;
}

/** The header of a column in its place in the file, marked where it has problems or identifies the row. */
const ColumnHead = ({ column: { header }, problems, isKey, isPinned }: HeadProps) => {
  const translate = useTranslate();
  const name = header || translate('imports.match.noHeader');
  const marks = [
    ...(isKey ? [translate('imports.key.column')] : []),
    ...(problems > 0 ? [translate('imports.grid.columnProblems', { smart_count: problems })] : []),
  ];
  return (
    <th
      scope="col"
      className={[problems > 0 && 'troubled', isPinned && 'pinned'].filter(Boolean).join(' ') || undefined}
      data-problems={problems > 0 ? countText(problems) : undefined}
      aria-label={marks.length ? [name, ...marks].join(', ') : undefined}
      title={marks.join(', ') || undefined}
    >
      {isKey && <KeyIcon aria-hidden sx={{ fontSize: 13, verticalAlign: '-2px', mr: 0.5 }} />}
      {name}
    </th>
  );
};

/** The sheet: row numbers and headers stay in sight, cells are reached by keys, finger and mouse. */
export const Grid = (props: GridProps) => {
  const { box, rows, offset, total, columns, troubled, keys, controls, edits } = props;
  const { isOpen, isOfProblems, isTurning } = props;
  const translate = useTranslate();
  const { selection, typing } = controls;
  const block = selection && blockOf(selection);
  // Its own place is at the left: it stays there while the others are scrolled.
  const isPinned = columns[0] !== undefined && keys.has(columns[0].index);
  return (
    <Box
      ref={box}
      {...controls.handlers}
      sx={{
        position: 'relative',
        maxHeight: { xs: '62vh', md: 'min(66vh, 720px)' },
        overflow: 'auto',
        scrollPaddingTop: 40,
        scrollPaddingLeft: { xs: ROW_HEAD, sm: isPinned ? ROW_HEAD + PINNED : ROW_HEAD },
        scrollPaddingBottom: 8,
        opacity: isTurning ? 0.6 : 1,
      }}
    >
      <Box
        component="table"
        role="grid"
        aria-label={translate('imports.grid.name')}
        aria-rowcount={total + 1}
        aria-colcount={columns.length + 2}
        aria-multiselectable
        aria-busy={isTurning}
        sx={gridStyle}
      >
        <thead>
          <tr aria-rowindex={1}>
            <th scope="col" className="rowHead">
              {translate('imports.grid.row')}
            </th>
            <th scope="col">{translate('imports.grid.state')}</th>
            {columns.map((column, col) => (
              <ColumnHead
                key={column.index}
                column={column}
                problems={troubled.get(column.index) ?? 0}
                isKey={keys.has(column.index)}
                isPinned={isPinned && col === 0}
              />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => {
            const isIn = block && at >= block.top && at <= block.bottom;
            const isActive = selection?.focus.row === at;
            return (
              <GridRow
                key={row.row}
                row={row}
                at={at}
                index={offset + at + 2}
                columns={columns}
                from={isIn ? block.left : -1}
                to={isIn ? block.right : -1}
                active={isActive ? selection.focus.col : -1}
                typing={isActive ? typing : null}
                textAt={edits.textAt}
                conflictAt={edits.conflictAt}
                isPinned={isPinned}
                isOpen={isOpen}
                isFixed={isOfProblems && !isProblem(row)}
              />
            );
          })}
        </tbody>
      </Box>
    </Box>
  );
};
