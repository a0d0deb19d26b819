import { useTranslate } from 'react-admin';
import type { Merchant } from '#contract/merchants.ts';
import { SectionFacts } from '../../../components/admin/records/sections/SectionFacts.tsx';
import { EditSection } from '../../../components/admin/records/sections/SectionView.tsx';
import { AddressText } from '../../../components/ui/address/AddressText.tsx';
import { TextField, WordedField } from '../../../components/ui/fields/TextField.tsx';
import { Panel } from '../../../components/ui/Panel.tsx';
import { detailsOfStore, filingOfStore } from '../sections/StoreFacts.tsx';

/** What a store is and where. */
export const MerchantDetails = ({ store }: { store: Merchant }) => {
  const translate = useTranslate();
  const title = translate('records.page.merchantDetails');
  const { addresses } = store;
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
export const StoreFiling = ({ store }: { store: Merchant }) => {
  const translate = useTranslate();
  const terminals = store.terminalDetails.map(({ terminalId }) => terminalId).join(', ');
  return (
    <Panel title={translate('sections.filing')}>
      <SectionFacts section="filing">
        {filingOfStore({ owner: store.accountOwner?.name, terminals })}
      </SectionFacts>
    </Panel>
  );
};
