import { useTranslate } from 'react-admin';
import type { Receipt } from '#contract/finance/officialReceipts.ts';
import { formatDate } from '#domain/day.ts';
import { receiptSeriesFields } from '#domain/fields/settlement/receiptSeries.ts';
import { FieldFacts } from '../../../components/ui/fields/FieldFacts.tsx';
import { Fields } from '../../../components/ui/fields/Fields.tsx';
import { TextField, WordedField } from '../../../components/ui/fields/TextField.tsx';
import { Panel } from '../../../components/ui/Panel.tsx';
import { TinText } from '../../../components/ui/texts.tsx';

/** As whose document it is printed, and by which certificate. */
export const IssuerPanel = ({ receipt }: { receipt: Receipt }) => {
  const translate = useTranslate();
  const { certificate, certificateDay, seriesFirst, seriesLast } = receipt;
  return (
    <Panel title={translate('receipts.section.issuer')}>
      <Fields of={receiptSeriesFields} record={receipt}>
        <FieldFacts>
          <TextField source="issuerName" />
          <WordedField source="issuerTin">
            <TinText tin={receipt.issuerTin} />
          </WordedField>
          <TextField source="issuerAddress" />
          <TextField source="branch" />
          <WordedField source="certificate">
            {translate('receipts.certificate', { certificate, day: formatDate(certificateDay) })}
          </WordedField>
          <WordedField source="firstNumber">{seriesFirst}</WordedField>
          <WordedField source="lastNumber">{seriesLast}</WordedField>
        </FieldFacts>
      </Fields>
    </Panel>
  );
};
