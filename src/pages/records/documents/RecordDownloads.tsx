import Stack from '@mui/material/Stack';
import { useTranslate } from 'react-admin';
import { useRecordShell } from '../../../components/admin/records/recordContext.ts';
import type { WholeRecord } from '../../../components/admin/records/useWholeRecord.ts';
import { SaveFileButton } from '../../../components/admin/SaveFileButton.tsx';
import { useSukiDataProvider } from '../../../components/admin/useSukiDataProvider.ts';

/** The application form of a partner, and all its documents with those of its stores in one file. */
export const RecordDownloads = ({ record }: { record: WholeRecord }) => {
  const translate = useTranslate();
  const provider = useSukiDataProvider();
  const { can } = useRecordShell();
  if (record.kind !== 'partner' || !can('PM_DOWNLOAD')) return null;
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, justifyContent: { sm: 'flex-end' } }}>
      <SaveFileButton
        variant="outlined"
        label={translate('documents.applicationForm')}
        fetchFile={() => provider.downloadApplicationForm(record.id)}
      />
      <SaveFileButton
        variant="outlined"
        label={translate('documents.downloadAll')}
        fetchFile={() => provider.downloadAllDocuments(record.id)}
      />
    </Stack>
  );
};
