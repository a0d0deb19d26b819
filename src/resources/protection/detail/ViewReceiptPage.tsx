import ZoomInIcon from '@mui/icons-material/ZoomIn';
import ZoomOutIcon from '@mui/icons-material/ZoomOut';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import { useCallback, useState } from 'react';
import { useRecordContext, useTranslate } from 'react-admin';
import { Link as RouterLink, useSearchParams } from 'react-router-dom';
import type { ProtectionReceipt, ProtectionRow, ProtectionUpload } from '#contract/finance/protection.ts';
import { HeadBar } from '../../../components/admin/HeadBar.tsx';
import { RecordPage } from '../../../components/admin/RecordPage.tsx';
import { SaveFileButton } from '../../../components/admin/SaveFileButton.tsx';
import { useFileMessage } from '../../../components/admin/useFileUploads.ts';
import { useSukiDataProvider } from '../../../components/admin/useSukiDataProvider.ts';
import { Tip } from '../../../components/ui/Tip.tsx';
import { DateText } from '../../../components/ui/texts.tsx';
import { PreviewPicture } from '../../../components/ui/upload/PreviewPicture.tsx';
import { UPRIGHT, useLook } from '../../../components/ui/upload/useLook.ts';
import { MonthText } from '../MonthText.tsx';
import { receiptPath, uploadPath } from '../receiptPaths.ts';

const Back = ({ receipt }: { receipt: ProtectionRow }) => (
  <Button size="small" variant="outlined" component={RouterLink} to={receiptPath(receipt)}>
    {useTranslate()('protection.view.back')}
  </Button>
);

const Look = ({ receipt, paper }: { receipt: ProtectionReceipt; paper: ProtectionUpload }) => {
  const translate = useTranslate();
  const provider = useSukiDataProvider();
  const [view, setView] = useState(UPRIGHT);
  const fetchFile = useCallback(
    (uploadId: string) => provider.viewProtectionFile(receipt.id, uploadId),
    [provider, receipt.id],
  );
  const look = useLook(paper, fetchFile);
  const zoom = (by: number) => setView({ ...view, zoom: Math.min(4, Math.max(0.5, view.zoom * by)) });
  const tool = (key: 'zoomIn' | 'zoomOut', by: number) => (
    <Tip title={translate(`protection.view.${key}`)}>
      <IconButton aria-label={translate(`protection.view.${key}`)} onClick={() => zoom(by)}>
        {key === 'zoomIn' ? <ZoomInIcon /> : <ZoomOutIcon />}
      </IconButton>
    </Tip>
  );
  return (
    <>
      <HeadBar
        title={translate('protection.view.of', { name: receipt.partnerName })}
        line={
          <Stack component="span" direction="row" sx={{ gap: 1.5, minWidth: 0 }}>
            <MonthText month={receipt.month} />
            <span>{paper.name}</span>
            <DateText value={paper.dtimeUploaded} />
          </Stack>
        }
        actions={
          <>
            {look.shows === 'picture' && tool('zoomOut', 0.8)}
            {look.shows === 'picture' && tool('zoomIn', 1.25)}
            <SaveFileButton
              variant="outlined"
              label={translate('protection.view.save')}
              fetchFile={() => provider.viewProtectionFile(receipt.id, paper.id)}
            />
            <Back receipt={receipt} />
          </>
        }
      />
      {paper !== receipt.uploads[0] && (
        <Alert severity="warning" sx={{ mt: 2.5 }}>
          {translate('protection.view.former')}
        </Alert>
      )}
      <Paper
        variant="outlined"
        sx={{ mt: 2.5, height: { xs: '70vh', md: 'calc(100vh - 190px)' }, overflow: 'auto' }}
      >
        <PreviewPicture name={paper.name} look={look} view={view} messageOf={useFileMessage()} />
      </Paper>
    </>
  );
};

const NoPaper = ({ receipt }: { receipt: ProtectionReceipt }) => {
  const translate = useTranslate();
  return (
    <Stack spacing={2.5}>
      <HeadBar
        title={translate('protection.view.of', { name: receipt.partnerName })}
        line={<MonthText month={receipt.month} />}
        actions={<Back receipt={receipt} />}
      />
      <Alert
        severity="info"
        action={
          <Button color="inherit" size="small" component={RouterLink} to={uploadPath(receipt.id)}>
            {translate('protection.upload.act')}
          </Button>
        }
      >
        {translate('protection.papers.none')}
      </Alert>
    </Stack>
  );
};

const Viewed = () => {
  const receipt = useRecordContext<ProtectionReceipt>();
  const [search] = useSearchParams();
  if (!receipt) return null;
  const wanted = search.get('upload');
  const paper = receipt.uploads.find(({ id }) => id === wanted) ?? receipt.uploads[0];
  return paper ? <Look key={paper.id} receipt={receipt} paper={paper} /> : <NoPaper receipt={receipt} />;
};

/** The paper of a receipt in the page, a picture or a PDF: the one that counts, or the one that the address names. */
export const ViewReceiptPage = () => (
  <RecordPage<ProtectionRow> resource="protection-receipts">
    <Viewed />
  </RecordPage>
);
