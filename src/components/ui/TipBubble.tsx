import Box from '@mui/material/Box';
import Grow from '@mui/material/Grow';
import Popper, { type PopperProps } from '@mui/material/Popper';
import { type ReactNode, type RefObject, useEffect } from 'react';

interface Props extends Pick<PopperProps, 'id' | 'placement'> {
  said: ReactNode;
  isOpen: boolean;
  /** What it is about. */
  anchor: RefObject<HTMLElement | null>;
  /** The mouse goes on to it: what it says can be read and marked. */
  onStay: () => void;
  onLeave: () => void;
}

const GAP = '14px';

// The gap is part of it, so that the mouse does not leave it on its way.
const bubble = {
  maxWidth: 300,
  px: 1,
  py: 0.75,
  borderRadius: 1,
  bgcolor: 'text.primary',
  color: 'background.paper',
  typography: 'caption',
  fontWeight: 400,
  overflowWrap: 'break-word',
  '[data-popper-placement*="bottom"] > &': { mt: GAP, transformOrigin: 'center top' },
  '[data-popper-placement*="top"] > &': { mb: GAP, transformOrigin: 'center bottom' },
  '[data-popper-placement*="right"] > &': { ml: GAP, transformOrigin: 'left center' },
  '[data-popper-placement*="left"] > &': { mr: GAP, transformOrigin: 'right center' },
} as const;

/** What a tooltip says, beside its element; the Escape key closes it. */
export const TipBubble = ({ id, said, isOpen, anchor, placement, onStay, onLeave }: Props) => {
  useEffect(() => {
    if (!isOpen) return;
    const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && onLeave();
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [isOpen, onLeave]);
  return (
    <Popper
      id={id}
      open={isOpen}
      anchorEl={() => anchor.current as HTMLElement}
      placement={placement}
      transition
      onMouseOver={onStay}
      onMouseLeave={onLeave}
      sx={{ zIndex: 'tooltip' }}
    >
      {({ TransitionProps }) => (
        <Grow {...TransitionProps} timeout={200}>
          <Box sx={bubble}>{said}</Box>
        </Grow>
      )}
    </Popper>
  );
};
