import Tooltip, { type TooltipProps } from '@mui/material/Tooltip';
import { TOOLTIP_DELAY_MS } from '#domain/delays.ts';

/** A tooltip after 300 ms; a control that may be disabled stays reachable through a span around it. */
export const Tip = ({ children, title, ...rest }: Omit<TooltipProps, 'enterDelay'>) => (
  <Tooltip
    title={title}
    enterDelay={TOOLTIP_DELAY_MS}
    enterNextDelay={TOOLTIP_DELAY_MS}
    describeChild
    {...rest}
  >
    {children}
  </Tooltip>
);
