import type { ReactNode } from 'react';
import { LookupField } from '../../../components/admin/LookupField.tsx';
import { TextField, WordedField } from '../../../components/ui/fields/TextField.tsx';
import { BrandField } from './brands.tsx';

/** The fields that tell what a partner is as a business; the address in words, as whoever shows them has it. */
export const registrationOfPartner = (address: ReactNode): ReactNode[] => [
  <TextField key="name" source="name" />,
  <TextField key="mark" source="tradeMark" />,
  <LookupField key="entity" source="businessEntity" />,
  <TextField key="tin" source="tinNumber" />,
  <TextField key="dti" source="dtiRegistrationNumber" />,
  <TextField key="sec" source="secRegistrationNumber" />,
  <LookupField key="vat" source="vatType" />,
  <WordedField key="address" source="address">
    {address}
  </WordedField>,
];

/** What a partner takes part in. */
export const servicesOfPartner: readonly ReactNode[] = [
  <TextField key="agent" source="hcAgent" />,
  <TextField key="malls" source="shoppingMallsPartner" />,
  <TextField key="pos" source="digitalPosPartner" />,
  <TextField key="reports" source="enableEmailDR" />,
  <TextField key="certificates" source="enableEmail2307" />,
];

/** How the provider files a partner; its account owner in words. */
export const filingOfPartner = (owner: ReactNode): ReactNode[] => [
  <TextField key="code" source="hsisCode" />,
  <WordedField key="owner" source="accountOwnerCode">
    {owner}
  </WordedField>,
  <LookupField key="area" source="businessArea" />,
  <LookupField key="type" source="partnerType" />,
  <LookupField key="category" source="partnerCategoryId" />,
  <TextField key="brand" source="isPartnerBrand" />,
  <BrandField key="of" source="partnerBrandId" />,
  <TextField key="start" source="startDate" />,
  <TextField key="end" source="endDate" />,
  <TextField key="notes" source="notes" />,
];
