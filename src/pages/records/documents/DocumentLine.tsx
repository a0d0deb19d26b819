import ReplaceIcon from '@mui/icons-material/FileUploadOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { DocumentRow } from '#contract/shapes/documentRow.ts';
import { hasThumbnail } from '#domain/files/thumbnail.ts';
import { LookupText } from '../../../components/admin/LookupText.tsx';
import {
  FieldRemarks,
  useSectionRemarks,
} from '../../../components/admin/records/sections/SectionRemarks.tsx';
import { whoText } from '../../../components/admin/records/whoText.ts';
import { SaveFileButton } from '../../../components/admin/SaveFileButton.tsx';
import { OutOfView } from '../../../components/admin/viewing/OutOfView.tsx';
import { Ago } from '../../../components/shell/Ago.tsx';
import { StatusChip } from '../../../components/ui/StatusChip.tsx';
import { FileButton } from '../../../components/ui/upload/FileButton.tsx';
import { Thumbnail } from '../../../components/ui/upload/Thumbnail.tsx';
import { DocumentFrame } from './DocumentFrame.tsx';
import { useDocumentActions } from './documentsContext.ts';
import { sizeText } from './sizeText.ts';

const Meta = ({ document }: { document: DocumentRow }) => {
  const { size, createdBy, dtimeCreated, disabledBy, dtimeDisabled } = document;
  const translate = useTranslate();
  return (
    <Typography variant="caption" color="textSecondary" component="div">
      {sizeText(size)} · {translate('documents.by', { who: createdBy ? whoText(createdBy, translate) : '—' })}{' '}
      <Ago at={dtimeCreated} />
      {dtimeDisabled && (
        <>
          {' · '}
          {translate(document.replacedBy ? 'documents.replacedBy' : 'documents.removedBy', {
            who: disabledBy ? whoText(disabledBy, translate) : '—',
          })}{' '}
          <Ago at={dtimeDisabled} />
        </>
      )}
    </Typography>
  );
};

const stateOf = ({ id, isEnabled, replacedBy }: DocumentRow, successors: ReadonlySet<string>) => {
  if (!isEnabled) return replacedBy ? 'former' : 'removed';
  return successors.has(id) ? 'replaced' : 'uploaded';
};

/** A document that is there or once was: what it is, whose, and what can be done with it. */
export const DocumentLine = ({ document }: { document: DocumentRow }) => {
  const translate = useTranslate();
  const { open, thumbnail, download, upload, remove, successors } = useDocumentActions();
  const remarks = useSectionRemarks('documents');
  const { id, code, name, isEnabled } = document;
  const state = stateOf(document, successors);
  const action = (word: string) => `${translate(`documents.${word}`)}: ${name}`;
  return (
    <DocumentFrame
      title={<LookupText list="documentType" code={code} />}
      picture={<Thumbnail file={document} isDrawn={hasThumbnail(document)} fetchFile={thumbnail} />}
      chip={
        <StatusChip tone={isEnabled ? 'success' : 'neutral'} label={translate(`documents.state.${state}`)} />
      }
      actions={
        <>
          {download && (
            <SaveFileButton
              label={translate('list.download')}
              name={`${translate('list.download')}: ${name}`}
              fetchFile={() => download(id)}
            />
          )}
          {isEnabled && upload && (
            <OutOfView>
              <FileButton
                kind="document"
                variant="text"
                icon={<ReplaceIcon />}
                label={translate('documents.replace')}
                name={action('replace')}
                onFiles={(files) => upload(files, code, id)}
              />
            </OutOfView>
          )}
          {isEnabled && remove && (
            <OutOfView>
              <Button
                size="small"
                color="error"
                aria-label={action('remove')}
                onClick={() => remove(document)}
              >
                {translate('documents.remove')}
              </Button>
            </OutOfView>
          )}
        </>
      }
    >
      <Link
        component="button"
        type="button"
        variant="body2"
        onClick={() => open(id)}
        sx={{ maxWidth: 1, textAlign: 'left', overflowWrap: 'anywhere' }}
      >
        {name}
      </Link>
      <Meta document={document} />
      {isEnabled && (
        <Box sx={{ typography: 'caption' }}>
          <FieldRemarks remarks={remarks} field={code} />
        </Box>
      )}
    </DocumentFrame>
  );
};
