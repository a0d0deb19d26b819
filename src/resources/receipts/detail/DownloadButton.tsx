import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import type { Receipt } from '#contract/finance/officialReceipts.ts';
import { useSaveFile } from '../../../components/admin/jobs/useSaveFile.ts';
import { useSukiDataProvider } from '../../../components/admin/useSukiDataProvider.ts';
import { OutOfView } from '../../../components/admin/viewing/OutOfView.tsx';
import { receiptKey } from '../receiptKey.ts';

/** Waits between readings, in milliseconds. */
const WAITS = [0, 400, 1_500, 4_000] as const;

/** The server notes an original as received after its last byte has gone: the receipt is read again until it says so. */
const readUntilNoted = async (client: QueryClient, orNumber: string): Promise<void> => {
  const queryKey = receiptKey(orNumber);
  for (const wait of WAITS) {
    await new Promise((done) => setTimeout(done, wait));
    await client.invalidateQueries({ queryKey });
    if (client.getQueryData<Receipt>(queryKey)?.nextMark !== 'ORIGINAL') return;
  }
};

/** Downloads a receipt; says which copy it is before it is taken: the first one that is received is the original. */
export const DownloadButton = ({ receipt: { orNumber, nextMark } }: { receipt: Receipt }) => {
  const translate = useTranslate();
  const provider = useSukiDataProvider();
  const client = useQueryClient();
  const { keep, busy } = useSaveFile();
  const fetchFile = async () => {
    const file = await provider.downloadReceipt(orNumber);
    void readUntilNoted(client, orNumber);
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
