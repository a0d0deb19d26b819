import { merchantSections, partnerSections } from '#contract/shapes/sections.ts';
import { MERCHANT_STAFF_FIELDS, PARTNER_STAFF_FIELDS } from '#domain/access/staffFields.ts';
import { registrationProblems } from '#domain/records/businessRegistration.ts';
import type { Values } from '../../../components/admin/form/formSpec.tsx';
import { filled, type SectionSpec } from '../../../components/admin/records/sectionForm.ts';
import type { WholeRecord } from '../../../components/admin/records/useWholeRecord.ts';
import { addressToValues } from '../../../components/ui/address/addressValues.ts';

const text = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

/** A body without the fields that only staff set, for the record's own people. */
export const withoutStaffFields = (body: Values, fields: readonly string[]): Values =>
  Object.fromEntries(Object.entries(body).filter(([field]) => !fields.includes(field)));

const partnerValues = (record: WholeRecord): Values => {
  if (record.kind !== 'partner') return {};
  return {
    name: record.name,
    businessEntity: record.businessEntity,
    tinNumber: record.tinNumber ?? '',
    dtiRegistrationNumber: record.dtiRegistrationNumber ?? '',
    secRegistrationNumber: record.secRegistrationNumber ?? '',
    vatType: record.vatType,
    address: addressToValues(record.addresses.find(({ type }) => type === 'REGISTRATION')),
    hcAgent: record.hcAgent,
    shoppingMallsPartner: record.shoppingMallsPartner,
    digitalPosPartner: record.digitalPosPartner,
    enableEmailDR: record.enableEmailDR,
    hsisCode: record.hsisCode ?? '',
    accountOwnerCode: record.accountOwner?.code ?? null,
    businessArea: record.businessArea,
    partnerType: record.partnerType,
    partnerCategoryId: record.partnerCategoryId,
    isPartnerBrand: record.isPartnerBrand,
    partnerBrandId: record.partnerBrandId,
    startDate: record.startDate ?? '',
    endDate: record.endDate ?? '',
    notes: record.notes ?? '',
  };
};

/** The business details of a partner as they are sent; `isExternal` nothing of what staff keep. */
export const partnerBody = (values: Values, isExternal: boolean): Values => ({
  ...values,
  businessEntity: values.businessEntity ?? undefined,
  address: filled(values.address),
  ...(isExternal ? {} : { startDate: text(values.startDate), endDate: text(values.endDate) }),
  ...(isExternal ? {} : { accountOwnerCode: values.accountOwnerCode ?? '' }),
});

/** What a partner is as a business. The record's own people send nothing of what staff keep. */
export const partnerBusiness = (isExternal: boolean): SectionSpec => ({
  draft: 'partner-business',
  schema: partnerSections['business-details'],
  toValues: (record) =>
    isExternal ? withoutStaffFields(partnerValues(record), PARTNER_STAFF_FIELDS) : partnerValues(record),
  toBody: (values) => partnerBody(values, isExternal),
  rules: (body) =>
    registrationProblems(text(body.businessEntity), {
      dti: text(body.dtiRegistrationNumber),
      sec: text(body.secRegistrationNumber),
    }),
  send: (provider, { id, version }, body) =>
    provider.savePartnerSection(id, 'business-details', body, version),
});

const storeValues = (record: WholeRecord): Values =>
  record.kind === 'merchant'
    ? {
        tinNumber: record.tinNumber ?? '',
        dtiRegistrationNumber: record.dtiRegistrationNumber ?? '',
        secRegistrationNumber: record.secRegistrationNumber ?? '',
        vatType: record.vatType,
        isEwt: record.isEwt,
        isTwa: record.isTwa,
      }
    : {};

/** What a store is as a business of its own. */
export const storeBusiness = (isExternal: boolean): SectionSpec => ({
  draft: 'store-business',
  schema: merchantSections['business-details'],
  toValues: (record) =>
    isExternal ? withoutStaffFields(storeValues(record), MERCHANT_STAFF_FIELDS) : storeValues(record),
  toBody: (values) => values,
  send: (provider, { id, version }, body) => provider.saveStoreSection(id, 'business-details', body, version),
});
