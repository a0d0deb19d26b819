import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { Decided } from '#contract/people/userRequests.ts';
import { ConfirmDialog } from '../../../components/ui/ConfirmDialog.tsx';
import type { Verdict } from './useDecide.ts';

interface DecidedDialogProps {
  verdict: Verdict;
  results: readonly Decided[];
  onClose: () => void;
}

/** What became of requests, where some were refused: each of these with its reason. They stay chosen. */
export const DecidedDialog = ({ verdict, results, onClose }: DecidedDialogProps) => {
  const translate = useTranslate();
  const refused = results.filter(({ result }) => result === 'refused');
  const done = results.length - refused.length;
  const [first] = refused;
  const none = { smart_count: refused.length, name: first?.name ?? first?.id ?? '' };
  // The title names the only one.
  const isAlone = results.length === 1;
  return (
    <ConfirmDialog
      open
      title={
        done === 0
          ? translate(`users.request.none.${verdict}`, none)
          : translate('users.request.partly', { done, all: results.length })
      }
      confirmLabel={translate('users.request.close')}
      onConfirm={onClose}
    >
      {done > 0 && (
        <Typography variant="body2">
          {translate('users.request.refused', { smart_count: refused.length })}
        </Typography>
      )}
      <Box
        component="ul"
        sx={{
          m: 0,
          mt: done > 0 ? 1 : 0,
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
            {!isAlone && (
              <Typography variant="body2" color="textPrimary" sx={{ fontWeight: 600 }}>
                {name ?? id}
              </Typography>
            )}
            <Typography variant="body2">{message}</Typography>
          </li>
        ))}
      </Box>
    </ConfirmDialog>
  );
};
