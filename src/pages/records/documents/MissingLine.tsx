import UploadIcon from '@mui/icons-material/FileUploadOutlined';
import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { LookupText } from '../../../components/admin/LookupText.tsx';
import {
  FieldRemarks,
  useSectionRemarks,
} from '../../../components/admin/records/sections/SectionRemarks.tsx';
import { OutOfView } from '../../../components/admin/viewing/OutOfView.tsx';
import { StatusChip } from '../../../components/ui/StatusChip.tsx';
import { FileButton } from '../../../components/ui/upload/FileButton.tsx';
import { NoThumbnail } from '../../../components/ui/upload/Thumbnail.tsx';
import { DocumentFrame } from './DocumentFrame.tsx';
import { useDocumentActions } from './documentsContext.ts';

/** A required document that is not there yet. */
export const MissingLine = ({ code }: { code: string }) => {
  const translate = useTranslate();
  const { upload } = useDocumentActions();
  const remarks = useSectionRemarks('documents');
  return (
    <DocumentFrame
      title={<LookupText list="documentType" code={code} />}
      picture={<NoThumbnail />}
      chip={<StatusChip tone="warning" label={translate('documents.state.missing')} />}
      actions={
        upload && (
          <OutOfView>
            <FileButton
              kind="document"
              icon={<UploadIcon />}
              label={translate('documents.upload')}
              name={`${translate('documents.upload')}: ${code}`}
              onFiles={(files) => upload(files, code)}
            />
          </OutOfView>
        )
      }
    >
      <Box sx={{ typography: 'caption' }}>
        <FieldRemarks remarks={remarks} field={code} />
      </Box>
    </DocumentFrame>
  );
};
