import Box from '@mui/material/Box';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import { useState } from 'react';
import type { RaRecord } from 'react-admin';
import { RowCheck } from '../bulk/RowCheck.tsx';
import { useListKit } from '../listKit.tsx';
import { cellOf, type TableColumn } from './column.ts';
import { FoldButton } from './FoldButton.tsx';
import { RowLink, useOpenRow, useRowPath } from './RowLink.tsx';
import { isRowClick } from './rowKeys.ts';

interface Props {
  row: RaRecord;
  columns: readonly TableColumn<RaRecord>[];
}

/** One row of a table: its first cell links to its page, or it folds out. */
export const TableLine = ({ row, columns }: Props) => {
  const { detail, bulk } = useListKit();
  const openRow = useOpenRow();
  const path = useRowPath()(row);
  const [open, setOpen] = useState(false);
  const click = () => (path ? openRow(path) : detail && setOpen(!open));
  return (
    <>
      <TableRow
        hover
        onClick={(event) => isRowClick(event.target) && click()}
        sx={{
          cursor: path || detail ? 'pointer' : undefined,
          '& > td': open ? { borderBottom: 0 } : {},
          '&:last-child > td': { borderBottom: 0 },
        }}
      >
        {bulk && (
          <TableCell padding="checkbox">
            <RowCheck row={row} />
          </TableCell>
        )}
        {detail && (
          <TableCell padding="checkbox">
            <FoldButton open={open} onClick={() => setOpen(!open)} />
          </TableCell>
        )}
        {columns.map(({ column, below }, at) => (
          <TableCell
            key={column.field}
            align={column.align === 'end' ? 'right' : 'left'}
            sx={column.isCode || column.align === 'end' ? { whiteSpace: 'nowrap' } : undefined}
          >
            {at === 0 ? <RowLink row={row}>{cellOf(column, row)}</RowLink> : cellOf(column, row)}
            {at === 0 && column.note?.(row)}
            {below.map((one) => (
              <Box key={one.field} sx={{ typography: 'caption', color: 'text.secondary' }}>
                {cellOf(one, row)}
              </Box>
            ))}
          </TableCell>
        ))}
      </TableRow>
      {detail && open && (
        <TableRow>
          <TableCell
            colSpan={columns.length + (bulk ? 2 : 1)}
            sx={{ bgcolor: 'action.hover', pl: { md: 8 } }}
          >
            {detail(row)}
          </TableCell>
        </TableRow>
      )}
    </>
  );
};
