import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import type { Receipt } from '#contract/finance/officialReceipts.ts';
import { useSaveFile } from '../../../components/admin/jobs/useSaveFile.ts';
import { useSukiDataProvider } from '../../../components/admin/useSukiDataProvider.ts';
import { OutOfView } from '../../../components/admin/viewing/OutOfView.tsx';
import { receiptKey } from '../receiptKey.ts';

/** Downloads a receipt; says which copy it is before it is taken: the first one that is received is the original. */
export const DownloadButton = ({ receipt: { orNumber, nextMark } }: { receipt: Receipt }) => {
  const translate = useTranslate();
  const provider = useSukiDataProvider();
  const client = useQueryClient();
  const { keep, busy } = useSaveFile();
  const fetchFile = async () => {
    const file = await provider.downloadReceipt(orNumber);
    // Whoever has it whole is noted already.
    void client.invalidateQueries({ queryKey: receiptKey(orNumber) });
    return file;
  };
  return (
    <OutOfView>
      <Button
        variant="outlined"
        startIcon={<DownloadIcon />}
        loading={busy}
        onClick={() => void keep(fetchFile)}
      >
        {translate(`receipts.download.${nextMark}`)}
      </Button>
    </OutOfView>
  );
};
