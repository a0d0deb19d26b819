import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { requiredDocuments } from '#domain/review/requiredDocuments.ts';
import { Panel } from '../../../components/ui/Panel.tsx';
import { DocumentPicker } from '../../records/documents/DocumentPicker.tsx';
import { useDocumentTypes } from '../../records/documents/useDocumentTypes.ts';
import { filesOf } from '../wizard/answers.ts';
import { useWizard } from '../wizard/useWizard.ts';
import { FileList } from './FileList.tsx';
import { StagedLine } from './StagedLine.tsx';
import { useStagedActions } from './stagedContext.ts';
import { WantedLine } from './WantedLine.tsx';

const Required = ({ codes }: { codes: readonly string[] }) => {
  const translate = useTranslate();
  const { answers } = useWizard();
  const { isGone } = useStagedActions();
  const { labelOf } = useDocumentTypes();
  const files = filesOf(answers, null);
  const ofCode = (code: string) => files.filter(({ documentCode }) => documentCode === code);
  const there = codes.filter((code) => ofCode(code).some((file) => !isGone(file))).length;
  return (
    <Panel
      title={translate('documents.required')}
      note={translate('documents.complete', { there, of: codes.length })}
    >
      {there < codes.length && (
        <Alert severity="warning" sx={{ mb: 1 }}>
          {translate('wizardDocuments.later')}
        </Alert>
      )}
      <FileList>
        {codes.flatMap((code) => {
          const found = ofCode(code);
          if (found.length === 0) return [<WantedLine key={code} code={code} label={labelOf(code)} />];
          return found.map((file) => <StagedLine key={file.fileId} file={file} />);
        })}
      </FileList>
    </Panel>
  );
};

/** The documents of the partner: those that are required by its kind of business, and any others. */
export const PartnerDocuments = () => {
  const translate = useTranslate();
  const { answers } = useWizard();
  const { upload } = useStagedActions();
  const { businessEntity } = answers.business;
  const codes = requiredDocuments(typeof businessEntity === 'string' ? businessEntity : null);
  const others = filesOf(answers, null).filter(({ documentCode }) => !codes.includes(documentCode));
  return (
    <>
      <Required codes={codes} />
      <Panel title={translate('documents.others')}>
        {others.length > 0 ? (
          <FileList>
            {others.map((file) => (
              <StagedLine key={file.fileId} file={file} />
            ))}
          </FileList>
        ) : (
          <Typography variant="body2" color="textSecondary">
            {translate('documents.noOthers')}
          </Typography>
        )}
        <Box sx={{ mt: 2 }}>
          <DocumentPicker onFiles={(files, code) => upload(files, code, null)} />
        </Box>
      </Panel>
    </>
  );
};
