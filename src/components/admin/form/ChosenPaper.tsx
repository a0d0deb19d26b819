import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useCallback } from 'react';
import { ALLOWED, isAllowedFile, mediaTypeOf } from '#domain/files/fileRules.ts';
import { PreviewPicture } from '../../ui/upload/PreviewPicture.tsx';
import { UPRIGHT, useLook } from '../../ui/upload/useLook.ts';
import { useFileMessage } from '../useFileUploads.ts';

interface Props {
  paper: File;
  /** Which one was chosen, in words. */
  label: string;
}

/** The paper that is about to be sent, as this browser has it: whoever uploads sees that it is the right one. */
export const ChosenPaper = ({ paper, label }: Props) => {
  const fetchFile = useCallback(async () => paper, [paper]);
  const { name, size, lastModified } = paper;
  const isShown = isAllowedFile(name, ALLOWED.receipt) && size > 0;
  const id = `${name}/${size}/${lastModified}`;
  const messageOf = useFileMessage();
  const look = useLook(isShown ? { id, mediaType: mediaTypeOf(name) } : undefined, fetchFile);
  return (
    <Box role="group" aria-label={label}>
      <Typography variant="body2" sx={{ mb: 1, overflowWrap: 'anywhere' }}>
        {label}
      </Typography>
      {isShown && (
        <Box sx={{ height: 360, border: 1, borderColor: 'divider', borderRadius: 1, overflow: 'auto' }}>
          <PreviewPicture name={name} look={look} view={UPRIGHT} messageOf={messageOf} />
        </Box>
      )}
    </Box>
  );
};
