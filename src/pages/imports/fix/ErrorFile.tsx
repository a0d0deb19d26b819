import UploadIcon from '@mui/icons-material/FileUploadOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'react-admin';
import type { ImportJob } from '#contract/shapes/importShapes.ts';
import { SaveFileButton } from '../../../components/admin/SaveFileButton.tsx';
import { useFileUploads } from '../../../components/admin/useFileUploads.ts';
import { useSukiDataProvider } from '../../../components/admin/useSukiDataProvider.ts';
import { countText } from '../../../components/ui/numberTexts.ts';
import { FileButton } from '../../../components/ui/upload/FileButton.tsx';
import { UploadList } from '../../../components/ui/upload/UploadList.tsx';
import { refetchRows, takeImport } from '../shared/importKeys.ts';
import { standing } from '../shared/standing.ts';

/** What became of the rows that waited, as the text that tells of it and how many it counts. */
const told = (before: ImportJob, after: ImportJob): { word: string; of: number } => {
  const { waiting } = standing(after);
  const fixed = standing(before).waiting - waiting;
  if (after.status === 'checking') return { word: 'checking', of: 0 };
  if (fixed <= 0) return { word: 'noneFixed', of: waiting };
  return { word: waiting === 0 ? 'allFixed' : 'someFixed', of: fixed };
};

/** The rows that wait as a file of their own, to be mended in a spreadsheet and taken back into the same import. */
export const ErrorFile = ({ job }: { job: ImportJob }) => {
  const { id } = job;
  const notify = useNotify();
  const translate = useTranslate();
  const provider = useSukiDataProvider();
  const client = useQueryClient();
  const { uploads, add, retry, dismiss, isBusy } = useFileUploads('spreadsheet');
  const send = ([file]: readonly File[]) => {
    if (!file) return;
    add([file], async (one, options) => {
      const taken = await provider.uploadImportErrors(id, one, options);
      takeImport(client, taken);
      refetchRows(client, id);
      const { word, of } = told(job, taken);
      const messageArgs = { smart_count: of, count: countText(of), left: countText(standing(taken).waiting) };
      notify(`imports.errorFile.${word}`, { type: 'info', messageArgs });
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
      {job.errorFileConflicts > 0 && (
        <Typography variant="body2" role="status" sx={{ flexBasis: '100%', color: 'warning.main' }}>
          {translate('imports.errorFile.conflicts', { smart_count: job.errorFileConflicts })}
        </Typography>
      )}
      <Box sx={{ flexBasis: '100%', '&:empty': { display: 'none' } }}>
        <UploadList uploads={uploads} onRetry={retry} onDismiss={dismiss} />
      </Box>
    </Box>
  );
};
