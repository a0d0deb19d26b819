import CloudUploadIcon from '@mui/icons-material/CloudUploadOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type DragEvent, useState } from 'react';
import { ALLOWED, MAX_BYTES, type UploadKind } from '#domain/files/fileRules.ts';
import { useUiTexts } from '../uiTexts.tsx';
import { FileButton } from './FileButton.tsx';

interface Props {
  kind: UploadKind;
  /** What the files are, for those who hear the page. */
  label: string;
  disabled?: boolean;
  onFiles: (files: readonly File[]) => void;
}

/** A place to drop files on, with a button that asks for them. */
export const Dropzone = ({ kind, label, disabled = false, onFiles }: Props) => {
  const { dropFiles, chooseFiles, fileLimits } = useUiTexts();
  const [isOver, setOver] = useState(false);
  const limits = fileLimits
    .replace('%{kinds}', ALLOWED[kind].join(', ').toUpperCase())
    .replace('%{mb}', `${MAX_BYTES[kind] >> 20}`);
  const over = (event: DragEvent) => {
    event.preventDefault();
    setOver(!disabled);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    if (!disabled) onFiles([...event.dataTransfer.files]);
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
      <FileButton
        kind={kind}
        label={chooseFiles}
        name={`${chooseFiles}: ${label}`}
        multiple
        disabled={disabled}
        onFiles={onFiles}
      />
    </Box>
  );
};
