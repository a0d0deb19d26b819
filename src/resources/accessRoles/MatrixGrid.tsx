import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { type KeyboardEvent, useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { columnKey, gridSpots } from './gridSpots.ts';
import { MatrixCheck } from './MatrixCheck.tsx';
import { MatrixGridRow } from './MatrixGridRow.tsx';
import { fillState, fillTurnsOn, kindsIn, type MatrixRow, permissionsIn } from './matrixModel.ts';
import { moveInGrid } from './moveInGrid.ts';
import type { Matrix } from './useMatrix.ts';

const T = 'resources.accessRoles';

/** The responsibilities as a grid with one tab stop; arrow keys move between the checkboxes, space switches. */
export const MatrixGrid = ({ matrix, rows }: { matrix: Matrix; rows: readonly MatrixRow[] }) => {
  const translate = useTranslate();
  const prefix = useId();
  const kinds = kindsIn(matrix.rows);
  const spots = gridSpots(rows, kinds);
  const [wanted, setWanted] = useState('');
  const active = spots.some((spot) => spot.key === wanted) ? wanted : (spots[0]?.key ?? '');
  const grid = {
    idOf: (key: string) => `${prefix}-${key}`,
    active,
    onFocus: (id: string) => setWanted(id.slice(prefix.length + 1)),
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const next = moveInGrid(spots, active, event.key);
    if (next === null) return;
    event.preventDefault();
    document.getElementById(grid.idOf(next))?.focus();
  };
  return (
    <TableContainer>
      <Table size="small" role="grid" aria-label={translate(`${T}.matrix`)} onKeyDown={onKeyDown}>
        <TableHead>
          <TableRow>
            <TableCell sx={{ minWidth: 200, '&&': { pl: 5.5 } }}>{translate(`${T}.module`)}</TableCell>
            {kinds.map((kind) => {
              const inColumn = rows.flatMap((row) => permissionsIn(row, [kind]));
              const state = fillState(matrix.enabled, inColumn, matrix.mayChange);
              const name = translate(`${T}.kinds.${kind}`);
              return (
                <TableCell key={kind}>
                  <MatrixCheck
                    id={grid.idOf(columnKey(kind))}
                    label={translate(`${T}.fillColumn`, { name })}
                    text={name}
                    checked={state === 'all'}
                    indeterminate={state === 'some'}
                    reason={state === null ? translate(`${T}.notHeld`) : undefined}
                    active={active === columnKey(kind)}
                    onFocus={grid.onFocus}
                    onChange={() =>
                      matrix.set(inColumn, fillTurnsOn(matrix.enabled, inColumn, matrix.mayChange))
                    }
                  />
                </TableCell>
              );
            })}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row) => (
            <MatrixGridRow key={row.code} row={row} kinds={kinds} matrix={matrix} grid={grid} />
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
};
