import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useController } from 'react-hook-form';
import { SignatureButton } from '../../../components/admin/SignatureButton.tsx';
import { useFileUploads } from '../../../components/admin/useFileUploads.ts';
import { useSukiDataProvider } from '../../../components/admin/useSukiDataProvider.ts';
import { useField } from '../../../components/ui/fields/Fields.tsx';
import { Dropzone } from '../../../components/ui/upload/Dropzone.tsx';
import { UploadList } from '../../../components/ui/upload/UploadList.tsx';

/** The picture of a signature: chosen, looked at, changed for another or left out. It goes up at once, and is kept with what is asked for. */
export const SignatureInput = ({ source }: { source: string }) => {
  const translate = useTranslate();
  const provider = useSukiDataProvider();
  const { label, name } = useField(source);
  const { field, fieldState } = useController({ name });
  const { uploads, add, retry, dismiss, isBusy } = useFileUploads('signature');
  const fileId = field.value as string | null;
  const choose = (files: readonly File[]) =>
    add(files.slice(0, 1), async (file, options) => {
      const sent = await provider.uploadSignature(file, options);
      field.onChange(sent.fileId);
    });
  return (
    <Stack spacing={1.5}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1 }}>
        <Typography variant="body2" sx={{ fontWeight: 500 }}>
          {label}
        </Typography>
        {fileId === null ? (
          <Typography variant="body2" color="textSecondary">
            {translate('reportSettings.signature.none')}
          </Typography>
        ) : (
          <>
            <SignatureButton id={fileId} label={translate('reportSettings.signature.show')} />
            <Button size="small" color="inherit" onClick={() => field.onChange(null)}>
              {translate('reportSettings.signature.leaveOut')}
            </Button>
          </>
        )}
      </Box>
      <Dropzone kind="signature" label={label} disabled={isBusy} onFiles={choose} />
      <UploadList uploads={uploads} onRetry={retry} onDismiss={dismiss} />
      <Typography
        variant="caption"
        role={fieldState.error ? 'alert' : undefined}
        color={fieldState.error ? 'error' : 'textSecondary'}
      >
        {fieldState.error?.message ?? translate('reportSettings.signature.help')}
      </Typography>
    </Stack>
  );
};
