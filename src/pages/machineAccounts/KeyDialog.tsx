import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { ConfirmDialog } from '../../components/ui/ConfirmDialog.tsx';
import { CopyButton } from '../../components/ui/clipboard/CopyButton.tsx';

interface Props {
  name: string;
  secret: string;
  /** What is next, besides. */
  note?: string;
  onClose: () => void;
}

/** Shows a key, this once, to be put into the system. */
export const KeyDialog = ({ name, secret, note, onClose }: Props) => {
  const translate = useTranslate();
  return (
    <ConfirmDialog
      open
      title={translate('machines.keyTitle', { name })}
      confirmLabel={translate('machines.keyKept')}
      onConfirm={onClose}
    >
      <Typography variant="body2">{translate('machines.keyNote')}</Typography>
      <Box
        sx={{
          ...{ display: 'flex', alignItems: 'center', gap: 1, my: 2, p: 1.5 },
          ...{ border: 1, borderColor: 'divider', borderRadius: 1 },
        }}
      >
        <Box
          component="code"
          sx={{
            flex: 1,
            minWidth: 0,
            overflowWrap: 'anywhere',
            color: 'text.primary',
            fontFamily: 'monospace',
            fontSize: 14,
          }}
        >
          {secret}
        </Box>
        <CopyButton value={secret} label={translate('machines.key')} />
      </Box>
      {note && <Typography variant="body2">{note}</Typography>}
    </ConfirmDialog>
  );
};
