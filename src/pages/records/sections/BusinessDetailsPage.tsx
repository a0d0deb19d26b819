import { useTranslate } from 'react-admin';
import type { Partner } from '#contract/partners.ts';
import { LookupText } from '../../../components/admin/LookupText.tsx';
import { useRecordShell } from '../../../components/admin/records/recordContext.ts';
import { SectionFacts } from '../../../components/admin/records/SectionFacts.tsx';
import { EditSection, SectionView } from '../../../components/admin/records/SectionView.tsx';
import type { WholeRecord } from '../../../components/admin/records/useWholeRecord.ts';
import { AddressText } from '../../../components/ui/address/AddressText.tsx';
import { Panel } from '../../../components/ui/Panel.tsx';
import { DateText, TinText } from '../../../components/ui/texts.tsx';
import { useUiTexts } from '../../../components/ui/uiTexts.tsx';
import { BrandText } from './brands.tsx';

const SECTION = 'business-details';

const Registration = ({ record }: { record: WholeRecord }) => {
  const translate = useTranslate();
  const title = translate('sections.registration');
  const { tinNumber, dtiRegistrationNumber, secRegistrationNumber, vatType } = record;
  const isPartner = record.kind === 'partner';
  const registered = record.addresses.find(({ type }) => type === 'REGISTRATION');
  return (
    <Panel title={title} aside={<EditSection page="businessDetailsEdit" name={title} />}>
      <SectionFacts
        section={SECTION}
        facts={[
          ['name', isPartner ? record.name : record.merchantName],
          ...(isPartner
            ? ([
                ['businessEntity', <LookupText list="businessEntity" code={record.businessEntity} key="e" />],
              ] as const)
            : []),
          ['tinNumber', <TinText tin={tinNumber} key="t" />],
          ['dtiRegistrationNumber', dtiRegistrationNumber],
          ['secRegistrationNumber', secRegistrationNumber],
          ['vatType', <LookupText list="vatType" code={vatType} key="v" />],
          ...(isPartner ? ([['address', <AddressText address={registered} key="a" />]] as const) : []),
        ]}
      />
    </Panel>
  );
};

const Services = ({ record }: { record: Partner }) => {
  const translate = useTranslate();
  const { yes, no } = useUiTexts();
  const { hcAgent, shoppingMallsPartner, digitalPosPartner, enableEmailDR } = record;
  const said = (value: boolean) => (value ? yes : no);
  return (
    <Panel title={translate('sections.services')}>
      <SectionFacts
        section="services"
        facts={[
          ['hcAgent', said(hcAgent)],
          ['shoppingMallsPartner', said(shoppingMallsPartner)],
          ['digitalPosPartner', said(digitalPosPartner)],
          ['enableEmailDR', said(enableEmailDR)],
        ]}
      />
    </Panel>
  );
};

/** What staff keep of a partner: how it is filed with the provider, and by whom it is looked after. */
const Filing = ({ record }: { record: Partner }) => {
  const translate = useTranslate();
  const { yes, no } = useUiTexts();
  return (
    <Panel title={translate('sections.filing')}>
      <SectionFacts
        section="filing"
        facts={[
          ['hsisCode', record.hsisCode],
          ['accountOwnerCode', record.accountOwner?.name],
          ['businessArea', <LookupText list="businessArea" code={record.businessArea} key="a" />],
          ['partnerType', <LookupText list="partnerType" code={record.partnerType} key="t" />],
          [
            'partnerCategoryId',
            <LookupText list="partnerCategory" code={record.partnerCategoryId} key="c" />,
          ],
          ['isPartnerBrand', record.isPartnerBrand ? yes : no],
          ['partnerBrandId', <BrandText id={record.partnerBrandId} key="b" />],
          ['startDate', <DateText value={record.startDate} key="s" />],
          ['endDate', <DateText value={record.endDate} key="e" />],
          ['notes', record.notes],
        ]}
      />
    </Panel>
  );
};

const Withholding = ({ isEwt, isTwa }: { isEwt: boolean; isTwa: boolean }) => {
  const translate = useTranslate();
  const { yes, no } = useUiTexts();
  return (
    <Panel title={translate('sections.withholding')}>
      <SectionFacts
        section="withholding"
        facts={[
          ['isEwt', isEwt ? yes : no],
          ['isTwa', isTwa ? yes : no],
        ]}
      />
    </Panel>
  );
};

/** What a partner or a store is as a business. */
export const BusinessDetailsPage = () => {
  const { isExternal } = useRecordShell();
  return (
    <SectionView>
      {(record) => (
        <>
          <Registration record={record} />
          {record.kind === 'partner' && <Services record={record} />}
          {record.kind === 'partner' && !isExternal && <Filing record={record} />}
          {record.kind === 'merchant' && <Withholding isEwt={record.isEwt} isTwa={record.isTwa} />}
        </>
      )}
    </SectionView>
  );
};
