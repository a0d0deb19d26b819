import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { DisabledReason } from '../../ui/DisabledReason.tsx';
import { oncePerPress } from '../../ui/dialogs/oncePerPress.ts';
import { SteadyDialog } from '../../ui/dialogs/SteadyDialog.tsx';
import { ConflictRow } from './ConflictRow.tsx';
import { type Difference, resolved, type Side } from './differences.ts';
import type { Leaves } from './leaves.ts';

interface Props {
  title: string;
  intro: string;
  rows: readonly Difference[];
  noteOf?: (row: Difference) => string;
  confirmLabel: string;
  busy?: boolean;
  onClose: () => void;
  /** Takes the chosen value of every field by its path. */
  onConfirm: (chosen: Leaves) => void;
}

/** Two sides of a record field by field; a side is chosen for each before anything happens. */
export const SidesDialog = (props: Props) => {
  const { title, intro, rows, noteOf, confirmLabel, busy = false, onClose, onConfirm } = props;
  const translate = useTranslate();
  const titleId = useId();
  const [chosen, setChosen] = useState<Record<string, Side>>({});
  const leaves = resolved(rows, chosen);
  return (
    <SteadyDialog open maxWidth="md" fullWidth aria-labelledby={titleId} onClose={busy ? undefined : onClose}>
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent>
        <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
          {intro}
        </Typography>
        <Stack spacing={2}>
          {rows.map((row) => (
            <ConflictRow
              key={row.path}
              row={row}
              note={noteOf?.(row)}
              chosen={chosen[row.path] ?? row.proposed}
              onChoose={(side) => setChosen({ ...chosen, [row.path]: side })}
            />
          ))}
        </Stack>
        {rows.length === 0 && translate('form.conflictNone')}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} disabled={busy}>
          {translate('form.backToForm')}
        </Button>
        <DisabledReason reason={leaves ? undefined : translate('form.chooseEach')}>
          <Button variant="contained" loading={busy} {...oncePerPress(() => leaves && onConfirm(leaves))}>
            {confirmLabel}
          </Button>
        </DisabledReason>
      </DialogActions>
    </SteadyDialog>
  );
};
