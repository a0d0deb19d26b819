import UploadIcon from '@mui/icons-material/FileUploadOutlined';
import ViewIcon from '@mui/icons-material/VisibilityOutlined';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useRecordContext, useTranslate } from 'react-admin';
import { Navigate, Link as RouterLink, useParams } from 'react-router-dom';
import type { ProtectionReceipt, ProtectionRow } from '#contract/finance/protection.ts';
import { protectionStateOf } from '#domain/settlement/protection/protectionState.ts';
import { Can } from '../../../components/admin/Can.tsx';
import { HeadBar } from '../../../components/admin/HeadBar.tsx';
import { RecordPage } from '../../../components/admin/RecordPage.tsx';
import { OutOfView } from '../../../components/admin/viewing/OutOfView.tsx';
import { FiguresPanel } from '../FiguresPanel.tsx';
import { MonthText } from '../MonthText.tsx';
import { ProtectionChip } from '../ProtectionChip.tsx';
import { paperPath, receiptPath, uploadPath } from '../receiptPaths.ts';
import { PapersPanel } from './PapersPanel.tsx';

const Actions = ({ receipt }: { receipt: ProtectionRow }) => {
  const translate = useTranslate();
  const isThere = receipt.state === 'UPLOADED';
  return (
    <>
      {isThere && (
        <Can anyOf={['HC_PROTECT_CREATE']}>
          <OutOfView does="file">
            <Button
              size="small"
              variant="contained"
              startIcon={<ViewIcon />}
              component={RouterLink}
              to={paperPath(receipt)}
            >
              {translate('protection.view.act')}
            </Button>
          </OutOfView>
        </Can>
      )}
      <Can anyOf={['HC_PROTECT_CREATE']}>
        <OutOfView>
          <Button
            size="small"
            variant={isThere ? 'outlined' : 'contained'}
            startIcon={<UploadIcon />}
            component={RouterLink}
            to={uploadPath(receipt.id)}
          >
            {translate(isThere ? 'protection.upload.replace' : 'protection.upload.act')}
          </Button>
        </OutOfView>
      </Can>
    </>
  );
};

const Head = ({ receipt }: { receipt: ProtectionRow }) => (
  <HeadBar
    title={receipt.partnerName}
    aside={<ProtectionChip state={receipt.state} />}
    line={<MonthText month={receipt.month} />}
    actions={<Actions receipt={receipt} />}
  />
);

const Detail = () => {
  const receipt = useRecordContext<ProtectionReceipt>();
  const state = protectionStateOf(useParams().type);
  if (!receipt) return null;
  // An address of before its paper was uploaded.
  if (receipt.state !== state) return <Navigate to={receiptPath(receipt)} replace />;
  return (
    <Stack spacing={2.5}>
      <Head receipt={receipt} />
      <FiguresPanel receipt={receipt} />
      <PapersPanel receipt={receipt} />
    </Stack>
  );
};

/** The receipt of a partner and month: what it is of, and every paper that was uploaded for it. */
export const ProtectionReceiptPage = () => (
  <RecordPage<ProtectionRow> resource="protection-receipts" head={(row) => <Head receipt={row} />}>
    <Detail />
  </RecordPage>
);
