import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { failedCheckLabel } from '#domain/review/failedCheck.ts';
import { useLanguage } from '../../useLanguage.ts';

interface Props {
  check: { reason: string | null };
  children?: ReactNode;
}

/** Warns that the risk check failed, with the reason that risk gave. */
export const FailedCheckAlert = ({ check: { reason }, children }: Props) => {
  const language = useLanguage();
  return (
    <Alert severity="warning">
      <AlertTitle>{failedCheckLabel[language]}</AlertTitle>
      {reason && <Box sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{reason}</Box>}
      {children && <Box sx={{ mt: reason ? 1 : 0 }}>{children}</Box>}
    </Alert>
  );
};
