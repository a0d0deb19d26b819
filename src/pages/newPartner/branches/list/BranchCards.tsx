import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { cellOf } from '../../../../components/admin/list/table/column.ts';
import { BranchRowMenu } from './BranchRowMenu.tsx';
import { SelectAllBranches, SelectBranch } from './BranchTable.tsx';
import { branchColumns } from './branchColumns.tsx';
import { useBranchDesk } from './branchListContext.ts';
import type { BranchRow } from './useBranchList.ts';

const Card = ({ row }: { row: BranchRow }) => {
  const translate = useTranslate();
  const [name, ...others] = branchColumns[useBranchDesk().list.step];
  return (
    <Box component="li" sx={{ p: 1.5, '& + &': { borderTop: 1, borderColor: 'divider' } }}>
      <Stack direction="row" sx={{ alignItems: 'center' }}>
        <SelectBranch row={row} />
        <Typography component="div" variant="body1" sx={{ flex: 1, minWidth: 0 }}>
          {name && cellOf(name, row)}
        </Typography>
        <BranchRowMenu row={row} />
      </Stack>
      <Box
        component="dl"
        sx={{
          m: 0,
          mt: 0.5,
          pl: 5,
          display: 'grid',
          gridTemplateColumns: 'auto minmax(0, 1fr)',
          gap: '4px 16px',
        }}
      >
        {others.map((column) => (
          <Box key={column.field} sx={{ display: 'contents' }}>
            <Typography component="dt" variant="body2" color="textSecondary">
              {translate(column.label)}
            </Typography>
            <Typography
              component="dd"
              variant="body2"
              sx={{ m: 0, minWidth: 0, textAlign: 'right', overflowWrap: 'anywhere' }}
            >
              {cellOf(column, row)}
            </Typography>
          </Box>
        ))}
      </Box>
    </Box>
  );
};

/** The stores as cards, from the same columns as the table. */
export const BranchCards = () => {
  const translate = useTranslate();
  const { shown, found } = useBranchDesk().list;
  return (
    <Paper variant="outlined">
      <Stack direction="row" sx={{ alignItems: 'center', px: 1.5, borderBottom: 1, borderColor: 'divider' }}>
        <SelectAllBranches />
        <Typography variant="body2" color="textSecondary">
          {translate('branches.count', { smart_count: found.length })}
        </Typography>
      </Stack>
      <Box component="ul" aria-label={translate('branches.title')} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {shown.map((row) => (
          <Card key={row.branch.key} row={row} />
        ))}
      </Box>
    </Paper>
  );
};
