import IconButton from '@mui/material/IconButton';
import type { ReactNode } from 'react';
import { Tip } from '../../../../components/ui/Tip.tsx';

interface Props {
  label: string;
  /** How it is done from the keyboard, where there is a shorter way than to come here. */
  keys?: string;
  disabled?: boolean;
  onClick: () => void;
  children: ReactNode;
}

/** One tool of the sheet. */
export const Tool = ({ label, keys, disabled, onClick, children }: Props) => (
  <Tip title={keys ? `${label} (${keys})` : label}>
    <span>
      <IconButton
        size="small"
        aria-label={label}
        disabled={disabled}
        // The sheet keeps its selection and the focus.
        onMouseDown={(event) => event.preventDefault()}
        onClick={onClick}
      >
        {children}
      </IconButton>
    </span>
  </Tip>
);
