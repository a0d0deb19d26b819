import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { useDownload } from './useDownload.ts';

/** Downloads the file that a job made. */
export const DownloadButton = ({ fileId }: { fileId: string }) => {
  const translate = useTranslate();
  const { download, busy } = useDownload();
  return (
    <Button size="small" startIcon={<DownloadIcon />} loading={busy} onClick={() => download(fileId)}>
      {translate('list.download')}
    </Button>
  );
};
