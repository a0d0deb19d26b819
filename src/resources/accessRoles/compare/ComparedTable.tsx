import CheckIcon from '@mui/icons-material/CheckCircle';
import RemoveIcon from '@mui/icons-material/RemoveCircleOutlined';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useTranslate } from 'react-admin';
import { type Compared, differs } from './compareRoles.ts';
import { PermissionName } from './PermissionName.tsx';

const T = 'roles.compare';

const Mark = ({ on }: { on: boolean }) => {
  const translate = useTranslate();
  const Icon = on ? CheckIcon : RemoveIcon;
  return (
    <Icon
      color={on ? 'success' : 'disabled'}
      titleAccess={translate(on ? `${T}.gives` : `${T}.lacks`)}
      sx={{ fontSize: 18, display: 'block' }}
    />
  );
};

export interface ComparedProps {
  rows: readonly Compared[];
  /** The names of the roles. */
  left: string;
  right: string;
}

/** The permissions of two roles as a table, what differs set off. */
export const ComparedTable = ({ rows, left, right }: ComparedProps) => {
  const translate = useTranslate();
  return (
    <TableContainer>
      <Table size="small" aria-label={translate(`${T}.table`)}>
        <TableHead>
          <TableRow>
            <TableCell>{translate(`${T}.permission`)}</TableCell>
            {[left, right].map((role) => (
              <TableCell key={role} sx={{ width: '28%', overflowWrap: 'anywhere' }}>
                {role}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row) => (
            <TableRow
              key={`${row.permission} ${row.isDerived}`}
              sx={{ bgcolor: differs(row) ? 'action.hover' : undefined }}
            >
              <TableCell component="th" scope="row">
                <PermissionName row={row} />
              </TableCell>
              <TableCell>
                <Mark on={row.left} />
              </TableCell>
              <TableCell>
                <Mark on={row.right} />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
};
