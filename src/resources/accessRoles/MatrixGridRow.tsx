import Stack from '@mui/material/Stack';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import { useTranslate } from 'react-admin';
import { rowKey } from './gridSpots.ts';
import { MatrixCheck } from './MatrixCheck.tsx';
import { fillState, fillTurnsOn, type Kind, type MatrixRow, permissionsIn } from './matrixModel.ts';
import type { Matrix } from './useMatrix.ts';

const T = 'resources.accessRoles';

interface Props {
  row: MatrixRow;
  kinds: readonly Kind[];
  matrix: Matrix;
  grid: { idOf: (key: string) => string; active: string; onFocus: (id: string) => void };
}

/** One module: its head switches the whole row, its cells one responsibility each. */
export const MatrixGridRow = ({ row, kinds, matrix, grid }: Props) => {
  const translate = useTranslate();
  const inRow = permissionsIn(row);
  const state = fillState(matrix.enabled, inRow, matrix.mayChange);
  const notHeld = translate(`${T}.notHeld`);
  return (
    <TableRow hover sx={{ '& > td, & > th': { verticalAlign: 'top', py: 0.75 } }}>
      <TableCell component="th" scope="row">
        <MatrixCheck
          id={grid.idOf(rowKey(row))}
          label={translate(`${T}.fillRow`, { name: row.name })}
          text={row.name}
          checked={state === 'all'}
          indeterminate={state === 'some'}
          reason={state === null ? notHeld : undefined}
          active={grid.active === rowKey(row)}
          onFocus={grid.onFocus}
          onChange={() => matrix.set(inRow, fillTurnsOn(matrix.enabled, inRow, matrix.mayChange))}
        />
      </TableCell>
      {kinds.map((kind) => (
        <TableCell key={kind}>
          <Stack sx={{ alignItems: 'flex-start' }}>
            {row.cells[kind].map(({ permission, name }) => (
              <MatrixCheck
                key={permission}
                id={grid.idOf(permission)}
                label={name}
                text={name}
                checked={matrix.enabled[permission] === true}
                reason={matrix.mayChange(permission) ? undefined : notHeld}
                active={grid.active === permission}
                onFocus={grid.onFocus}
                onChange={(on) => matrix.set([permission], on)}
              />
            ))}
          </Stack>
        </TableCell>
      ))}
    </TableRow>
  );
};
