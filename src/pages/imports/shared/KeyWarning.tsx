import Alert from '@mui/material/Alert';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useTranslate } from 'react-admin';
import { countText } from '../../../components/ui/numberTexts.ts';

interface Props {
  /** Headers of the columns that identify a row. */
  columns: readonly string[];
  /** Rows in which they would change; left out where nobody knows. */
  rows?: number;
  isAccepted: boolean;
  onChange: (isAccepted: boolean) => void;
}

/** Warns that a change of many rows changes which record each is about, and asks for a confirmation of its own. */
export const KeyWarning = ({ columns, rows, isAccepted, onChange }: Props) => {
  const translate = useTranslate();
  const names = columns.join(', ');
  return (
    <Alert severity="warning">
      {translate('imports.key.warning', { smart_count: columns.length, columns: names })}
      <FormControlLabel
        control={
          <Checkbox size="small" checked={isAccepted} onChange={(_, isOn) => onChange(isOn)} autoFocus />
        }
        label={
          rows === undefined
            ? translate('imports.key.acceptAll', { columns: names })
            : translate('imports.key.accept', { smart_count: rows, count: countText(rows), columns: names })
        }
        sx={{ display: 'flex', mt: 0.5, ml: 0, color: 'text.primary' }}
      />
    </Alert>
  );
};
