import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { partnerFields } from '#domain/fields/partner.ts';
import { AddressFields } from '../../../components/ui/address/AddressFields.tsx';
import { FieldGrid } from '../../../components/ui/FieldGrid.tsx';
import { BooleanInput } from '../../../components/ui/fields/BooleanInput.tsx';
import { Fields } from '../../../components/ui/fields/Fields.tsx';
import { TextInput } from '../../../components/ui/fields/TextInput.tsx';
import { Panel } from '../../../components/ui/Panel.tsx';
import { BrandInput } from './brands.tsx';
import { LookupInput } from './LookupInput.tsx';
import { RegistrationInputs } from './RegistrationInputs.tsx';
import { StaffPanel } from './StaffPanel.tsx';

const Services = () => {
  const translate = useTranslate();
  return (
    <Panel title={translate('sections.services')}>
      <FieldGrid>
        <BooleanInput source="hcAgent" />
        <BooleanInput source="shoppingMallsPartner" />
        <BooleanInput source="digitalPosPartner" />
        <BooleanInput source="enableEmailDR" />
        <BooleanInput source="enableEmail2307" />
      </FieldGrid>
    </Panel>
  );
};

/** What staff keep of a partner. */
const Filing = () => {
  const notes = (
    <Box sx={{ mt: 2 }}>
      <TextInput source="notes" />
    </Box>
  );
  return (
    <StaffPanel code="hsisCode" below={notes}>
      <LookupInput source="partnerType" />
      <LookupInput source="partnerCategoryId" />
      <BooleanInput source="isPartnerBrand" />
      <BrandInput source="partnerBrandId" />
      <TextInput source="startDate" />
      <TextInput source="endDate" />
    </StaffPanel>
  );
};

/** What a partner is as a business, where it is registered, and what staff keep of it. */
export const PartnerInputs = ({ isExternal }: { isExternal: boolean }) => {
  const translate = useTranslate();
  const entity: string | null = useWatch({ name: 'businessEntity' }) ?? null;
  return (
    <Fields of={partnerFields}>
      <Panel title={translate('sections.registration')}>
        <FieldGrid>
          <TextInput source="name" autoComplete="organization" />
          <TextInput source="tradeMark" />
          <LookupInput source="businessEntity" />
          <RegistrationInputs entity={entity} />
        </FieldGrid>
      </Panel>
      <Panel title={translate('sections.field.address')}>
        <AddressFields name="address" />
      </Panel>
      <Services />
      {!isExternal && <Filing />}
    </Fields>
  );
};
