import { useTranslate } from 'react-admin';
import { Navigate } from 'react-router-dom';
import type { Merchant } from '#contract/merchants.ts';
import { useRecordShell } from '../../../components/admin/records/recordContext.ts';
import { SectionFacts } from '../../../components/admin/records/SectionFacts.tsx';
import { EditSection, SectionView } from '../../../components/admin/records/SectionView.tsx';
import { AddressText } from '../../../components/ui/address/AddressText.tsx';
import { TextField, WordedField } from '../../../components/ui/fields/TextField.tsx';
import { Panel } from '../../../components/ui/Panel.tsx';
import { detailsOfStore, filingOfStore } from './StoreFacts.tsx';

const Details = ({ record }: { record: Merchant }) => {
  const translate = useTranslate();
  const title = translate('records.page.merchantDetails');
  const { addresses } = record;
  const place = addresses.find(({ type }) => type === 'BUSINESS_PLACE') ?? addresses[0];
  return (
    <Panel title={title} aside={<EditSection page="merchantEdit" name={title} />}>
      <SectionFacts section="merchant">
        {detailsOfStore}
        <TextField source="isSameAddress" />
        <WordedField source="address">
          <AddressText address={place} />
        </WordedField>
      </SectionFacts>
    </Panel>
  );
};

/** What staff keep of a store: limits, terminals and how it is filed. */
const Filing = ({ record }: { record: Merchant }) => {
  const translate = useTranslate();
  const terminals = record.terminalDetails.map(({ terminalId }) => terminalId).join(', ');
  return (
    <Panel title={translate('sections.filing')}>
      <SectionFacts section="filing">
        {filingOfStore({ owner: record.accountOwner?.name, terminals })}
      </SectionFacts>
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
