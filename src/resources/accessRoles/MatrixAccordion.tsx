import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { SwitchBox } from '../../components/ui/fields/SwitchBox.tsx';
import { fillState, fillTurnsOn, KINDS, type MatrixRow, permissionsIn } from './matrixModel.ts';
import type { Matrix } from './useMatrix.ts';

const T = 'resources.accessRoles';

const ModuleSwitches = ({ matrix, row }: { matrix: Matrix; row: MatrixRow }) => {
  const translate = useTranslate();
  const all = permissionsIn(row);
  const state = fillState(matrix.enabled, all, matrix.mayChange);
  const on = all.filter((permission) => matrix.enabled[permission]).length;
  return (
    <Accordion disableGutters variant="outlined" sx={{ '& + &': { borderTop: 0 } }}>
      <AccordionSummary expandIcon={<ExpandMoreIcon />}>
        <Typography sx={{ flex: 1, fontWeight: 500 }}>{row.name}</Typography>
        <Typography variant="body2" color={on > 0 ? 'primary' : 'textSecondary'} sx={{ pr: 1 }}>
          {translate(`${T}.moduleCount`, { count: on, total: all.length })}
        </Typography>
      </AccordionSummary>
      <AccordionDetails>
        <Stack spacing={0.5} sx={{ alignItems: 'flex-start' }}>
          {KINDS.flatMap((kind) => row.cells[kind]).map(({ permission, name }) => (
            <SwitchBox
              key={permission}
              label={name}
              help={matrix.mayChange(permission) ? undefined : translate(`${T}.notHeld`)}
              disabled={!matrix.mayChange(permission)}
              value={matrix.enabled[permission]}
              onChange={(checked) => matrix.set([permission], checked)}
            />
          ))}
          {all.length > 1 && state !== null && (
            <Button
              size="small"
              onClick={() => matrix.set(all, fillTurnsOn(matrix.enabled, all, matrix.mayChange))}
            >
              {translate(fillTurnsOn(matrix.enabled, all, matrix.mayChange) ? 'common.all' : 'list.clear')}
            </Button>
          )}
        </Stack>
      </AccordionDetails>
    </Accordion>
  );
};

/** The responsibilities on a phone: modules that fold out, with a switch for each responsibility. */
export const MatrixAccordion = ({ matrix, rows }: { matrix: Matrix; rows: readonly MatrixRow[] }) => (
  <div>
    {rows.map((row) => (
      <ModuleSwitches key={row.code} matrix={matrix} row={row} />
    ))}
  </div>
);
