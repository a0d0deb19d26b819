import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import type { ImportJob } from '#contract/shapes/importShapes.ts';
import { importKinds } from '#domain/importJobs/importKinds.ts';
import { countText } from '../../../components/ui/numberTexts.ts';
import { ImportMovedDialog } from '../shared/ImportMovedDialog.tsx';
import { PreviewRows } from './PreviewRows.tsx';
import { useMapping } from './useMapping.ts';

const SheetSelect = ({ job, onChoose }: { job: ImportJob; onChoose: (sheet: string) => void }) => {
  const translate = useTranslate();
  if (job.sheets.length < 2) return null;
  return (
    <TextField
      select
      label={translate('imports.match.sheet')}
      value={job.sheet ?? ''}
      onChange={({ target }) => onChoose(target.value)}
      sx={{ maxWidth: 360 }}
    >
      {job.sheets.map(({ name, rows, isHidden }) => (
        <MenuItem key={name} value={name}>
          {name} ({translate('imports.rows', { smart_count: rows, count: countText(rows) })}
          {isHidden && <>, {translate('imports.match.hidden')}</>})
        </MenuItem>
      ))}
    </TextField>
  );
};

/** Which sheet, and which of its rows holds the headers: shown as they stand in the file. */
export const SheetChoice = ({ job }: { job: ImportJob }) => {
  const translate = useTranslate();
  const { map, isPending, hasMoved, reload } = useMapping(job);
  const isDropped = importKinds[job.kind].dropsFile === true;
  const hidden = job.sheets.filter(({ isHidden }) => isHidden).length;
  return (
    <Stack spacing={1.5}>
      {isDropped ? (
        <Alert severity="info">{translate('imports.match.dropped')}</Alert>
      ) : (
        <SheetSelect job={job} onChoose={(sheet) => map({ sheet })} />
      )}
      {hidden > 0 && (
        <Alert severity="info">{translate('imports.match.hiddenSheets', { smart_count: hidden })}</Alert>
      )}
      <Box sx={{ opacity: isPending ? 0.6 : 1 }}>
        <PreviewRows
          job={job}
          disabled={isPending || isDropped}
          onChoose={(headerRow) => map({ headerRow })}
        />
      </Box>
      {hasMoved && <ImportMovedDialog job={job} onReload={reload} />}
    </Stack>
  );
};
