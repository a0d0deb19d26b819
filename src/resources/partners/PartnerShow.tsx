import Stack from '@mui/material/Stack';
import { useRecordContext, useTranslate } from 'react-admin';
import type { MerchantRow, Partner } from '#contract/partners.ts';
import { LookupText } from '../../components/admin/LookupText.tsx';
import { ListPage } from '../../components/admin/list/ListPage.tsx';
import { PageHeader } from '../../components/admin/PageHeader.tsx';
import { merchantColumns } from '../../components/admin/partners/merchantColumns.tsx';
import { PartnerStatusChip } from '../../components/admin/partners/PartnerStatusChip.tsx';
import { RecordPage } from '../../components/admin/RecordPage.tsx';
import { Facts } from '../../components/ui/Facts.tsx';
import { Panel } from '../../components/ui/Panel.tsx';
import { DateText, TinText } from '../../components/ui/texts.tsx';

const T = 'resources.partners';
const storeColumns = merchantColumns.filter((column) => column.field !== 'partnerName');

const KeyFacts = ({ partner }: { partner: Partner }) => {
  const translate = useTranslate();
  const label = (field: string) => translate(`${T}.fields.${field}`);
  const vat = partner.vatType;
  return (
    <Panel title={translate(`${T}.keyFacts`)}>
      <Facts
        facts={[
          { label: label('hsisCode'), value: partner.hsisCode },
          { label: label('tinNumber'), value: <TinText tin={partner.tinNumber} /> },
          {
            label: label('businessEntity'),
            value: <LookupText list="businessEntity" code={partner.businessEntity} />,
          },
          {
            label: label('businessArea'),
            value: <LookupText list="businessArea" code={partner.businessArea} />,
          },
          { label: label('vatType'), value: vat && translate(`common.vat.${vat}`, { _: vat }) },
          { label: label('accountOwner'), value: partner.accountOwner?.name },
          { label: label('merchantCount'), value: partner.merchantCount },
          {
            label: label('isPartnerBrand'),
            value: translate(partner.isPartnerBrand ? 'common.yes' : 'common.no'),
          },
          { label: label('startDate'), value: <DateText value={partner.startDate} /> },
          { label: label('endDate'), value: <DateText value={partner.endDate} /> },
          { label: label('notes'), value: partner.notes },
        ]}
      />
    </Panel>
  );
};

const Recorded = ({ partner }: { partner: Partner }) => {
  const translate = useTranslate();
  const label = (field: string) => translate(`${T}.fields.${field}`);
  return (
    <Panel title={translate(`${T}.record`)}>
      <Facts
        facts={[
          { label: label('onBoardedBy'), value: partner.onBoardedBy },
          { label: label('dtimeCreated'), value: <DateText value={partner.dtimeCreated} withTime /> },
          { label: label('dtimeUpdated'), value: <DateText value={partner.dtimeUpdated} withTime /> },
          { label: label('updatedBy'), value: partner.updatedBy ?? translate('list.system') },
        ]}
      />
    </Panel>
  );
};

const Detail = () => {
  const translate = useTranslate();
  const partner = useRecordContext<Partner>();
  if (!partner) return null;
  return (
    <Stack spacing={2.5}>
      <PageHeader
        title={partner.name}
        aside={<PartnerStatusChip status={partner.status} />}
        intro={partner.hsisCode}
      />
      <KeyFacts partner={partner} />
      <Panel title={translate(`${T}.stores`)}>
        <ListPage<MerchantRow>
          embedded
          resource="merchants"
          title={translate(`${T}.stores`)}
          columns={storeColumns}
          filter={{ partnerId: partner.id }}
          search="resources.merchants.search"
          emptyHint={`${T}.noStores`}
        />
      </Panel>
      <Recorded partner={partner} />
    </Stack>
  );
};

/** One partner with its stores. */
export const PartnerShow = () => (
  <RecordPage resource="partners">
    <Detail />
  </RecordPage>
);
