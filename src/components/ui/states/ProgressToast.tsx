import CheckCircleIcon from '@mui/icons-material/CheckCircle';
import CloseIcon from '@mui/icons-material/Close';
import ErrorIcon from '@mui/icons-material/Error';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import LinearProgress from '@mui/material/LinearProgress';
import Paper from '@mui/material/Paper';
import Snackbar from '@mui/material/Snackbar';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useUiTexts } from '../uiTexts.tsx';

interface Props {
  open: boolean;
  title: string;
  message?: string;
  state: 'running' | 'done' | 'failed';
  /** 0 to 100; none shows an indeterminate bar. */
  progress?: number;
  actions?: ReactNode;
  onClose: () => void;
}

const ICONS = {
  running: null,
  done: <CheckCircleIcon color="success" />,
  failed: <ErrorIcon color="error" />,
};

/** Long work in a corner of the page: how far it is, and what to do with its result. Closing it does not end the work. */
export const ProgressToast = ({ open, title, message, state, progress, actions, onClose }: Props) => {
  const texts = useUiTexts();
  return (
    <Snackbar open={open} anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}>
      <Paper elevation={6} role="status" sx={{ p: 2, width: 340, maxWidth: '100%' }}>
        <Stack direction="row" spacing={1.5} sx={{ alignItems: 'flex-start' }}>
          {ICONS[state]}
          <Box sx={{ flex: 1, minWidth: 0 }}>
            <Typography variant="body2" sx={{ fontWeight: 600 }}>
              {title}
            </Typography>
            {message && (
              <Typography variant="body2" color="textSecondary">
                {message}
              </Typography>
            )}
            {state === 'running' && (
              <LinearProgress
                aria-label={title}
                variant={progress === undefined ? 'indeterminate' : 'determinate'}
                value={progress}
                sx={{ mt: 1.5, borderRadius: 1 }}
              />
            )}
            {actions && <Box sx={{ mt: 1, ml: -1.25 }}>{actions}</Box>}
          </Box>
          <IconButton size="small" onClick={onClose} aria-label={texts.close}>
            <CloseIcon fontSize="small" />
          </IconButton>
        </Stack>
      </Paper>
    </Snackbar>
  );
};
