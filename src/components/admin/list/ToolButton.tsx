import Button from '@mui/material/Button';
import type { MouseEventHandler, ReactNode } from 'react';

interface Props {
  icon: ReactNode;
  label: string;
  menuOpen?: boolean;
  disabled?: boolean;
  onClick: MouseEventHandler<HTMLElement>;
}

/** A quiet button of the list's toolbar; narrow screens show its icon only. */
export const ToolButton = ({ icon, label, menuOpen, disabled, onClick }: Props) => (
  <Button
    size="small"
    color="inherit"
    disabled={disabled}
    onClick={onClick}
    aria-label={label}
    aria-haspopup={menuOpen === undefined ? 'dialog' : 'true'}
    aria-expanded={menuOpen}
    sx={{ color: 'text.secondary', minWidth: 36, '& > span': { display: { xs: 'none', md: 'inline' } } }}
  >
    {icon}
    <span style={{ marginInlineStart: 6 }}>{label}</span>
  </Button>
);
