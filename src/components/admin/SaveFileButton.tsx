import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import { useSaveFile } from './jobs/useSaveFile.ts';

interface Props {
  label: string;
  /** Said instead of the label where several buttons are called alike. */
  name?: string;
  variant?: 'text' | 'outlined';
  disabled?: boolean;
  fetchFile: () => Promise<File>;
}

/** Downloads a file that is fetched with the session's header. */
export const SaveFileButton = ({
  label,
  name = label,
  variant = 'text',
  disabled = false,
  fetchFile,
}: Props) => {
  const { keep, busy } = useSaveFile();
  return (
    <Button
      size="small"
      variant={variant}
      startIcon={<DownloadIcon />}
      loading={busy}
      disabled={disabled}
      aria-label={name}
      onClick={() => keep(fetchFile)}
    >
      {label}
    </Button>
  );
};
