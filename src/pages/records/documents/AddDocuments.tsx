import { useTranslate } from 'react-admin';
import { ReviewerNote } from '../../../components/admin/records/ReviewerNote.tsx';
import { Panel } from '../../../components/ui/Panel.tsx';
import { DocumentPicker } from './DocumentPicker.tsx';
import { useDocumentActions } from './documentsContext.ts';

/** Asks for more documents of the record. */
export const AddDocuments = () => {
  const translate = useTranslate();
  const { upload } = useDocumentActions();
  return (
    <Panel title={translate('documents.add')}>
      <ReviewerNote sx={{ mb: 2 }} />
      <DocumentPicker onFiles={(files, code) => upload?.(files, code)} />
    </Panel>
  );
};
