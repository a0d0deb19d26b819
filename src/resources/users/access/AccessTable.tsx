import CheckIcon from '@mui/icons-material/CheckCircle';
import RemoveIcon from '@mui/icons-material/RemoveCircleOutlined';
import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { PermissionOfUser } from '#contract/people/users.ts';
import { byArea } from '#domain/access/permissionAreas.ts';
import { ListFrame } from '../../../components/admin/list/ListFrame.tsx';
import { accessWords, isHeld } from './accessWords.ts';

const Mark = ({ isOn }: { isOn: boolean }) => {
  const translate = useTranslate();
  const Icon = isOn ? CheckIcon : RemoveIcon;
  return (
    <Icon
      color={isOn ? 'success' : 'disabled'}
      titleAccess={translate(isOn ? 'users.access.can' : 'users.access.cannot')}
      sx={{ fontSize: 18, mt: 0.25, flexShrink: 0 }}
    />
  );
};

/** On a phone the reason stands below its permission. */
const line = {
  display: { xs: 'block', sm: 'table-row' },
  '& > th, & > td': {
    display: { xs: 'block', sm: 'table-cell' },
    height: { xs: 'auto', sm: 44 },
    verticalAlign: 'top',
    py: 1.25,
  },
  '& > th': { borderBottomWidth: { xs: 0, sm: 1 }, pb: { xs: 0, sm: 1.25 } },
  '& > td': { pl: { xs: 5.25, sm: 1.5 }, pt: { xs: 0.25, sm: 1.25 } },
} as const;
/** The heading above the permissions of an area. */
const area = {
  display: line.display,
  '& > th': {
    display: { xs: 'block', sm: 'table-cell' },
    height: 'auto',
    py: 0.75,
    bgcolor: 'action.hover',
    typography: 'caption',
    fontWeight: 600,
    color: 'text.secondary',
  },
} as const;
const head = { display: { xs: 'none', sm: 'table-header-group' } } as const;
const body = { display: { xs: 'block', sm: 'table-row-group' } } as const;

const Row = ({ row }: { row: PermissionOfUser }) => {
  const translate = useTranslate();
  const isOn = isHeld(row);
  return (
    <TableRow sx={line}>
      <TableCell component="th" scope="row" sx={{ width: { sm: '45%' } }}>
        <Box sx={{ display: 'flex', gap: 1.25 }}>
          <Mark isOn={isOn} />
          <Box sx={{ minWidth: 0 }}>
            <Typography
              variant="body2"
              color={isOn ? 'textPrimary' : 'textSecondary'}
              sx={{ fontWeight: 550 }}
            >
              {translate(`permissions.label.${row.permission}`, { _: row.permission })}
            </Typography>
            <Typography
              variant="caption"
              color="textSecondary"
              sx={{ fontFamily: 'var(--font-mono)', overflowWrap: 'anywhere' }}
            >
              {row.permission}
            </Typography>
          </Box>
        </Box>
      </TableCell>
      <TableCell sx={{ color: isOn ? 'text.primary' : 'text.secondary', overflowWrap: 'anywhere' }}>
        {accessWords(row, translate).map((sentence) => (
          <div key={sentence}>{sentence}</div>
        ))}
      </TableCell>
    </TableRow>
  );
};

/** Permissions by area, each with whether it is held and why. */
export const AccessTable = ({ rows }: { rows: readonly PermissionOfUser[] }) => {
  const translate = useTranslate();
  return (
    <ListFrame>
      <Table
        size="small"
        sx={{ display: { xs: 'block', sm: 'table' } }}
        aria-label={translate('users.part.access')}
      >
        <TableHead sx={head}>
          <TableRow>
            <TableCell>{translate('users.access.permission')}</TableCell>
            <TableCell>{translate('users.access.why')}</TableCell>
          </TableRow>
        </TableHead>
        {byArea(rows).map(([name, held]) => (
          <TableBody key={name} sx={body}>
            <TableRow sx={area}>
              <TableCell component="th" scope="rowgroup" colSpan={2}>
                {translate(`permissions.area.${name}`)}
              </TableCell>
            </TableRow>
            {held.map((row) => (
              <Row key={row.permission} row={row} />
            ))}
          </TableBody>
        ))}
      </Table>
    </ListFrame>
  );
};
