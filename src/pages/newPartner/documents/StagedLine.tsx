import ReplaceIcon from '@mui/icons-material/FileUploadOutlined';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { hasThumbnail } from '#domain/files/thumbnail.ts';
import { LookupText } from '../../../components/admin/LookupText.tsx';
import { StatusChip } from '../../../components/ui/StatusChip.tsx';
import { FileButton } from '../../../components/ui/upload/FileButton.tsx';
import { Thumbnail } from '../../../components/ui/upload/Thumbnail.tsx';
import { DocumentFrame } from '../../records/documents/DocumentFrame.tsx';
import { sizeText } from '../../records/documents/sizeText.ts';
import { useThumbnails } from '../../records/documents/useThumbnails.ts';
import type { StagedFile } from '../wizard/answers.ts';
import { useStagedActions } from './stagedContext.ts';

/** The name of a file: what opens it, or words when there is nothing to open. */
const Name = ({ file, isGone }: { file: StagedFile; isGone: boolean }) => {
  const { open } = useStagedActions();
  const sx = { maxWidth: 1, textAlign: 'left', overflowWrap: 'anywhere' } as const;
  if (isGone)
    return (
      <Typography variant="body2" sx={sx}>
        {file.name}
      </Typography>
    );
  return (
    <Link component="button" type="button" variant="body2" onClick={() => open(file.fileId)} sx={sx}>
      {file.name}
    </Link>
  );
};

/** A document that was uploaded for the application; `of` names its store for those who hear the page. */
export const StagedLine = ({ file, of }: { file: StagedFile; of?: string }) => {
  const translate = useTranslate();
  const { replace, remove, isGone, problemsOf } = useStagedActions();
  const thumbnail = useThumbnails('staged');
  const gone = isGone(file);
  const problems = problemsOf(file);
  const action = (word: string) =>
    `${translate(`documents.${word}`)}: ${file.name}${of === undefined ? '' : ` (${of})`}`;
  return (
    <DocumentFrame
      title={<LookupText list="documentType" code={file.documentCode} />}
      picture={
        <Thumbnail
          file={{ ...file, id: file.fileId }}
          isDrawn={!gone && hasThumbnail(file)}
          fetchFile={thumbnail}
        />
      }
      chip={
        <StatusChip
          tone={problems.length > 0 ? 'error' : 'success'}
          label={translate(gone ? 'wizardDocuments.again' : 'documents.state.uploaded')}
        />
      }
      actions={
        <>
          <FileButton
            kind="document"
            variant="text"
            icon={<ReplaceIcon />}
            label={translate('documents.replace')}
            name={action('replace')}
            onFiles={(files) => replace(file, files)}
          />
          <Button size="small" color="error" aria-label={action('remove')} onClick={() => remove(file)}>
            {translate('documents.remove')}
          </Button>
        </>
      }
    >
      <Name file={file} isGone={gone} />
      <Typography variant="caption" color="textSecondary" component="div">
        {sizeText(file.size)}
      </Typography>
      {problems.map((message) => (
        <Typography key={message} variant="caption" color="error" component="div">
          {message}
        </Typography>
      ))}
    </DocumentFrame>
  );
};
