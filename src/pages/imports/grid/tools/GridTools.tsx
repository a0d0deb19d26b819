import NextProblemIcon from '@mui/icons-material/ErrorOutlineOutlined';
import FindIcon from '@mui/icons-material/FindReplace';
import TakeInIcon from '@mui/icons-material/PlaylistAdd';
import LeaveOutIcon from '@mui/icons-material/PlaylistRemove';
import UndoIcon from '@mui/icons-material/Undo';
import FillIcon from '@mui/icons-material/VerticalAlignBottom';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { QuickSearch } from '../../../../components/ui/QuickSearch.tsx';
import { useDebounced } from '../../../../components/ui/useDebounced.ts';
import type { LeavingTools } from '../useLeaving.ts';
import { Tool } from './Tool.tsx';

interface Props {
  q: string;
  onSearch: (q: string) => void;
  /** Whether columns without problems are left out; absent where there is nothing to leave out. */
  narrowed?: { isOn: boolean; onChange: (isOn: boolean) => void };
  isOpen: boolean;
  /** What taking back would take back; absent where there is nothing of one's own. */
  undoLabel?: string;
  canUndo: boolean;
  onUndo: () => void;
  onFind: () => void;
  onFill: () => void;
  /** Goes to the next cell with a problem; absent where no row has one. */
  onNextProblem?: () => void;
  leaving: LeavingTools;
}

/** What is done with the sheet besides typing: find, replace, fill down, leave rows out, take back. */
export const GridTools = (props: Props) => {
  const { q, onSearch, narrowed, isOpen, undoLabel, canUndo, onUndo, onFind, onFill, leaving } = props;
  const { onNextProblem } = props;
  const translate = useTranslate();
  const { chosen, all } = leaving;
  const isBack = chosen?.isOut === false;
  const [typed, setTyped] = useState(q);
  const debounced = useDebounced(typed.trim());
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what was typed changes the address
  useEffect(() => {
    if (debounced !== q) onSearch(debounced);
  }, [debounced]);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, rowGap: 1, p: 1.5 }}>
      <Box sx={{ flex: '1 1 180px', maxWidth: 320 }}>
        <QuickSearch label={translate('imports.grid.search')} value={typed} onChange={setTyped} />
      </Box>
      {narrowed && (
        <FormControlLabel
          control={
            <Switch size="small" checked={narrowed.isOn} onChange={(_, isOn) => narrowed.onChange(isOn)} />
          }
          label={<Typography variant="body2">{translate('imports.grid.narrow')}</Typography>}
          sx={{ mx: 0, gap: 0.5 }}
        />
      )}
      {onNextProblem && (
        <Button
          size="small"
          startIcon={<NextProblemIcon />}
          // The sheet keeps its selection.
          onMouseDown={(event) => event.preventDefault()}
          onClick={onNextProblem}
          title={`${translate('imports.grid.nextProblem')} (F8)`}
        >
          {translate('imports.grid.nextProblem')}
        </Button>
      )}
      {isOpen && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', ml: 'auto' }}>
          {all && (
            <Button size="small" variant="outlined" loading={all.isPending} onClick={all.run} sx={{ mr: 1 }}>
              {translate('imports.leaveOut.allBack')}
            </Button>
          )}
          <Tool
            label={undoLabel ?? translate('imports.grid.undo')}
            keys="Ctrl+Z"
            disabled={!canUndo}
            onClick={onUndo}
          >
            <UndoIcon fontSize="small" />
          </Tool>
          <Tool label={translate('imports.grid.fill')} keys="Ctrl+D" onClick={onFill}>
            <FillIcon fontSize="small" />
          </Tool>
          <Tool
            label={translate(isBack ? 'imports.leaveOut.rowsBack' : 'imports.leaveOut.rows')}
            disabled={!chosen || chosen.isPending}
            onClick={() => chosen?.run()}
          >
            {isBack ? <TakeInIcon fontSize="small" /> : <LeaveOutIcon fontSize="small" />}
          </Tool>
          <Tool label={translate('imports.find.title')} keys="Ctrl+H" onClick={onFind}>
            <FindIcon fontSize="small" />
          </Tool>
        </Box>
      )}
    </Box>
  );
};
