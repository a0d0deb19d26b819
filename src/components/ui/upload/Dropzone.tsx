import CloudUploadIcon from '@mui/icons-material/CloudUploadOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type DragEvent, useState } from 'react';
import { ALLOWED, MAX_BYTES, type UploadKind } from '#domain/files/fileRules.ts';
import { DisabledReason } from '../DisabledReason.tsx';
import { useUiTexts } from '../uiTexts.tsx';
import { FileButton } from './FileButton.tsx';

interface Props {
  kind: UploadKind;
  /** What the files are, for those who hear the page. */
  label: string;
  disabled?: boolean;
  /** Why no files are taken; nothing means that they are. */
  reason?: string;
  onFiles: (files: readonly File[]) => void;
}

/** A place to drop files on, with a button that asks for them. */
export const Dropzone = ({ kind, label, disabled = false, reason, onFiles }: Props) => {
  const { dropFiles, chooseFiles, fileLimits } = useUiTexts();
  const isOff = disabled || reason !== undefined;
  const [isOver, setOver] = useState(false);
  const limits = fileLimits
    .replace('%{kinds}', ALLOWED[kind].join(', ').toUpperCase())
    .replace('%{mb}', `${MAX_BYTES[kind] >> 20}`);
  const over = (event: DragEvent) => {
    event.preventDefault();
    setOver(!isOff);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    if (!isOff) onFiles([...event.dataTransfer.files]);
  };
  return (
    <Box
      role="group"
      aria-label={label}
      onDragOver={over}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 2,
        p: 2,
        border: '1px dashed',
        borderColor: isOver ? 'primary.main' : 'divider',
        borderRadius: 1,
        bgcolor: isOver ? 'action.hover' : 'transparent',
      }}
    >
      <CloudUploadIcon aria-hidden sx={{ color: 'text.secondary' }} />
      <Box sx={{ flex: 1, minWidth: 180 }}>
        <Typography variant="body2" sx={{ fontWeight: 500 }}>
          {dropFiles}
        </Typography>
        <Typography variant="caption" color="textSecondary">
          {limits}
        </Typography>
      </Box>
      <DisabledReason reason={reason}>
        <FileButton
          kind={kind}
          label={chooseFiles}
          name={`${chooseFiles}: ${label}`}
          multiple
          disabled={isOff}
          onFiles={onFiles}
        />
      </DisabledReason>
    </Box>
  );
};
