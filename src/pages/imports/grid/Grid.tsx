import Box from '@mui/material/Box';
import type { RefObject } from 'react';
import { useTranslate } from 'react-admin';
import type { ImportColumn, ImportRow } from '#contract/shapes/importShapes.ts';
import { GridRow } from './GridRow.tsx';
import { gridStyle, ROW_HEAD } from './gridStyle.ts';
import { isProblem } from './problemsOfRow.ts';
import { blockOf } from './selection.ts';
import type { CellEdits } from './useCellEdits.ts';
import type { GridControls } from './useGridControls.ts';

export interface GridProps {
  box: RefObject<HTMLElement | null>;
  rows: readonly ImportRow[];
  /** Rows before those of this page, and all rows of the list. */
  offset: number;
  total: number;
  columns: readonly ImportColumn[];
  troubled: ReadonlySet<number>;
  controls: GridControls;
  edits: CellEdits;
  isOpen: boolean;
  /** Only rows with problems were asked for, so that one without was fixed meanwhile. */
  isOfProblems: boolean;
  isTurning: boolean;
}

/** The sheet: row numbers and headers stay in sight, cells are reached by keys, finger and mouse. */
export const Grid = (props: GridProps) => {
  const { box, rows, offset, total, columns, troubled, controls, edits, isOpen, isOfProblems, isTurning } =
    props;
  const translate = useTranslate();
  const { selection, typing } = controls;
  const block = selection && blockOf(selection);
  return (
    <Box
      ref={box}
      {...controls.handlers}
      sx={{
        position: 'relative',
        maxHeight: { xs: '62vh', md: 'min(66vh, 720px)' },
        overflow: 'auto',
        scrollPaddingTop: 40,
        scrollPaddingLeft: ROW_HEAD,
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
            {columns.map(({ index, header }) => (
              <th key={index} scope="col" className={troubled.has(index) ? 'troubled' : undefined}>
                {header || translate('imports.match.noHeader')}
              </th>
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
