import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { Decided } from '#contract/people/userRequests.ts';
import { ConfirmDialog } from '../../../components/ui/ConfirmDialog.tsx';

/** What became of several requests, where some were refused: each of these with its reason. They stay chosen. */
export const DecidedDialog = ({ results, onClose }: { results: readonly Decided[]; onClose: () => void }) => {
  const translate = useTranslate();
  const refused = results.filter(({ result }) => result === 'refused');
  const done = results.length - refused.length;
  return (
    <ConfirmDialog
      open
      title={translate('users.request.partly', { done, all: results.length })}
      confirmLabel={translate('users.request.close')}
      onConfirm={onClose}
    >
      <Typography variant="body2">
        {translate('users.request.refused', { smart_count: refused.length })}
      </Typography>
      <Box
        component="ul"
        sx={{
          m: 0,
          mt: 1,
          p: 0,
          listStyle: 'none',
          display: 'grid',
          gap: 1.25,
          maxHeight: 320,
          overflowY: 'auto',
        }}
      >
        {refused.map(({ id, name, message }) => (
          <li key={id}>
            <Typography variant="body2" color="textPrimary" sx={{ fontWeight: 600 }}>
              {name ?? id}
            </Typography>
            <Typography variant="body2">{message}</Typography>
          </li>
        ))}
      </Box>
    </ConfirmDialog>
  );
};
