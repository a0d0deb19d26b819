import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import { Tip } from '../../components/ui/Tip.tsx';

interface Props {
  id: string;
  label: string;
  /** Shown beside the box; without it the label is for screen readers only. */
  text?: string;
  checked: boolean;
  indeterminate?: boolean;
  /** Why it cannot be changed. It stays focusable, so that the reason can be read. */
  reason?: string;
  active: boolean;
  onFocus: (id: string) => void;
  onChange: (on: boolean) => void;
}

/** One checkbox of the grid; only the active one is a tab stop. */
export const MatrixCheck = (props: Props) => {
  const { id, label, text, checked, indeterminate, reason, active, onFocus, onChange } = props;
  return (
    <Tip title={reason ?? ''}>
      <Box
        component="label"
        sx={{
          display: 'inline-flex',
          alignItems: 'center',
          gap: 0.5,
          cursor: reason ? 'not-allowed' : 'pointer',
          color: reason ? 'text.disabled' : 'text.primary',
          typography: 'body2',
        }}
      >
        <Checkbox
          size="small"
          checked={checked}
          indeterminate={indeterminate}
          onFocus={() => onFocus(id)}
          onChange={(_, on) => {
            if (!reason) onChange(on);
          }}
          sx={{ p: 0.5, opacity: reason ? 0.45 : 1 }}
          slotProps={{
            input: {
              id,
              tabIndex: active ? 0 : -1,
              'aria-label': label,
              'aria-disabled': reason ? true : undefined,
            },
          }}
        />
        {text}
      </Box>
    </Tip>
  );
};
