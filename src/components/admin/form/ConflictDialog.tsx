import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useMemo, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { formatInstant } from '#domain/dates.ts';
import { DisabledReason } from '../../ui/DisabledReason.tsx';
import { ConflictRow } from './ConflictRow.tsx';
import { useFormSpec, type Values } from './formSpec.tsx';
import { leavesOf, withLeaves } from './leaves.ts';
import { differences, resolved, type Side } from './merge.ts';
import type { Conflict } from './useSave.ts';

interface Props {
  conflict: Conflict;
  onClose: () => void;
  /** Saves the chosen values onto the record as it stands now; answers the errors of a refusal. */
  onResolve: (values: Values) => Promise<Values | undefined>;
}

/** Whose change came in between and what differs; a side is chosen for each field before anything is saved. */
export const ConflictDialog = ({ conflict, onClose, onResolve }: Props) => {
  const translate = useTranslate();
  const { spec, base } = useFormSpec();
  const { reset, setError } = useFormContext();
  const [chosen, setChosen] = useState<Record<string, Side>>({});
  const [busy, setBusy] = useState(false);
  const theirs = spec.toValues(conflict.current);
  const rows = useMemo(
    () =>
      differences(
        leavesOf(spec.toValues(base)),
        leavesOf(spec.toValues(conflict.current)),
        leavesOf(conflict.mine),
      ),
    [spec, base, conflict],
  );
  const leaves = resolved(rows, chosen);
  const { updatedBy, dtimeUpdated } = conflict.current;
  const resolve = async () => {
    if (!leaves) return;
    setBusy(true);
    const merged = withLeaves(theirs, leaves);
    const errors = await onResolve(merged);
    setBusy(false);
    if (!errors) return;
    // Refused for another reason: back to the form with what was chosen, and the reasons.
    onClose();
    reset(merged, { keepDefaultValues: true });
    for (const [path, message] of Object.entries(leavesOf(errors)))
      setError(path, { message: String(message) });
  };
  return (
    <Dialog
      open
      maxWidth="md"
      fullWidth
      aria-labelledby="conflict-title"
      onClose={busy ? undefined : onClose}
    >
      <DialogTitle id="conflict-title">{translate('form.conflictTitle')}</DialogTitle>
      <DialogContent>
        <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
          {translate('form.conflictBy', {
            who: updatedBy ?? translate('form.somebody'),
            when: dtimeUpdated ? formatInstant(new Date(dtimeUpdated)) : '',
          })}
        </Typography>
        <Stack spacing={2}>
          {rows.map((row) => (
            <ConflictRow
              key={row.path}
              row={row}
              chosen={chosen[row.path] ?? row.proposed}
              onChoose={(side) => setChosen({ ...chosen, [row.path]: side })}
            />
          ))}
        </Stack>
        {rows.length === 0 && <Box>{translate('form.conflictNone')}</Box>}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} disabled={busy}>
          {translate('form.backToForm')}
        </Button>
        <DisabledReason reason={leaves ? undefined : translate('form.chooseEach')}>
          <Button variant="contained" loading={busy} onClick={() => void resolve()}>
            {translate('form.saveChosen')}
          </Button>
        </DisabledReason>
      </DialogActions>
    </Dialog>
  );
};
