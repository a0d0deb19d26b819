import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { Link, useParams } from 'react-router-dom';
import type { Receipt } from '#contract/finance/officialReceipts.ts';
import { receiptFields } from '#domain/fields/receipt.ts';
import { pathOf } from '#domain/pages.ts';
import { receiptType } from '#domain/receipts/receiptTypes.ts';
import { Answered } from '../../../components/admin/Answered.tsx';
import { useHeld } from '../../../components/admin/Can.tsx';
import { HeadBar } from '../../../components/admin/HeadBar.tsx';
import { RecordGone } from '../../../components/admin/RecordGone.tsx';
import { useLanguage } from '../../../components/admin/useLanguage.ts';
import { useSukiDataProvider } from '../../../components/admin/useSukiDataProvider.ts';
import { CopyButton } from '../../../components/ui/clipboard/CopyButton.tsx';
import { Fields } from '../../../components/ui/fields/Fields.tsx';
import { SideColumns } from '../../../components/ui/layout/SideColumns.tsx';
import { DateText } from '../../../components/ui/texts.tsx';
import { ReceiptChip } from '../ReceiptChip.tsx';
import { receiptKey } from '../receiptKey.ts';
import { AmountsPanel } from './AmountsPanel.tsx';
import { CancelButton } from './CancelButton.tsx';
import { CoursePanel } from './CoursePanel.tsx';
import { DownloadButton } from './DownloadButton.tsx';
import { IssuerPanel } from './IssuerPanel.tsx';
import { PayorPanel } from './PayorPanel.tsx';

/** The cancellation that waits, and the way to whoever decides on it. */
const Waits = ({ cancellation }: { cancellation: NonNullable<Receipt['cancellation']> }) => {
  const translate = useTranslate();
  const { approvalRequestId, maker } = cancellation;
  return (
    <Alert
      severity="warning"
      role="note"
      action={
        <Button
          component={Link}
          to={pathOf('approval', { id: approvalRequestId })}
          color="inherit"
          size="small"
        >
          {translate('receipts.cancel.toRequest')}
        </Button>
      }
    >
      {translate('receipts.cancel.waits', { name: maker })}
    </Alert>
  );
};

/** Issues the receipt that takes the place of a cancelled one. */
const ReplaceButton = ({ orNumber }: { orNumber: string }) => (
  <Button
    component={Link}
    variant="contained"
    to={`${pathOf('officialReceiptCreate')}?replaces=${encodeURIComponent(orNumber)}`}
  >
    {useTranslate()('receipts.replace')}
  </Button>
);

const Actions = ({ receipt }: { receipt: Receipt }) => {
  const mayEdit = useHeld().has('HC_PROTECT_CREATE');
  if (!mayEdit) return null;
  if (receipt.status === 'CANCELLED')
    return receipt.replacedBy === null ? <ReplaceButton orNumber={receipt.orNumber} /> : null;
  return receipt.cancellation ? null : <CancelButton receipt={receipt} />;
};

const Detail = ({ receipt }: { receipt: Receipt }) => {
  const language = useLanguage();
  const { orNumber, status, dateIssued, receiptType: type, cancellation } = receipt;
  return (
    <Fields of={receiptFields} record={receipt}>
      <Stack spacing={2.5}>
        <HeadBar
          title={orNumber}
          aside={
            <>
              <CopyButton value={orNumber} label={receiptFields.orNumber.label[language]} />
              <ReceiptChip status={status} />
            </>
          }
          line={
            <Stack component="span" direction="row" sx={{ gap: 1.5 }}>
              <DateText value={dateIssued} />
              <span>{receiptType[type].label[language]}</span>
            </Stack>
          }
          actions={
            <>
              <DownloadButton receipt={receipt} />
              <Actions receipt={receipt} />
            </>
          }
        />
        {cancellation && <Waits cancellation={cancellation} />}
        <SideColumns asideWidth={360} isAsideFirst aside={<AmountsPanel receipt={receipt} />}>
          <PayorPanel receipt={receipt} />
          <CoursePanel receipt={receipt} />
          <IssuerPanel receipt={receipt} />
        </SideColumns>
      </Stack>
    </Fields>
  );
};

/** One official receipt: what was paid by whom, what became of it, and what is done with it. */
export const ReceiptPage = () => {
  const { orNumber = '' } = useParams();
  const provider = useSukiDataProvider();
  const query = useQuery({
    queryKey: receiptKey(orNumber),
    queryFn: () => provider.getReceipt(orNumber),
    retry: false,
  });
  return (
    <Answered
      query={query}
      gone={(status) => (
        <RecordGone status={status} listPath={pathOf('officialReceiptList')} listLabel="receipts.toList" />
      )}
    >
      {(receipt) => <Detail receipt={receipt} />}
    </Answered>
  );
};
