import Checkbox from '@mui/material/Checkbox';
import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useTranslate } from 'react-admin';
import { cellOf } from '../../../../components/admin/list/table/column.ts';
import { HiddenText } from '../../../../components/ui/HiddenText.tsx';
import { useBranchName } from '../useBranchName.ts';
import { BranchRowMenu } from './BranchRowMenu.tsx';
import { branchColumns } from './branchColumns.tsx';
import { useBranchDesk } from './branchListContext.ts';
import type { BranchRow } from './useBranchList.ts';

/** Chooses one store. */
export const SelectBranch = ({ row: { branch, index } }: { row: BranchRow }) => {
  const translate = useTranslate();
  const nameOf = useBranchName();
  const { selected, toggle } = useBranchDesk().list;
  return (
    <Checkbox
      size="small"
      checked={selected.has(branch.key)}
      onChange={(_, isOn) => toggle([branch.key], isOn)}
      slotProps={{ input: { 'aria-label': translate('branches.select', { name: nameOf(branch, index) }) } }}
    />
  );
};

/** Chooses every store that fits the search, on whichever page it stands. */
export const SelectAllBranches = () => {
  const translate = useTranslate();
  const { found, selected, toggle } = useBranchDesk().list;
  const keys = found.map(({ branch }) => branch.key);
  const count = keys.filter((key) => selected.has(key)).length;
  return (
    <Checkbox
      size="small"
      checked={count > 0 && count === keys.length}
      indeterminate={count > 0 && count < keys.length}
      onChange={() => toggle(keys, count < keys.length)}
      slotProps={{ input: { 'aria-label': translate('branches.selectAll') } }}
    />
  );
};

const Line = ({ row }: { row: BranchRow }) => {
  const { step, selected } = useBranchDesk().list;
  return (
    <TableRow hover selected={selected.has(row.branch.key)} sx={{ '&:last-child > td': { borderBottom: 0 } }}>
      <TableCell padding="checkbox">
        <SelectBranch row={row} />
      </TableCell>
      {branchColumns[step].map((column) => (
        <TableCell key={column.field} align={column.align === 'end' ? 'right' : 'left'}>
          {cellOf(column, row)}
        </TableCell>
      ))}
      <TableCell padding="checkbox">
        <BranchRowMenu row={row} />
      </TableCell>
    </TableRow>
  );
};

/** The stores as a table. */
export const BranchTable = () => {
  const translate = useTranslate();
  const { step, shown } = useBranchDesk().list;
  return (
    <TableContainer component={Paper} variant="outlined">
      <Table size="small" aria-label={translate('branches.title')} sx={{ '& tbody td': { py: 0.5 } }}>
        <TableHead>
          <TableRow>
            <TableCell padding="checkbox">
              <SelectAllBranches />
            </TableCell>
            {branchColumns[step].map(({ field, label, align, width }) => (
              <TableCell key={field} align={align === 'end' ? 'right' : 'left'} sx={{ width }}>
                {translate(label)}
              </TableCell>
            ))}
            <TableCell padding="checkbox">
              <HiddenText>{translate('list.details')}</HiddenText>
            </TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {shown.map((row) => (
            <Line key={row.branch.key} row={row} />
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
};
