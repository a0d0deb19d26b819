import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { ImportColumn, ImportJob, ImportRow } from '#contract/shapes/importShapes.ts';
import { StatusChip } from '../../../components/ui/StatusChip.tsx';
import { ValueChoice } from '../fix/ValueChoice.tsx';
import { ConflictChoice } from './ConflictBar.tsx';
import { changeAt, mayEdit, problemsAt } from './problemsOfRow.ts';
import { type CellEdits, editorOf } from './useCellEdits.ts';

interface Props {
  job: ImportJob;
  row: ImportRow | undefined;
  column: ImportColumn | undefined;
  isOpen: boolean;
  edits: CellEdits;
  onText: (text: string) => void;
  onEdit: () => void;
}

const frame = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 1.5,
  rowGap: 0.75,
  minHeight: 52,
  px: 1.5,
  py: 1,
  borderBottom: 1,
  borderColor: 'divider',
} as const;

/** The cell at hand in words: where it is, what is wrong with it, and what would do instead. */
export const CellBar = ({ job, row, column, isOpen, edits, onText, onEdit }: Props) => {
  const translate = useTranslate();
  if (!row || !column) {
    return (
      <Box sx={frame}>
        <Typography variant="body2" color="textSecondary">
          {translate(isOpen ? 'imports.grid.hint' : 'imports.grid.hintClosed')}
        </Typography>
      </Box>
    );
  }
  const conflict = edits.conflictAt(row.row, column.index);
  const problems = problemsAt(row, column.index);
  const original = row.cells[column.index]?.original;
  const change = changeAt(row, column);
  const mayMend = isOpen && mayEdit(row);
  const suggestion = problems.find((one) => one.suggestion !== null)?.suggestion;
  const offered = suggestion ? [suggestion] : problems.flatMap(({ readings }) => readings);
  return (
    <Box sx={frame} role="status">
      <Typography variant="body2" sx={{ fontWeight: 600 }}>
        {translate('imports.grid.cell', { row: row.row, column: column.header })}
      </Typography>
      {conflict && (
        <Box
          component="span"
          sx={{ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.75 }}
        >
          <StatusChip tone="warning" label={translate('imports.conflict.label')} />
          <Typography variant="body2">
            {translate('imports.conflict.atCell', {
              who: editorOf(conflict),
              theirs: conflict.text || translate('imports.empty'),
              mine: conflict.mine || translate('imports.empty'),
            })}
          </Typography>
          <Box sx={{ display: 'flex' }}>
            <ConflictChoice conflicts={[conflict]} edits={edits} />
          </Box>
        </Box>
      )}
      {problems.map(({ code, message, isWarning }) => (
        <Box key={code} component="span" sx={{ display: 'inline-flex', gap: 0.75, minWidth: 0 }}>
          <StatusChip
            tone={isWarning ? 'warning' : 'error'}
            label={translate(isWarning ? 'imports.warning' : 'imports.error')}
          />
          <Typography variant="body2">{message}</Typography>
        </Box>
      ))}
      {problems.length === 0 && original !== undefined && (
        <Typography variant="body2" color="textSecondary">
          {translate('imports.grid.was', { text: original || translate('imports.empty') })}
        </Typography>
      )}
      {change && (
        <Typography variant="body2" color="textSecondary">
          {translate('imports.grid.changes', {
            before: change.before || translate('imports.empty'),
            after: change.after || translate('imports.empty'),
          })}
        </Typography>
      )}
      {mayMend && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, ml: { sm: 'auto' } }}>
          {offered.map((text) => (
            <Button key={text} size="small" variant="contained" onClick={() => onText(text)}>
              {translate('imports.use', { text })}
            </Button>
          ))}
          {problems.length > 0 && column.field && (
            <ValueChoice
              job={job}
              field={column.field}
              label={translate('imports.choose')}
              onChoose={onText}
            />
          )}
          <Button size="small" onClick={onEdit}>
            {translate('imports.grid.edit')}
          </Button>
        </Box>
      )}
    </Box>
  );
};
