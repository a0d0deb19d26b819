import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { AccessDone } from '#contract/people/userAccess.ts';
import { ConfirmDialog } from '../../../components/ui/ConfirmDialog.tsx';
import { useAccessWords } from './useAccessWords.ts';

interface Props {
  name: string;
  preview: AccessDone;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Says in words what a change does before it is made. */
export const PreviewDialog = ({ name, preview, onConfirm, onCancel }: Props) => {
  const translate = useTranslate();
  const words = useAccessWords();
  return (
    <ConfirmDialog
      open
      title={translate('changeAccess.confirmTitle', { name })}
      confirmLabel={translate('changeAccess.confirm')}
      destructive={preview.signsOut}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1 }}>
        {words(preview, false).map((line) => (
          <Typography key={line} component="li" variant="body2">
            {line}
          </Typography>
        ))}
      </Box>
    </ConfirmDialog>
  );
};
