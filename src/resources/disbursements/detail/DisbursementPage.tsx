import Stack from '@mui/material/Stack';
import { useRecordContext, useTranslate } from 'react-admin';
import type { DisbursementRow } from '#contract/finance/disbursements.ts';
import { disbursementFields } from '#domain/fields/settlement/disbursement.ts';
import { pathOf } from '#domain/pages.ts';
import { breakdownOf } from '#domain/settlement/breakdown.ts';
import { payoutStatus } from '#domain/settlement/payoutStatus.ts';
import { HeadBar } from '../../../components/admin/HeadBar.tsx';
import { MayLink } from '../../../components/admin/MayLink.tsx';
import { BreakdownPanel } from '../../../components/admin/payouts/BreakdownPanel.tsx';
import { PayoutChip } from '../../../components/admin/payouts/PayoutChip.tsx';
import { RecordPage } from '../../../components/admin/RecordPage.tsx';
import { useLanguage } from '../../../components/admin/useLanguage.ts';
import { FieldFacts } from '../../../components/ui/fields/FieldFacts.tsx';
import { Fields } from '../../../components/ui/fields/Fields.tsx';
import { TextField, WordedField } from '../../../components/ui/fields/TextField.tsx';
import { SideColumns } from '../../../components/ui/layout/SideColumns.tsx';
import { Panel } from '../../../components/ui/Panel.tsx';
import { DateText } from '../../../components/ui/texts.tsx';
import { ProductName } from '../list/disbursementColumns.tsx';
import { LineItems } from './LineItems.tsx';

/** The head of a line: its store, where its money is, its day and product. */
const Head = ({ line }: { line: DisbursementRow }) => (
  <HeadBar
    title={line.merchantName}
    aside={line.payoutStatus && <PayoutChip status={line.payoutStatus} />}
    line={
      <Stack component="span" direction="row" sx={{ gap: 1.5 }}>
        <DateText value={line.day} />
        <span>
          <ProductName type={line.transactionType} />
        </span>
      </Stack>
    }
  />
);

/** Who is paid, and with which payout; what a store is taxed by where it has an effect. */
const PayeePanel = ({ line }: { line: DisbursementRow }) => {
  const translate = useTranslate();
  const language = useLanguage();
  return (
    <Panel title={translate('disbursements.payee')}>
      <FieldFacts>
        <TextField source="payeeName" />
        <TextField source="payeeTin" />
        <TextField source="partnerName" />
        <TextField source="hsisSalesRoomCode" />
        {line.ewt !== '0.00' && <TextField source="isEwt" />}
        {line.isTwa && <TextField source="isTwa" />}
        {line.payoutStatus && (
          <WordedField source="payoutStatus">
            <MayLink to={pathOf('payoutDetail', { id: line.payoutId })}>
              {payoutStatus[line.payoutStatus].label[language]}
            </MayLink>
          </WordedField>
        )}
      </FieldFacts>
    </Panel>
  );
};

const Detail = () => {
  const translate = useTranslate();
  const line = useRecordContext<DisbursementRow>();
  if (!line) return null;
  return (
    <Fields of={disbursementFields} record={line}>
      <Stack spacing={2.5}>
        <Head line={line} />
        <SideColumns asideWidth={380} aside={<PayeePanel line={line} />}>
          <BreakdownPanel
            title={translate('disbursements.reckoning')}
            steps={breakdownOf([line])}
            result={translate(line.net.startsWith('-') ? 'disbursements.owes' : 'disbursements.owed')}
          />
          <LineItems line={line} />
        </SideColumns>
      </Stack>
    </Fields>
  );
};

/** One line of the report: how it was reckoned, for whom, and of which sales and refunds. */
export const DisbursementPage = () => (
  <RecordPage<DisbursementRow> resource="disbursements" head={(row) => <Head line={row} />}>
    <Detail />
  </RecordPage>
);
