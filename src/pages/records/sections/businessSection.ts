import type { Merchant } from '#contract/merchants.ts';
import type { Partner } from '#contract/partners.ts';
import { merchantSections, partnerSections } from '#contract/shapes/sections.ts';
import { partnerBusinessFields } from '#domain/fields/partner.ts';
import { storeBusinessFields } from '#domain/fields/store.ts';
import { textOrNull } from '#domain/formats/textOrNull.ts';
import { registrationProblems } from '#domain/records/businessRegistration.ts';
import { fieldForm } from '../../../components/admin/form/fieldForm.ts';
import type { Values } from '../../../components/admin/form/formSpec.tsx';
import { filled, type SectionSpec } from '../../../components/admin/records/sections/sectionForm.ts';
import { addressToValues } from '../../../components/ui/address/addressValues.ts';

/** The business details of a partner as a form holds them. */
export const partnerForm = fieldForm<Partner>()(partnerSections['business-details'], partnerBusinessFields, {
  address: (partner) => addressToValues(partner?.addresses.find(({ type }) => type === 'REGISTRATION')),
  accountOwnerCode: (partner) => partner?.accountOwner?.code ?? null,
});

/** The business details of a partner as they are sent; `isExternal` nothing of what staff keep. */
export const partnerBody = (values: Values, isExternal: boolean): Values => ({
  ...partnerForm.toBody(values, isExternal),
  address: filled(values.address),
});

/** What a partner is as a business. The record's own people send nothing of what staff keep. */
export const partnerBusiness = (isExternal: boolean): SectionSpec => ({
  draft: 'partner-business',
  schema: partnerSections['business-details'],
  toValues: (record) => (record.kind === 'partner' ? partnerForm.toValues(record, isExternal) : {}),
  toBody: (values) => partnerBody(values, isExternal),
  rules: (body) =>
    registrationProblems(textOrNull(body.businessEntity), {
      dti: textOrNull(body.dtiRegistrationNumber),
      sec: textOrNull(body.secRegistrationNumber),
    }),
  send: (provider, { id, version }, body) =>
    provider.savePartnerSection(id, 'business-details', body, version),
});

/** A store as a business of its own, as a form holds it. */
export const storeBusinessForm = fieldForm<Merchant>()(
  merchantSections['business-details'],
  storeBusinessFields,
  {},
);

/** What a store is as a business of its own. */
export const storeBusiness = (isExternal: boolean): SectionSpec => ({
  draft: 'store-business',
  schema: merchantSections['business-details'],
  toValues: (record) => (record.kind === 'merchant' ? storeBusinessForm.toValues(record, isExternal) : {}),
  toBody: (values) => storeBusinessForm.toBody(values, isExternal),
  send: (provider, { id, version }, body) => provider.saveStoreSection(id, 'business-details', body, version),
});
