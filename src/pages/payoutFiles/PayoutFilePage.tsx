import Stack from '@mui/material/Stack';
import { useRecordContext, useTranslate } from 'react-admin';
import type { PayoutFile, PayoutFileRow } from '#contract/finance/payoutFiles.ts';
import { isReleased } from '#domain/settlement/bank/payoutFileState.ts';
import { WaitingRequests } from '../../components/admin/approvals/WaitingRequests.tsx';
import { Can } from '../../components/admin/Can.tsx';
import { HeadBar } from '../../components/admin/HeadBar.tsx';
import { ReleaseReview } from '../../components/admin/payouts/ReleaseReview.tsx';
import { RecordPage } from '../../components/admin/RecordPage.tsx';
import { SaveFileButton } from '../../components/admin/SaveFileButton.tsx';
import { useSukiDataProvider } from '../../components/admin/useSukiDataProvider.ts';
import { OutOfView } from '../../components/admin/viewing/OutOfView.tsx';
import { DateText } from '../../components/ui/texts.tsx';
import { AnswerPanel } from './AnswerPanel.tsx';
import { AnswersPanel } from './AnswersPanel.tsx';
import { FileChip } from './FileChip.tsx';
import { StandPanel } from './StandPanel.tsx';

const Download = ({ id }: { id: string }) => {
  const translate = useTranslate();
  const provider = useSukiDataProvider();
  return (
    <Can anyOf={['FM_EDIT_RS']}>
      <OutOfView>
        <SaveFileButton
          label={translate('payoutFiles.download')}
          variant="outlined"
          fetchFile={() => provider.downloadPayoutFile(id)}
        />
      </OutOfView>
    </Can>
  );
};

const Head = ({ file }: { file: PayoutFileRow }) => {
  const translate = useTranslate();
  return (
    <HeadBar
      title={translate('payoutFiles.name', { id: file.id })}
      aside={<FileChip state={file.state} />}
      line={
        <Stack component="span" direction="row" sx={{ gap: 1.5, flexWrap: 'wrap' }}>
          <DateText value={file.dtimeMade} withTime />
          <span>{file.madeBy}</span>
        </Stack>
      }
      actions={isReleased(file.state) && <Download id={file.id} />}
    />
  );
};

const Detail = () => {
  const file = useRecordContext<PayoutFile>();
  if (!file) return null;
  return (
    <Stack spacing={2.5}>
      <Head file={file} />
      <WaitingRequests requests={file.requests ?? []} />
      {file.review && <ReleaseReview review={file.review} />}
      <StandPanel file={file} />
      {isReleased(file.state) && (
        <Can anyOf={['FM_EDIT_RS']}>
          <OutOfView>
            <AnswerPanel file={file} />
          </OutOfView>
        </Can>
      )}
      {file.answers && <AnswersPanel file={file} />}
    </Stack>
  );
};

/** One file for the bank: what went out with it, what the bank has said of it, and its next answer. */
export const PayoutFilePage = () => (
  <RecordPage<PayoutFileRow> resource="payout-files" head={(row) => <Head file={row} />}>
    <Detail />
  </RecordPage>
);
