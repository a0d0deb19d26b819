import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import { useId, useMemo, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import type { Cells } from '../../../../components/ui/clipboard/WithCells.tsx';
import { SteadyDialog } from '../../../../components/ui/dialogs/SteadyDialog.tsx';
import { TextBox } from '../../../../components/ui/fields/TextBox.tsx';
import { emptyBranch } from '../../wizard/answers.ts';
import { useWizard } from '../../wizard/useWizard.ts';
import { addBranches, MOST_BRANCHES } from '../editBranches.ts';
import { PastedList } from './PastedList.tsx';
import { parsePasted } from './parsePasted.ts';

// However much is pasted, what was found stays in sight below it.
const longText = { '& textarea': { maxHeight: 180, overflowY: 'auto !important' } };

/** The stores that the typed text names, and why they cannot be added. */
const usePasted = (readCells: Cells['readCells'], text: string, areDoublesOut: boolean) => {
  const translate = useTranslate();
  const { branches } = useWizard().answers;
  const stores = useMemo(
    () =>
      parsePasted(
        readCells(text),
        branches.map(({ merchantName }) => merchantName),
      ),
    [readCells, text, branches],
  );
  const doubles = stores.filter(({ isDouble }) => isDouble).length;
  const wanted = areDoublesOut ? stores.filter(({ isDouble }) => !isDouble) : stores;
  const room = MOST_BRANCHES - branches.length;
  const tooMany = translate('branches.several.tooMany', { most: MOST_BRANCHES, room });
  const none = translate(`branches.several.${stores.length > 0 ? 'onlyDoubles' : 'nothing'}`);
  const refusal = wanted.length > room ? tooMany : wanted.length === 0 ? none : null;
  return { stores, wanted, doubles, refusal, isTooMany: wanted.length > room };
};

interface Props extends Pick<Cells, 'readCells'> {
  onClose: () => void;
}

/** Adds stores by their names, typed or pasted from a spreadsheet. */
export const AddSeveralDialog = ({ onClose, readCells }: Props) => {
  const translate = useTranslate();
  const titleId = useId();
  const notify = useNotify();
  const { change } = useWizard();
  const [text, setText] = useState('');
  const [areDoublesOut, setDoublesOut] = useState(true);
  const [isTried, setTried] = useState(false);
  const { stores, wanted, doubles, refusal, isTooMany } = usePasted(readCells, text, areDoublesOut);
  const add = () => {
    setTried(true);
    if (refusal) return;
    change(
      addBranches(
        wanted.map(({ merchantName, tinNumber, contactNumber }) =>
          emptyBranch({ merchantName, tinNumber, contactNumber }),
        ),
      ),
    );
    notify('branches.several.added', { type: 'success', messageArgs: { smart_count: wanted.length } });
    onClose();
  };
  return (
    <SteadyDialog open fullWidth maxWidth="sm" aria-labelledby={titleId} onClose={onClose}>
      <DialogTitle id={titleId}>{translate('branches.several.title')}</DialogTitle>
      <DialogContent>
        <Stack spacing={2}>
          <Box sx={longText}>
            <TextBox
              label={translate('branches.several.label')}
              help={translate('branches.several.help')}
              rows={7}
              value={text}
              onChange={setText}
              autoFocus
            />
          </Box>
          {doubles > 0 && (
            <FormControlLabel
              label={translate('branches.several.leaveOut', { count: doubles })}
              control={
                <Checkbox
                  size="small"
                  checked={areDoublesOut}
                  onChange={(_, isOut) => setDoublesOut(isOut)}
                />
              }
            />
          )}
          {stores.length > 0 && <PastedList stores={stores} />}
          {refusal && (isTried || isTooMany) && <Alert severity="error">{refusal}</Alert>}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('common.cancel')}</Button>
        <Button variant="contained" onClick={add}>
          {translate('branches.several.add', { smart_count: wanted.length })}
        </Button>
      </DialogActions>
    </SteadyDialog>
  );
};
