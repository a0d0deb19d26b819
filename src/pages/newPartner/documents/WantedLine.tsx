import UploadIcon from '@mui/icons-material/FileUploadOutlined';
import { useTranslate } from 'react-admin';
import { LookupText } from '../../../components/admin/LookupText.tsx';
import { StatusChip } from '../../../components/ui/StatusChip.tsx';
import { FileButton } from '../../../components/ui/upload/FileButton.tsx';
import { NoThumbnail } from '../../../components/ui/upload/Thumbnail.tsx';
import { DocumentFrame } from '../../records/documents/DocumentFrame.tsx';
import { useStagedActions } from './stagedContext.ts';

/** A required document that is not there yet; several pages of it may come as several files. */
export const WantedLine = ({ code, label }: { code: string; label: string }) => {
  const translate = useTranslate();
  const { upload } = useStagedActions();
  return (
    <DocumentFrame
      title={<LookupText list="documentType" code={code} />}
      picture={<NoThumbnail />}
      chip={<StatusChip tone="warning" label={translate('documents.state.missing')} />}
      actions={
        <FileButton
          kind="document"
          multiple
          icon={<UploadIcon />}
          label={translate('documents.upload')}
          name={`${translate('documents.upload')}: ${label}`}
          onFiles={(files) => upload(files, code, null)}
        />
      }
    />
  );
};
