import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { type ReactNode, useId } from 'react';
import { oncePerPress } from './dialogs/oncePerPress.ts';
import { SteadyDialog } from './dialogs/SteadyDialog.tsx';
import { useUiTexts } from './uiTexts.tsx';

interface Props {
  open: boolean;
  title: string;
  children?: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  /** Loses or ends something: the confirming button is red and does not take the focus. */
  destructive?: boolean;
  busy?: boolean;
  /** Nothing can be confirmed as things stand. */
  disabled?: boolean;
  /** Something was typed in it: neither Escape nor a click beside it throws that away. */
  isFilled?: boolean;
  /** Wider than a question needs, for what is shown in it. */
  maxWidth?: 'xs' | 'sm' | 'md';
  onConfirm: () => void;
  /** Left out where there is one way on: every way out of the dialog takes it. */
  onCancel?: () => void;
}

/** Asks before something that cannot be taken back; the safe choice has the focus. */
export const ConfirmDialog = (props: Props) => {
  const { open, title, children, confirmLabel, cancelLabel, destructive, busy, disabled } = props;
  const { isFilled, maxWidth = 'xs', onConfirm, onCancel } = props;
  const texts = useUiTexts();
  const titleId = useId();
  return (
    <SteadyDialog
      open={open}
      isFilled={isFilled}
      onClose={busy ? undefined : (onCancel ?? onConfirm)}
      aria-labelledby={titleId}
      maxWidth={maxWidth}
      fullWidth
    >
      <DialogTitle id={titleId}>{title}</DialogTitle>
      {children && <DialogContent sx={{ color: 'text.secondary' }}>{children}</DialogContent>}
      <DialogActions>
        {onCancel && (
          <Button onClick={onCancel} disabled={busy} autoFocus={destructive}>
            {cancelLabel ?? texts.cancel}
          </Button>
        )}
        <Button
          variant="contained"
          color={destructive ? 'error' : 'primary'}
          // While it goes away it asks nothing any more.
          {...oncePerPress(open ? onConfirm : undefined)}
          loading={busy}
          disabled={disabled}
          autoFocus={!destructive}
        >
          {confirmLabel}
        </Button>
      </DialogActions>
    </SteadyDialog>
  );
};
