import Box from '@mui/material/Box';
import { useCallback } from 'react';
import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { registrationOffice } from '#domain/records/businessRegistration.ts';
import { useRecordShell } from '../../../components/admin/records/recordContext.ts';
import { SectionForm } from '../../../components/admin/records/SectionForm.tsx';
import { useFieldLabel } from '../../../components/admin/records/useFieldLabel.ts';
import type { WholeRecord } from '../../../components/admin/records/useWholeRecord.ts';
import { AddressFields } from '../../../components/ui/address/AddressFields.tsx';
import { FieldGrid } from '../../../components/ui/FieldGrid.tsx';
import { FormSwitch, FormText } from '../../../components/ui/fields/formFields.ts';
import { FormTin } from '../../../components/ui/fields/formSelects.ts';
import { Panel } from '../../../components/ui/Panel.tsx';
import { BrandSelect } from './brands.tsx';
import { partnerBusiness, storeBusiness } from './businessSection.ts';
import { LookupSelect } from './LookupSelect.tsx';
import { StaffPanel } from './StaffPanel.tsx';

/** TIN, the numbers of registration and VAT, which partners and stores have alike. */
const Numbers = ({ entity, isTinRequired }: { entity: string | null; isTinRequired: boolean }) => {
  const labelOf = useFieldLabel();
  const office = registrationOffice(entity);
  return (
    <>
      <FormTin
        name="tinNumber"
        label={labelOf('tinNumber')}
        required={isTinRequired}
        optional={!isTinRequired}
      />
      <LookupSelect name="vatType" list="vatType" />
      <FormText
        name="dtiRegistrationNumber"
        label={labelOf('dtiRegistrationNumber')}
        maxLength={20}
        autoComplete="off"
        required={office === 'DTI'}
        optional={office !== 'DTI'}
      />
      <FormText
        name="secRegistrationNumber"
        label={labelOf('secRegistrationNumber')}
        maxLength={20}
        autoComplete="off"
        required={office === 'SEC'}
        optional={office !== 'SEC'}
      />
    </>
  );
};

const Services = () => {
  const translate = useTranslate();
  const labelOf = useFieldLabel();
  return (
    <Panel title={translate('sections.services')}>
      <FieldGrid>
        {['hcAgent', 'shoppingMallsPartner', 'digitalPosPartner', 'enableEmailDR'].map((name) => (
          <FormSwitch key={name} name={name} label={labelOf(name)} />
        ))}
      </FieldGrid>
    </Panel>
  );
};

/** What staff keep of a partner. */
const Filing = () => {
  const labelOf = useFieldLabel();
  const notes = (
    <Box sx={{ mt: 2 }}>
      <FormText name="notes" label={labelOf('notes')} rows={3} maxLength={2000} optional />
    </Box>
  );
  return (
    <StaffPanel code="hsisCode" below={notes}>
      <LookupSelect name="partnerType" list="partnerType" />
      <LookupSelect name="partnerCategoryId" list="partnerCategory" />
      <FormSwitch name="isPartnerBrand" label={labelOf('isPartnerBrand')} />
      <BrandSelect name="partnerBrandId" />
      <FormText name="startDate" label={labelOf('startDate')} type="date" optional />
      <FormText name="endDate" label={labelOf('endDate')} type="date" optional />
    </StaffPanel>
  );
};

/** What a partner is as a business, where it is registered, and what staff keep of it. */
export const PartnerFields = ({ isExternal }: { isExternal: boolean }) => {
  const translate = useTranslate();
  const labelOf = useFieldLabel();
  const entity: string | null = useWatch({ name: 'businessEntity' }) ?? null;
  return (
    <>
      <Panel title={translate('sections.registration')}>
        <FieldGrid>
          <FormText
            name="name"
            label={labelOf('name')}
            maxLength={200}
            autoComplete="organization"
            required
          />
          <LookupSelect name="businessEntity" list="businessEntity" required />
          <Numbers entity={entity} isTinRequired />
        </FieldGrid>
      </Panel>
      <Panel title={labelOf('address')}>
        <AddressFields name="address" />
      </Panel>
      <Services />
      {!isExternal && <Filing />}
    </>
  );
};

/** TIN, registration and taxes of a store; the taxes are staff’s to set. */
export const StoreFields = ({ isExternal }: { isExternal: boolean }) => {
  const translate = useTranslate();
  const labelOf = useFieldLabel();
  return (
    <Panel title={translate('sections.registration')}>
      <FieldGrid>
        <Numbers entity={null} isTinRequired={false} />
        {!isExternal && <FormSwitch name="isEwt" label={labelOf('isEwt')} />}
        {!isExternal && <FormSwitch name="isTwa" label={labelOf('isTwa')} />}
      </FieldGrid>
    </Panel>
  );
};

/** Changes what a partner or a store is as a business. */
export const BusinessDetailsEditPage = () => {
  const { isExternal } = useRecordShell();
  const sectionOf = useCallback(
    ({ kind }: WholeRecord) => (kind === 'partner' ? partnerBusiness : storeBusiness)(isExternal),
    [isExternal],
  );
  return (
    <SectionForm view="businessDetails" section={sectionOf}>
      {({ kind }) =>
        kind === 'partner' ? (
          <PartnerFields isExternal={isExternal} />
        ) : (
          <StoreFields isExternal={isExternal} />
        )
      }
    </SectionForm>
  );
};
