import GripIcon from '@mui/icons-material/DragIndicator';
import DownIcon from '@mui/icons-material/KeyboardArrowDown';
import UpIcon from '@mui/icons-material/KeyboardArrowUp';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import type { DOMAttributes, KeyboardEvent } from 'react';

export interface GripTexts {
  /** Of the grip: how it is used, with the name of the row. */
  grip: (name: string) => string;
  up: (name: string) => string;
  down: (name: string) => string;
}

type Step = -1 | 1 | 'first' | 'last';

interface Props
  extends Pick<
    DOMAttributes<HTMLElement>,
    'onPointerDown' | 'onPointerMove' | 'onPointerUp' | 'onPointerCancel'
  > {
  id: string;
  name: string;
  texts: GripTexts;
  isFirst: boolean;
  isLast: boolean;
  /** `hasGrip`: it came from the grip, which keeps the focus. */
  onStep: (step: Step, hasGrip: boolean) => void;
  onEscape: () => void;
}

const KEYS: Readonly<Record<string, Step>> = { ArrowUp: -1, ArrowDown: 1, Home: 'first', End: 'last' };

/** What a row is moved by: a grip to drag or to use with the arrow keys, and two buttons for those who can do neither. */
export const Grip = (props: Props) => {
  const { id, name, texts, isFirst, isLast, onStep, onEscape, ...pointer } = props;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onEscape();
    const step = KEYS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    onStep(step, true);
  };
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', flexShrink: 0 }}>
      <IconButton
        size="small"
        data-grip={id}
        aria-label={texts.grip(name)}
        onKeyDown={onKeyDown}
        {...pointer}
        disableRipple
        sx={{
          cursor: 'grab',
          touchAction: 'none',
          color: 'text.secondary',
          '&:active': { cursor: 'grabbing' },
        }}
      >
        <GripIcon fontSize="small" />
      </IconButton>
      <Box sx={{ display: 'flex', flexDirection: 'column' }}>
        <IconButton
          size="small"
          aria-label={texts.up(name)}
          disabled={isFirst}
          onClick={() => onStep(-1, false)}
          sx={{ p: 0, width: 28, height: 24 }}
        >
          <UpIcon fontSize="small" />
        </IconButton>
        <IconButton
          size="small"
          aria-label={texts.down(name)}
          disabled={isLast}
          onClick={() => onStep(1, false)}
          sx={{ p: 0, width: 28, height: 24 }}
        >
          <DownIcon fontSize="small" />
        </IconButton>
      </Box>
    </Box>
  );
};
