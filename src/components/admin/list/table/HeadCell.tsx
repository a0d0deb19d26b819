import UnfoldMore from '@mui/icons-material/UnfoldMore';
import Box from '@mui/material/Box';
import TableCell from '@mui/material/TableCell';
import TableSortLabel from '@mui/material/TableSortLabel';
import type { RaRecord } from 'react-admin';
import { useTranslate } from 'react-admin';
import { nextSort } from '#domain/sortCycle.ts';
import { useListQuery } from '../useListStatus.ts';
import type { TableColumn } from './column.ts';

/** The head of a column; a sortable one cycles none, ascending, descending, none and resets the others. */
export const HeadCell = ({ column, below }: TableColumn<RaRecord>) => {
  const translate = useTranslate();
  const { sort, setSort } = useListQuery();
  const active = sort?.field === column.field;
  const order = sort?.order === 'DESC' ? 'desc' : 'asc';
  const cycle = () => {
    const next = nextSort(sort ? { field: sort.field, order } : null, column.field);
    setSort(next && { field: next.field, order: next.order === 'desc' ? 'DESC' : 'ASC' });
  };
  const label = translate(column.label);
  return (
    <TableCell
      align={column.align === 'end' ? 'right' : 'left'}
      aria-sort={
        active ? (order === 'asc' ? 'ascending' : 'descending') : column.sortable ? 'none' : undefined
      }
      sx={{
        width: column.width,
        whiteSpace: 'nowrap',
        typography: 'caption',
        fontWeight: 600,
        color: 'text.secondary',
        bgcolor: 'background.paper',
      }}
    >
      {column.sortable ? (
        <TableSortLabel
          active={active}
          direction={active ? order : 'asc'}
          IconComponent={active ? undefined : UnfoldMore}
          onClick={cycle}
        >
          {label}
        </TableSortLabel>
      ) : (
        label
      )}
      {below.map((one) => (
        <Box key={one.field} sx={{ fontWeight: 400, whiteSpace: 'normal' }}>
          {translate(one.label)}
        </Box>
      ))}
    </TableCell>
  );
};
