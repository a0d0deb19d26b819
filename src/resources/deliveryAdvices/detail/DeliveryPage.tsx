import Stack from '@mui/material/Stack';
import { useRecordContext, useTranslate } from 'react-admin';
import type { DeliveryAdvice, DeliveryAdviceRow } from '#contract/finance/deliveryAdvices.ts';
import { deliveryAdviceFields } from '#domain/fields/deliveryAdvice.ts';
import { labelsOf } from '#domain/fields/field.ts';
import { pathOf } from '#domain/pages.ts';
import { HeadBar } from '../../../components/admin/HeadBar.tsx';
import { MayLink } from '../../../components/admin/MayLink.tsx';
import { RecordPage } from '../../../components/admin/RecordPage.tsx';
import { useLanguage } from '../../../components/admin/useLanguage.ts';
import { CopyButton } from '../../../components/ui/clipboard/CopyButton.tsx';
import { FieldFacts } from '../../../components/ui/fields/FieldFacts.tsx';
import { Fields } from '../../../components/ui/fields/Fields.tsx';
import { TextField, WordedField } from '../../../components/ui/fields/TextField.tsx';
import { ItemsTable } from '../../../components/ui/ItemsTable.tsx';
import { SideColumns } from '../../../components/ui/layout/SideColumns.tsx';
import { Panel } from '../../../components/ui/Panel.tsx';
import { DateText } from '../../../components/ui/texts.tsx';
import { DeliveryChip } from '../DeliveryChip.tsx';
import { CoursePanel } from './CoursePanel.tsx';

const Head = ({ advice: { number, status, dtimeIssued } }: { advice: DeliveryAdviceRow }) => (
  <HeadBar
    title={number}
    aside={
      <>
        <CopyButton value={number} label={deliveryAdviceFields.number.label[useLanguage()]} />
        <DeliveryChip status={status} />
      </>
    }
    line={<DateText value={dtimeIssued} withTime />}
  />
);

const AdvicePanel = ({
  advice: { partnerId, partnerName, merchantId, merchantName },
}: {
  advice: DeliveryAdvice;
}) => (
  <Panel title={useTranslate()('deliveryAdvices.advice')}>
    <FieldFacts>
      <TextField source="loanContractNumber" />
      <TextField source="customer" />
      <TextField source="amount" />
      <WordedField source="merchantName">
        <MayLink to={pathOf('recordOverview', { type: 'merchants', id: merchantId })}>{merchantName}</MayLink>
      </WordedField>
      <TextField source="hsisSalesRoomCode" />
      <WordedField source="partnerName">
        <MayLink to={pathOf('recordOverview', { type: 'partners', id: partnerId })}>{partnerName}</MayLink>
      </WordedField>
      <TextField source="source" />
    </FieldFacts>
  </Panel>
);

const ItemsPanel = ({ items }: { items: DeliveryAdvice['items'] }) => {
  const language = useLanguage();
  const title = deliveryAdviceFields.itemNames.label[language];
  return (
    <Panel title={title}>
      <ItemsTable title={title} labels={labelsOf(deliveryAdviceFields.items.of, language)} items={items} />
    </Panel>
  );
};

const Detail = () => {
  const advice = useRecordContext<DeliveryAdvice>();
  if (!advice) return null;
  return (
    <Fields of={deliveryAdviceFields} record={advice}>
      <Stack spacing={2.5}>
        <Head advice={advice} />
        <SideColumns isAsideFirst aside={<CoursePanel advice={advice} />}>
          <AdvicePanel advice={advice} />
          <ItemsPanel items={advice.items} />
        </SideColumns>
      </Stack>
    </Fields>
  );
};

/** One delivery advice: what is delivered to whom out of which store, and what became of it. */
export const DeliveryPage = () => (
  <RecordPage<DeliveryAdviceRow> resource="delivery-advices" head={(row) => <Head advice={row} />}>
    <Detail />
  </RecordPage>
);
