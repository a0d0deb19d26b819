import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { useRecordContext, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import type { Merchant } from '#contract/partners.ts';
import { LookupText } from '../../components/admin/LookupText.tsx';
import { PageHeader } from '../../components/admin/PageHeader.tsx';
import { PartnerStatusChip } from '../../components/admin/partners/PartnerStatusChip.tsx';
import { RecordPage } from '../../components/admin/RecordPage.tsx';
import { Facts } from '../../components/ui/Facts.tsx';
import { Panel } from '../../components/ui/Panel.tsx';
import { DateText, MoneyText, TinText } from '../../components/ui/texts.tsx';
import { pathOf } from '../../providers/paths.ts';

const T = 'resources.merchants';

const Detail = () => {
  const translate = useTranslate();
  const merchant = useRecordContext<Merchant>();
  if (!merchant) return null;
  const label = (field: string) => translate(`${T}.fields.${field}`);
  const yesNo = (value: boolean) => translate(value ? 'common.yes' : 'common.no');
  const vat = (code: string | null) => code && translate(`common.vat.${code}`, { _: code });
  const plain = (field: keyof Merchant & string) => ({
    label: label(field),
    value: String(merchant[field] ?? ''),
  });
  return (
    <Stack spacing={2.5}>
      <PageHeader
        title={merchant.merchantName}
        aside={<PartnerStatusChip status={merchant.status} />}
        intro={
          <Link component={RouterLink} to={pathOf('partners', 'show', merchant.partnerId)}>
            {merchant.partnerName}
          </Link>
        }
      />
      <Panel title={translate(`${T}.keyFacts`)}>
        <Facts
          facts={[
            plain('hsisSalesRoomCode'),
            { label: label('tinNumber'), value: <TinText tin={merchant.tinNumber} /> },
            plain('segment'),
            {
              label: label('businessArea'),
              value: <LookupText list="businessArea" code={merchant.businessArea} />,
            },
            { label: label('vatType'), value: vat(merchant.vatType) },
            { label: label('accountOwner'), value: merchant.accountOwner?.name },
          ]}
        />
      </Panel>
      <Panel title={translate(`${T}.address`)}>
        <Facts
          facts={[plain('street'), plain('barangay'), plain('city'), plain('province'), plain('zipCode')]}
        />
      </Panel>
      <Panel title={translate(`${T}.terms`)}>
        <Facts
          facts={[
            { label: label('minCashAmt'), value: <MoneyText amount={merchant.minCashAmt} /> },
            { label: label('maxCashAmt'), value: <MoneyText amount={merchant.maxCashAmt} /> },
            { label: label('isEwt'), value: yesNo(merchant.isEwt) },
            { label: label('isTwa'), value: yesNo(merchant.isTwa) },
          ]}
        />
      </Panel>
      <Panel title={translate(`${T}.record`)}>
        <Facts
          facts={[
            plain('onBoardedBy'),
            { label: label('dtimeCreated'), value: <DateText value={merchant.dtimeCreated} withTime /> },
            { label: label('dtimeUpdated'), value: <DateText value={merchant.dtimeUpdated} withTime /> },
            { label: label('updatedBy'), value: merchant.updatedBy ?? translate('list.system') },
          ]}
        />
      </Panel>
    </Stack>
  );
};

/** One store. */
export const MerchantShow = () => (
  <RecordPage resource="merchants">
    <Detail />
  </RecordPage>
);
