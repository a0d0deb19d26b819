import NotesIcon from '@mui/icons-material/StickyNote2Outlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { BESIDE_ID } from './BesidePanel.tsx';
import { useBeside } from './besideContext.ts';
import { useRecordShell } from './recordContext.ts';

/** Opens what staff noted beside the record, and closes it again; with how many notes there are. */
export const NotesButton = () => {
  const translate = useTranslate();
  const { summary, isExternal } = useRecordShell();
  const beside = useBeside();
  if (isExternal || !summary) return null;
  const isOpen = beside.part === 'notes';
  const { notes } = summary.counts;
  const name = translate('records.beside.notes');
  const label = notes ? `${name} ${notes}` : name;
  return (
    <Button
      variant="outlined"
      aria-label={label}
      aria-expanded={isOpen}
      aria-controls={isOpen ? BESIDE_ID : undefined}
      onClick={() => (isOpen ? beside.close() : beside.open('notes'))}
      sx={{ minWidth: 0, px: 1.25, gap: 0.75, bgcolor: isOpen ? 'action.selected' : undefined }}
    >
      <NotesIcon fontSize="small" />
      <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
        {name}
      </Box>
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
