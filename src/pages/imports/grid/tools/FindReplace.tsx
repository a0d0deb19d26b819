import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { ImportJob } from '#contract/shapes/importShapes.ts';
import { ConfirmDialog } from '../../../../components/ui/ConfirmDialog.tsx';
import { TextBox } from '../../../../components/ui/fields/TextBox.tsx';
import { useReplace } from '../../fix/useReplace.ts';
import { KeyWarning } from '../../shared/KeyWarning.tsx';
import { keyColumnsOf } from '../problemsOfRow.ts';

interface Props {
  job: ImportJob;
  /** The column that was at hand, by its place in the file. */
  column: number;
  text: string;
  /** The last edit that the rows on the page were read with. */
  seen: number;
  onClose: () => void;
}

/** Finds a text in a column of the whole import, in the rows that nothing came of yet, and replaces it. */
export const FindReplace = ({ job, column: first, text, seen, onClose }: Props) => {
  const translate = useTranslate();
  const { replace, isPending } = useReplace(job.id);
  const [column, setColumn] = useState(first);
  const [from, setFrom] = useState(text);
  const [to, setTo] = useState('');
  const [part, setPart] = useState(false);
  const [isAccepted, setAccepted] = useState(false);
  const isKey = keyColumnsOf(job).has(column);
  const header = job.columns.find(({ index }) => index === column)?.header ?? '';
  return (
    <ConfirmDialog
      open
      busy={isPending}
      disabled={(part && from === '') || from === to || (isKey && !isAccepted)}
      title={translate('imports.find.title')}
      confirmLabel={translate('imports.find.confirm')}
      onConfirm={() => replace({ column, from, to, part, seen }, { onSettled: onClose })}
      onCancel={onClose}
    >
      <Stack spacing={2} sx={{ pt: 1 }}>
        <TextField
          select
          label={translate('imports.find.column')}
          value={column}
          onChange={({ target }) => {
            setColumn(Number(target.value));
            setAccepted(false);
          }}
        >
          {job.columns.map(({ index, header }) => (
            <MenuItem key={index} value={index}>
              {header || translate('imports.match.noHeader')}
            </MenuItem>
          ))}
        </TextField>
        <TextBox
          label={translate('imports.find.from')}
          help={part ? undefined : translate('imports.find.emptyHelp')}
          value={from}
          onChange={setFrom}
          maxLength={4000}
        />
        <TextBox label={translate('imports.find.to')} value={to} onChange={setTo} maxLength={4000} />
        {isKey && <KeyWarning columns={[header]} isAccepted={isAccepted} onChange={setAccepted} />}
        <FormControlLabel
          control={<Checkbox checked={part} onChange={(_, isOn) => setPart(isOn)} />}
          label={translate('imports.find.part')}
        />
      </Stack>
    </ConfirmDialog>
  );
};
