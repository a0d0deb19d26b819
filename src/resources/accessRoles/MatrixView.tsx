import CheckIcon from '@mui/icons-material/CheckCircle';
import RemoveIcon from '@mui/icons-material/RemoveCircleOutlined';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import type { AccessRoleModule } from '#contract/accessRoles.ts';
import { useNarrow } from '../../components/admin/list/useNarrow.ts';
import { Panel } from '../../components/ui/Panel.tsx';
import { type Enabled, KINDS, kindsIn, type MatrixRow, matrixRows, permissionsIn } from './matrixModel.ts';
import { enabledOf } from './roleForm.ts';

const T = 'resources.accessRoles';

const Mark = ({ name, on }: { name: string; on: boolean }) => {
  const translate = useTranslate();
  const Icon = on ? CheckIcon : RemoveIcon;
  return (
    <Stack
      direction="row"
      spacing={0.75}
      sx={{ alignItems: 'center', py: 0.25, color: on ? 'text.primary' : 'text.secondary' }}
    >
      <Icon
        color={on ? 'success' : 'disabled'}
        titleAccess={translate(on ? `${T}.enabled` : `${T}.disabled`)}
        sx={{ fontSize: 16 }}
      />
      <Typography variant="body2">{name}</Typography>
    </Stack>
  );
};

interface RowsProps {
  rows: readonly MatrixRow[];
  enabled: Enabled;
}

const AsTable = ({ rows, enabled }: RowsProps) => {
  const translate = useTranslate();
  const kinds = kindsIn(rows);
  return (
    <TableContainer>
      <Table size="small" aria-label={translate(`${T}.matrix`)}>
        <TableHead>
          <TableRow>
            <TableCell>{translate(`${T}.module`)}</TableCell>
            {kinds.map((kind) => (
              <TableCell key={kind}>{translate(`${T}.kinds.${kind}`)}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row) => (
            <TableRow key={row.code} sx={{ '& > td, & > th': { verticalAlign: 'top', py: 1 } }}>
              <TableCell component="th" scope="row" sx={{ fontWeight: 500 }}>
                {row.name}
              </TableCell>
              {kinds.map((kind) => (
                <TableCell key={kind}>
                  {row.cells[kind].map(({ permission, name }) => (
                    <Mark key={permission} name={name} on={enabled[permission] === true} />
                  ))}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
};

const AsList = ({ rows, enabled }: RowsProps) =>
  rows.map((row) => (
    <Box key={row.code} sx={{ py: 1, borderTop: 1, borderColor: 'divider' }}>
      <Typography variant="body2" sx={{ fontWeight: 600 }}>
        {row.name}
      </Typography>
      {KINDS.flatMap((kind) => row.cells[kind]).map(({ permission, name }) => (
        <Mark key={permission} name={name} on={enabled[permission] === true} />
      ))}
    </Box>
  ));

/** What a role may do, to be read. */
export const MatrixView = ({ modules }: { modules: readonly AccessRoleModule[] }) => {
  const translate = useTranslate();
  const narrow = useNarrow();
  const rows = useMemo(() => matrixRows(translate), [translate]);
  const enabled = useMemo(() => enabledOf(modules), [modules]);
  const all = rows.flatMap((row) => permissionsIn(row));
  const count = all.filter((permission) => enabled[permission]).length;
  const View = narrow ? AsList : AsTable;
  return (
    <Panel title={translate(`${T}.matrix`)} note={translate(`${T}.chosen`, { count, total: all.length })}>
      <View rows={rows} enabled={enabled} />
    </Panel>
  );
};
