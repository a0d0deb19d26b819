import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { countText } from '../../../components/ui/numberTexts.ts';
import { type CellEdits, type Conflict, editorOf } from './useCellEdits.ts';

interface ChoiceProps {
  conflicts: readonly Conflict[];
  edits: Pick<CellEdits, 'takeMine' | 'keepTheirs'>;
}

/** The two ways out where somebody else changed a cell first. */
export const ConflictChoice = ({ conflicts, edits: { takeMine, keepTheirs } }: ChoiceProps) => {
  const translate = useTranslate();
  const smart_count = conflicts.length;
  return (
    <>
      <Button size="small" color="inherit" onClick={() => keepTheirs(conflicts)}>
        {translate('imports.conflict.theirs', { smart_count })}
      </Button>
      <Button size="small" color="inherit" onClick={() => takeMine(conflicts)}>
        {translate('imports.conflict.mine', { smart_count })}
      </Button>
    </>
  );
};

interface Props extends ChoiceProps {
  /** Moves to the first of them; absent where none is on this page of rows. */
  onShow?: () => void;
}

/** Says that others changed cells first, so that the own texts were not saved there. */
export const ConflictBar = ({ conflicts, edits, onShow }: Props) => {
  const translate = useTranslate();
  if (conflicts.length === 0) return null;
  const who = [...new Set(conflicts.map(editorOf))].join(', ');
  return (
    <Alert
      severity="warning"
      sx={{
        borderRadius: 0,
        flexWrap: 'wrap',
        // Beside the icon on a phone too.
        '& .MuiAlert-message': { flex: '1 1 14rem' },
        '& .MuiAlert-action': { pl: 0, ml: 'auto', flexWrap: 'wrap' },
      }}
      action={
        <>
          {onShow && (
            <Button size="small" color="inherit" onClick={onShow}>
              {translate('imports.conflict.show')}
            </Button>
          )}
          <ConflictChoice conflicts={conflicts} edits={edits} />
        </>
      }
    >
      {translate('imports.conflict.body', {
        smart_count: conflicts.length,
        count: countText(conflicts.length),
        who,
      })}
    </Alert>
  );
};
