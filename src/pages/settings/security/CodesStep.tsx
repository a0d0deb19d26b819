import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { SaveFileButton } from '../../../components/admin/SaveFileButton.tsx';
import { useUser } from '../../../components/shell/useUser.ts';
import { CopyButton } from '../../../components/ui/clipboard/CopyButton.tsx';
import { DeedForm } from './DeedForm.tsx';

const list = {
  m: 0,
  p: 2,
  listStyle: 'none',
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: 1,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  fontFamily: 'monospace',
  fontSize: 15,
  textAlign: 'center',
} as const;

/** Shows recovery codes, this once, with the ways to keep them. */
export const CodesStep = ({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) => {
  const translate = useTranslate();
  const { username } = useUser();
  const text = [translate('settings.fileHead', { name: username }), '', ...codes, ''].join('\n');
  const file = async () => new File([text], `suki-recovery-codes-${username}.txt`, { type: 'text/plain' });
  return (
    <DeedForm
      title={translate('settings.saveTitle')}
      confirmLabel={translate('settings.kept')}
      onSubmit={onDone}
    >
      <Typography variant="body2" color="textSecondary">
        {translate('settings.saveNote')}
      </Typography>
      <Box component="ul" aria-label={translate('settings.codes')} sx={list}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </Box>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <SaveFileButton variant="outlined" label={translate('settings.download')} fetchFile={file} />
        <CopyButton value={codes.join('\n')} label={translate('settings.copyAll')} />
      </Box>
    </DeedForm>
  );
};
