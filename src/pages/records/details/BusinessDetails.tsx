import { useTranslate } from 'react-admin';
import type { Partner } from '#contract/partners.ts';
import { SectionFacts } from '../../../components/admin/records/sections/SectionFacts.tsx';
import { EditSection } from '../../../components/admin/records/sections/SectionView.tsx';
import type { WholeRecord } from '../../../components/admin/records/useWholeRecord.ts';
import { AddressText } from '../../../components/ui/address/AddressText.tsx';
import { TextField } from '../../../components/ui/fields/TextField.tsx';
import { Panel } from '../../../components/ui/Panel.tsx';
import { filingOfPartner, registrationOfPartner, servicesOfPartner } from '../sections/PartnerFacts.tsx';
import { registrationOfStore } from '../sections/StoreFacts.tsx';

const SECTION = 'business-details';

/** What a partner or a store is as a business. */
export const BusinessDetails = ({ record }: { record: WholeRecord }) => {
  const translate = useTranslate();
  const title = translate('sections.registration');
  const registered = record.addresses.find(({ type }) => type === 'REGISTRATION');
  return (
    <Panel title={title} aside={<EditSection page="businessDetailsEdit" name={title} />}>
      <SectionFacts section={SECTION}>
        {record.kind === 'merchant' && <TextField source="merchantName" />}
        {record.kind === 'partner'
          ? registrationOfPartner(<AddressText address={registered} />)
          : registrationOfStore}
      </SectionFacts>
    </Panel>
  );
};

/** What a partner takes part in. */
export const Services = () => (
  <Panel title={useTranslate()('sections.services')}>
    <SectionFacts section="services">{servicesOfPartner}</SectionFacts>
  </Panel>
);

/** How the provider files a partner. */
export const PartnerFiling = ({ partner }: { partner: Partner }) => (
  <Panel title={useTranslate()('sections.filing')}>
    <SectionFacts section="filing">{filingOfPartner(partner.accountOwner?.name)}</SectionFacts>
  </Panel>
);
