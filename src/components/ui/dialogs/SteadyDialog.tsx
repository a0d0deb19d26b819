import Dialog, { type DialogProps } from '@mui/material/Dialog';
import { useEffect, useRef } from 'react';

/** What systems take as a double click at most. */
const DOUBLE_CLICK_MS = 500;

interface Props extends DialogProps {
  /** Something was typed in it: only its own buttons close it, neither Escape nor a click beside it. */
  isFilled?: boolean;
}

/**
 * Every dialog of the office. It stays when it was opened by a double click, whose second click falls beside it: that one asks for
 * what the first did, not for the way out.
 */
export const SteadyDialog = ({ open, onClose, isFilled = false, ...props }: Props) => {
  const openedAt = useRef(0);
  useEffect(() => {
    if (open) openedAt.current = performance.now();
  }, [open]);
  const close: DialogProps['onClose'] = (event: Event, reason) => {
    // The time of the click itself: a busy page hears of it late.
    const isSecondClick = event.timeStamp - openedAt.current < DOUBLE_CLICK_MS;
    if (isFilled) return;
    if (reason !== 'backdropClick' || !isSecondClick) onClose?.(event, reason);
  };
  return <Dialog open={open} onClose={close} {...props} />;
};
