import { useTranslate } from 'react-admin';
import { Navigate } from 'react-router-dom';
import type { Merchant } from '#contract/merchants.ts';
import { formatMobile } from '#domain/formats/mobile.ts';
import { LookupText } from '../../../components/admin/LookupText.tsx';
import { useRecordShell } from '../../../components/admin/records/recordContext.ts';
import { SectionFacts } from '../../../components/admin/records/SectionFacts.tsx';
import { EditSection, SectionView } from '../../../components/admin/records/SectionView.tsx';
import { AddressText } from '../../../components/ui/address/AddressText.tsx';
import { Panel } from '../../../components/ui/Panel.tsx';
import { MoneyText } from '../../../components/ui/texts.tsx';
import { useUiTexts } from '../../../components/ui/uiTexts.tsx';

const Details = ({ record }: { record: Merchant }) => {
  const translate = useTranslate();
  const { yes, no } = useUiTexts();
  const title = translate('records.page.merchantDetails');
  const { addresses, isSameAddress } = record;
  const place = addresses.find(({ type }) => type === 'BUSINESS_PLACE') ?? addresses[0];
  return (
    <Panel title={title} aside={<EditSection page="merchantEdit" name={title} />}>
      <SectionFacts
        section="merchant"
        facts={[
          ['merchantName', record.merchantName],
          ['merchantType', <LookupText list="merchantType" code={record.merchantType} key="t" />],
          ['segment', record.segment],
          ['contactNumber', record.contactNumber && formatMobile(record.contactNumber)],
          ['enableEmailDR', record.enableEmailDR ? yes : no],
          ['isSameAddress', isSameAddress ? yes : no],
          ['address', <AddressText address={place} key="a" />],
        ]}
      />
    </Panel>
  );
};

/** What staff keep of a store: limits, terminals and how it is filed. */
const Filing = ({ record }: { record: Merchant }) => {
  const translate = useTranslate();
  return (
    <Panel title={translate('sections.filing')}>
      <SectionFacts
        section="filing"
        facts={[
          ['hsisSalesRoomCode', record.hsisSalesRoomCode],
          ['accountOwnerCode', record.accountOwner?.name],
          ['businessArea', <LookupText list="businessArea" code={record.businessArea} key="b" />],
          ['minCashAmt', <MoneyText amount={record.minCashAmt} key="n" />],
          ['maxCashAmt', <MoneyText amount={record.maxCashAmt} key="x" />],
          ['acquirerId', record.acquirerId],
          ['terminalDetails', record.terminalDetails.map(({ terminalId }) => terminalId).join(', ')],
          ['pos', record.pos],
        ]}
      />
    </Panel>
  );
};

/** What a store is and where; a partner is no store and shows its stores instead. */
export const MerchantDetailsPage = () => {
  const { kind, isExternal, pathTo } = useRecordShell();
  if (kind === 'partner') return <Navigate to={pathTo('storeList')} replace />;
  return (
    <SectionView>
      {(record) =>
        record.kind === 'merchant' && (
          <>
            <Details record={record} />
            {!isExternal && <Filing record={record} />}
          </>
        )
      }
    </SectionView>
  );
};
