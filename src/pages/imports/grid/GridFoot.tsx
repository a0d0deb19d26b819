import PreviousIcon from '@mui/icons-material/ChevronLeft';
import NextIcon from '@mui/icons-material/ChevronRight';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { countText } from '../../../components/ui/numberTexts.ts';
import { Tip } from '../../../components/ui/Tip.tsx';
import type { CellEdits } from './useCellEdits.ts';
import { PER_PAGE } from './useGridAddress.ts';

interface Props {
  page: number;
  shown: number;
  total: number;
  /** Rows of this page that were fixed and still stand there. */
  fixed: number;
  /** Absent where nothing can be mended. */
  edits: CellEdits | undefined;
  onPage: (page: number) => void;
  onTidy: () => void;
}

const Saving = ({ edits: { failure, isSaving, waiting, flush } }: { edits: CellEdits }) => {
  const translate = useTranslate();
  if (failure !== null) {
    return (
      <Box role="alert" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Typography variant="body2" color="error">
          {translate('imports.grid.notSaved', { smart_count: waiting })} {failure}
        </Typography>
        <Button size="small" variant="outlined" onClick={() => void flush()}>
          {translate('common.retry')}
        </Button>
      </Box>
    );
  }
  return (
    <Typography variant="body2" color="textSecondary" role="status">
      {isSaving ? translate('imports.grid.saving') : translate('imports.grid.saved')}
    </Typography>
  );
};

/** Whether everything typed is kept, which rows of how many are shown, and the way to the others. */
export const GridFoot = ({ page, shown, total, fixed, edits, onPage, onTidy }: Props) => {
  const translate = useTranslate();
  const first = page * PER_PAGE;
  const turn = (label: string, to: number, isOff: boolean, icon: ReactNode) => (
    <Tip title={label}>
      <span>
        <IconButton size="small" aria-label={label} disabled={isOff} onClick={() => onPage(to)}>
          {icon}
        </IconButton>
      </span>
    </Tip>
  );
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 2,
        px: 1.5,
        minHeight: 44,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      {edits && <Saving edits={edits} />}
      {fixed > 0 && (
        <Button size="small" onClick={onTidy}>
          {translate('imports.grid.tidy', { smart_count: fixed })}
        </Button>
      )}
      <Typography
        variant="body2"
        color="textSecondary"
        sx={{ ml: 'auto', fontVariantNumeric: 'tabular-nums' }}
      >
        {translate('imports.grid.range', {
          from: countText(shown === 0 ? 0 : first + 1),
          to: countText(first + shown),
          total: countText(total),
        })}
      </Typography>
      <Box component="nav" aria-label={translate('list.pages')} sx={{ display: 'flex' }}>
        {turn(translate('list.previousPage'), page - 1, page === 0, <PreviousIcon fontSize="small" />)}
        {turn(translate('list.nextPage'), page + 1, first + shown >= total, <NextIcon fontSize="small" />)}
      </Box>
    </Box>
  );
};
