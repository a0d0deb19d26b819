import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { SteadyDialog } from '../../../ui/dialogs/SteadyDialog.tsx';
import { TextBox } from '../../../ui/fields/TextBox.tsx';

interface Props {
  open: boolean;
  title: string;
  name: string;
  taken: readonly string[];
  onSave: (name: string) => void;
  onClose: () => void;
}

/** Asks for the name of a saved view; says when an existing one would be replaced. */
export const ViewNameDialog = ({ open, title, name, taken, onSave, onClose }: Props) => {
  const translate = useTranslate();
  const [typed, setTyped] = useState(name);
  useEffect(() => {
    if (open) setTyped(name);
  }, [open, name]);
  const replaces = taken.some((other) => other.toLowerCase() === typed.trim().toLowerCase());
  return (
    <SteadyDialog open={open} onClose={onClose} maxWidth="xs" fullWidth>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (typed.trim()) onSave(typed);
        }}
      >
        <DialogTitle>{title}</DialogTitle>
        <DialogContent>
          <TextBox
            label={translate('list.viewName')}
            value={typed}
            onChange={setTyped}
            maxLength={60}
            help={replaces ? translate('list.viewReplaced') : translate('list.viewHelp')}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{translate('common.cancel')}</Button>
          <Button type="submit" variant="contained" disabled={!typed.trim()}>
            {translate('common.save')}
          </Button>
        </DialogActions>
      </form>
    </SteadyDialog>
  );
};
