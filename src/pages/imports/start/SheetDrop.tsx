import TableViewIcon from '@mui/icons-material/TableViewOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type DragEvent, useState } from 'react';
import { useTranslate } from 'react-admin';
import { OutOfView } from '../../../components/admin/viewing/OutOfView.tsx';
import { useReadOnly } from '../../../components/admin/viewing/useReadOnly.ts';
import { FileButton } from '../../../components/ui/upload/FileButton.tsx';

interface Props {
  /** What is in the file, for those who hear the page. */
  label: string;
  disabled: boolean;
  onFiles: (files: readonly File[]) => void;
}

/** A wide place to drop one spreadsheet on. */
export const SheetDrop = ({ label, disabled, onFiles }: Props) => {
  const translate = useTranslate();
  const isOff = useReadOnly() !== undefined || disabled;
  const [isOver, setOver] = useState(false);
  const over = (event: DragEvent) => {
    event.preventDefault();
    setOver(!isOff);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    if (!isOff) onFiles([...event.dataTransfer.files]);
  };
  const choose = translate('imports.upload.choose');
  return (
    <Box
      role="group"
      aria-label={translate('imports.upload.drop')}
      onDragOver={over}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      sx={{
        display: 'grid',
        justifyItems: 'center',
        gap: 1,
        px: 2,
        py: { xs: 3, sm: 5 },
        textAlign: 'center',
        border: '1.5px dashed',
        borderColor: isOver ? 'primary.main' : 'divider',
        borderRadius: 2,
        bgcolor: isOver ? 'primary.light' : 'background.default',
        transition: 'background-color 120ms, border-color 120ms',
      }}
    >
      <TableViewIcon aria-hidden sx={{ fontSize: 36, color: isOver ? 'primary.main' : 'text.secondary' }} />
      <Typography variant="subtitle1" component="p">
        {translate('imports.upload.drop')}
      </Typography>
      <OutOfView>
        <FileButton
          kind="spreadsheet"
          label={choose}
          name={`${choose}: ${label}`}
          variant="contained"
          disabled={isOff}
          onFiles={onFiles}
        />
      </OutOfView>
    </Box>
  );
};
