import FindIcon from '@mui/icons-material/FindReplace';
import TakeInIcon from '@mui/icons-material/PlaylistAdd';
import LeaveOutIcon from '@mui/icons-material/PlaylistRemove';
import UndoIcon from '@mui/icons-material/Undo';
import FillIcon from '@mui/icons-material/VerticalAlignBottom';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { QuickSearch } from '../../../components/ui/QuickSearch.tsx';
import { Tip } from '../../../components/ui/Tip.tsx';
import { useSettled } from '../../../components/ui/useSettled.ts';

interface Props {
  q: string;
  onSearch: (q: string) => void;
  /** Whether columns without problems are left out; absent where there is nothing to leave out. */
  narrowed?: { isOn: boolean; onChange: (isOn: boolean) => void };
  isOpen: boolean;
  canUndo: boolean;
  onUndo: () => void;
  onFind: () => void;
  onFill: () => void;
  /** What would be done with the chosen rows; absent while none is chosen that may be left out or taken in. */
  leaving?: { isOut: boolean; isPending: boolean; onLeave: () => void };
}

const Tool = (props: {
  label: string;
  /** How it is done from the keyboard, where there is a shorter way than to come here. */
  keys?: string;
  disabled?: boolean;
  onClick: () => void;
  children: ReactNode;
}) => (
  <Tip title={props.keys ? `${props.label} (${props.keys})` : props.label}>
    <span>
      <IconButton
        size="small"
        aria-label={props.label}
        disabled={props.disabled}
        // The sheet keeps its selection and the focus.
        onMouseDown={(event) => event.preventDefault()}
        onClick={props.onClick}
      >
        {props.children}
      </IconButton>
    </span>
  </Tip>
);

/** What is done with the sheet besides typing: find, replace, fill down, leave rows out, take back. */
export const GridTools = (props: Props) => {
  const { q, onSearch, narrowed, isOpen, canUndo, onUndo, onFind, onFill, leaving } = props;
  const translate = useTranslate();
  const [typed, setTyped] = useState(q);
  const settled = useSettled(typed.trim());
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what was typed changes the address
  useEffect(() => {
    if (settled !== q) onSearch(settled);
  }, [settled]);
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
      {isOpen && (
        <Box sx={{ display: 'flex', ml: 'auto' }}>
          <Tool label={translate('imports.grid.undo')} keys="Ctrl+Z" disabled={!canUndo} onClick={onUndo}>
            <UndoIcon fontSize="small" />
          </Tool>
          <Tool label={translate('imports.grid.fill')} keys="Ctrl+D" onClick={onFill}>
            <FillIcon fontSize="small" />
          </Tool>
          <Tool
            label={translate(
              leaving?.isOut === false ? 'imports.leaveOut.rowsBack' : 'imports.leaveOut.rows',
            )}
            disabled={!leaving || leaving.isPending}
            onClick={() => leaving?.onLeave()}
          >
            {leaving?.isOut === false ? <TakeInIcon fontSize="small" /> : <LeaveOutIcon fontSize="small" />}
          </Tool>
          <Tool label={translate('imports.find.title')} keys="Ctrl+H" onClick={onFind}>
            <FindIcon fontSize="small" />
          </Tool>
        </Box>
      )}
    </Box>
  );
};
