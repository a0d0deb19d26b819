import CheckIcon from '@mui/icons-material/CheckCircle';
import Link from '@mui/material/Link';
import { memo } from 'react';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import type { ImportColumn, ImportRow } from '#contract/shapes/importShapes.ts';
import { rowState } from '#domain/importJobs/importStatus.ts';
import { useLanguage } from '../../../components/admin/useLanguage.ts';
import { HiddenText } from '../../../components/ui/HiddenText.tsx';
import { StatusChip } from '../../../components/ui/StatusChip.tsx';
import { GridCell } from './GridCell.tsx';
import { mayEdit, problemsOfRow } from './problemsOfRow.ts';
import type { CellEdits } from './useCellEdits.ts';

export interface RowProps {
  row: ImportRow;
  /** Its place on the page, from 0, and in the whole list, as it is counted for those who hear it. */
  at: number;
  index: number;
  columns: readonly ImportColumn[];
  /** Columns of this row that are selected, both included; -1 for none. */
  from: number;
  to: number;
  /** The column that has the focus, -1 for none; whether the cell is being typed in, and with what it begins. */
  active: number;
  typing: string | null;
  textAt: CellEdits['textAt'];
  conflictAt: CellEdits['conflictAt'];
  /** The first column stays in sight. */
  isPinned: boolean;
  isOpen: boolean;
  /** It was a problem and is one no longer. */
  isFixed: boolean;
}

const RowHead = ({ row, isFixed }: { row: ImportRow; isFixed: boolean }) => {
  const translate = useTranslate();
  return (
    <th scope="row" className="rowHead">
      {isFixed && (
        <>
          <CheckIcon aria-hidden color="success" sx={{ fontSize: 14, verticalAlign: '-2px', mr: 0.5 }} />
          <HiddenText>{translate('imports.grid.fixed')}</HiddenText>
        </>
      )}
      {row.row}
    </th>
  );
};

/** One row of the sheet with what is wrong with it as a whole. */
export const GridRow = memo(function GridRow(props: RowProps) {
  const { row, at, index, columns, from, to, active, typing, textAt, conflictAt, isPinned } = props;
  const { isOpen, isFixed } = props;
  const language = useLanguage();
  const { label, tone } = rowState[row.state];
  const isLocked = !isOpen || !mayEdit(row);
  return (
    <tr aria-rowindex={index} className={row.state === 'leftOut' ? 'leftOut' : isFixed ? 'fixed' : undefined}>
      <RowHead row={row} isFixed={isFixed} />
      <td className="locked" style={{ maxWidth: 'none' }}>
        <StatusChip label={label[language]} tone={tone} />
        {row.link && (
          <Link component={RouterLink} to={row.link} sx={{ ml: 1 }}>
            {row.name ?? row.link}
          </Link>
        )}
        {problemsOfRow(row).map(({ code, field, message }) => (
          <span key={`${code} ${field}`} style={{ marginLeft: 8 }}>
            {message}
          </span>
        ))}
      </td>
      {columns.map((column, col) => (
        <GridCell
          key={column.index}
          row={row}
          column={column}
          place={`${at}:${col}`}
          text={textAt(row.row, column.index)}
          conflict={conflictAt(row.row, column.index)}
          isPinned={isPinned && col === 0}
          isChosen={col >= from && col <= to}
          isActive={col === active}
          typing={col === active ? typing : null}
          isLocked={isLocked}
        />
      ))}
    </tr>
  );
});
