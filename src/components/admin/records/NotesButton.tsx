import NotesIcon from '@mui/icons-material/StickyNote2Outlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { HiddenText } from '../../ui/HiddenText.tsx';
import { useNarrow } from '../list/useNarrow.ts';
import { BESIDE_ID } from './BesidePanel.tsx';
import { useBeside } from './besideContext.ts';
import { useRecordShell } from './recordContext.ts';

/** Opens what staff noted beside the record, and closes it again; with how many notes there are. */
export const NotesButton = () => {
  const translate = useTranslate();
  const { summary, isExternal } = useRecordShell();
  const beside = useBeside();
  const isNarrow = useNarrow();
  if (isExternal || !summary) return null;
  const isOpen = beside.part === 'notes';
  const { notes } = summary.counts;
  const name = translate('records.beside.notes');
  return (
    <Button
      variant="outlined"
      aria-expanded={isOpen}
      aria-controls={isOpen ? BESIDE_ID : undefined}
      onClick={() => (isOpen ? beside.close() : beside.open('notes'))}
      sx={{
        minWidth: 0,
        px: 1.25,
        gap: 0.75,
        position: 'relative',
        bgcolor: isOpen ? 'action.selected' : undefined,
      }}
    >
      <NotesIcon fontSize="small" />
      {isNarrow ? <HiddenText>{name}</HiddenText> : name}{' '}
      {Boolean(notes) && (
        <Box
          component="span"
          sx={{ color: 'text.secondary', fontWeight: 500, fontVariantNumeric: 'tabular-nums' }}
        >
          {notes}
        </Box>
      )}
    </Button>
  );
};
