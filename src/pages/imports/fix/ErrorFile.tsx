import UploadIcon from '@mui/icons-material/FileUploadOutlined';
import Box from '@mui/material/Box';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import type { ImportJob } from '#contract/shapes/importShapes.ts';
import { SaveFileButton } from '../../../components/admin/SaveFileButton.tsx';
import { useFileUploads } from '../../../components/admin/useFileUploads.ts';
import { useSukiDataProvider } from '../../../components/admin/useSukiDataProvider.ts';
import { FileButton } from '../../../components/ui/upload/FileButton.tsx';
import { UploadList } from '../../../components/ui/upload/UploadList.tsx';
import { importKey, refetchRows } from '../shared/importKeys.ts';

/** The rows that wait as a file of their own, to be mended in a spreadsheet and taken back into the same import. */
export const ErrorFile = ({ job: { id } }: { job: ImportJob }) => {
  const translate = useTranslate();
  const provider = useSukiDataProvider();
  const client = useQueryClient();
  const { uploads, add, retry, dismiss, isBusy } = useFileUploads('spreadsheet');
  const send = ([file]: readonly File[]) => {
    if (!file) return;
    add([file], async (one, options) => {
      await provider.uploadImportErrors(id, one, options);
      await client.invalidateQueries({ queryKey: importKey(id) });
      refetchRows(client, id);
    });
  };
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <SaveFileButton
        label={translate('imports.errorFile.download')}
        variant="outlined"
        fetchFile={() => provider.downloadImportErrors(id)}
      />
      <FileButton
        kind="spreadsheet"
        label={translate('imports.errorFile.upload')}
        icon={<UploadIcon />}
        disabled={isBusy}
        onFiles={send}
      />
      <Box sx={{ flexBasis: '100%', '&:empty': { display: 'none' } }}>
        <UploadList uploads={uploads} onRetry={retry} onDismiss={dismiss} />
      </Box>
    </Box>
  );
};
