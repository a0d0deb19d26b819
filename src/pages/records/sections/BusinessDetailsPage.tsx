import { useTranslate } from 'react-admin';
import { useRecordShell } from '../../../components/admin/records/recordContext.ts';
import { SectionFacts } from '../../../components/admin/records/SectionFacts.tsx';
import { EditSection, SectionView } from '../../../components/admin/records/SectionView.tsx';
import type { WholeRecord } from '../../../components/admin/records/useWholeRecord.ts';
import { AddressText } from '../../../components/ui/address/AddressText.tsx';
import { TextField } from '../../../components/ui/fields/TextField.tsx';
import { Panel } from '../../../components/ui/Panel.tsx';
import { filingOfPartner, registrationOfPartner, servicesOfPartner } from './PartnerFacts.tsx';
import { registrationOfStore, withholdingOfStore } from './StoreFacts.tsx';

const SECTION = 'business-details';

const Registration = ({ record }: { record: WholeRecord }) => {
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

/** What a partner takes part in, and how the provider files it. */
const OfPartner = ({ owner, isExternal }: { owner: string | undefined; isExternal: boolean }) => {
  const translate = useTranslate();
  return (
    <>
      <Panel title={translate('sections.services')}>
        <SectionFacts section="services">{servicesOfPartner}</SectionFacts>
      </Panel>
      {!isExternal && (
        <Panel title={translate('sections.filing')}>
          <SectionFacts section="filing">{filingOfPartner(owner)}</SectionFacts>
        </Panel>
      )}
    </>
  );
};

/** What a partner or a store is as a business. */
export const BusinessDetailsPage = () => {
  const translate = useTranslate();
  const { isExternal } = useRecordShell();
  return (
    <SectionView>
      {(record) => (
        <>
          <Registration record={record} />
          {record.kind === 'partner' ? (
            <OfPartner owner={record.accountOwner?.name} isExternal={isExternal} />
          ) : (
            <Panel title={translate('sections.withholding')}>
              <SectionFacts section="withholding">{withholdingOfStore}</SectionFacts>
            </Panel>
          )}
        </>
      )}
    </SectionView>
  );
};
