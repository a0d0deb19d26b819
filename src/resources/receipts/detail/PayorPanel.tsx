import { useTranslate } from 'react-admin';
import type { Receipt } from '#contract/finance/officialReceipts.ts';
import { pathOf } from '#domain/pages.ts';
import { formOfPayment } from '#domain/receipts/formOfPayment.ts';
import { daysOfMonth } from '#domain/receipts/receiptMonth.ts';
import { paymentChannel } from '#domain/receipts/receiptStatus.ts';
import { MayLink } from '../../../components/admin/MayLink.tsx';
import { SaveFileButton } from '../../../components/admin/SaveFileButton.tsx';
import { useSukiDataProvider } from '../../../components/admin/useSukiDataProvider.ts';
import { FieldFacts } from '../../../components/ui/fields/FieldFacts.tsx';
import { TextField, WordedField } from '../../../components/ui/fields/TextField.tsx';
import { Panel } from '../../../components/ui/Panel.tsx';
import { DateText, TinText } from '../../../components/ui/texts.tsx';
import { MonthText, Worded } from '../list/receiptColumns.tsx';

/** The payouts of the month from which the amount was taken; null for anything that was paid. */
const payoutsOf = ({ formOfPayment: form, partnerId, month, year }: Receipt): string | null => {
  if (form !== 'OFFSET' || partnerId === null || month === null || year === null) return null;
  const { from, to } = daysOfMonth({ month, year });
  const filter = JSON.stringify({ partnerId: [partnerId], day: { gte: from, lte: to } });
  return `${pathOf('payoutList')}?${new URLSearchParams({ filter, page: '1' })}`;
};

/** Who paid, for what and how. */
export const PayorPanel = ({ receipt }: { receipt: Receipt }) => {
  const translate = useTranslate();
  const provider = useSukiDataProvider();
  const { partnerId, payorName } = receipt;
  const path = partnerId === null ? null : pathOf('recordOverview', { type: 'partners', id: partnerId });
  const isCheck = receipt.formOfPayment === 'CHECK';
  return (
    <Panel
      title={translate('receipts.section.payor')}
      aside={
        receipt.receiptType === 'PROFIT_SHARING' && (
          <SaveFileButton
            label={translate('receipts.books.linesOf')}
            fetchFile={() => provider.getLinesOfReceipt(receipt.orNumber)}
          />
        )
      }
    >
      <FieldFacts>
        <WordedField source="payorName">
          <MayLink to={path}>{payorName}</MayLink>
        </WordedField>
        <WordedField source="tinNumber">
          <TinText tin={receipt.tinNumber} />
        </WordedField>
        <TextField source="address" />
        {receipt.month !== null && (
          <WordedField source="month">
            <MonthText row={receipt} />
          </WordedField>
        )}
        {receipt.contract !== null && <TextField source="contract" />}
        {receipt.paymentFor !== null && <TextField source="paymentFor" />}
        {receipt.paymentChannel !== null && (
          <WordedField source="paymentChannel">
            <Worded of={paymentChannel[receipt.paymentChannel]} />
          </WordedField>
        )}
        {receipt.soa !== null && <TextField source="soa" />}
        <WordedField source="formOfPayment">
          <MayLink to={payoutsOf(receipt)}>
            <Worded of={formOfPayment[receipt.formOfPayment]} />
          </MayLink>
        </WordedField>
        {isCheck && <TextField source="bankName" />}
        {isCheck && <TextField source="checkNumber" />}
        {isCheck && (
          <WordedField source="checkDate">
            <DateText value={receipt.checkDate} />
          </WordedField>
        )}
        {receipt.referenceNumber !== null && <TextField source="referenceNumber" />}
        {receipt.invoiceNumber !== null && <TextField source="invoiceNumber" />}
      </FieldFacts>
    </Panel>
  );
};
