import { personSections } from '#contract/shapes/sections.ts';
import type { Values } from '../../../components/admin/form/formSpec.tsx';
import { filled } from '../../../components/admin/records/sections/sectionForm.ts';
import { addressToValues } from '../../../components/ui/address/addressValues.ts';
import { personRules, personToValues } from './edit/personSections.ts';
import { type StoreChoice, storeIdsOf } from './storeChoice.ts';

const given = (address: unknown): Values | undefined => {
  const values = filled(address);
  return Object.keys(values).length > 0 ? values : undefined;
};

/** A retailer associate who is not there yet, as the form begins. */
export const toValues = (stores: readonly StoreChoice[]): Values => ({
  ...personToValues(),
  position: null,
  isEnabled: true,
  merchantIds: stores,
  presentAddress: addressToValues(undefined),
  isSameAddress: true,
  permanentAddress: addressToValues(undefined),
});

/** A new retailer associate as it is sent: of the addresses those in which anything was typed. */
export const toBody = (values: Values): Values => {
  const { presentAddress, permanentAddress, isSameAddress, merchantIds, ...person } = values;
  const [present, permanent] = [given(presentAddress), given(permanentAddress)];
  const isSame = isSameAddress === true;
  return {
    ...filled(person),
    ...(present ? { presentAddress: present } : {}),
    ...(permanent && !isSame ? { permanentAddress: permanent } : {}),
    isSameAddress: isSame && present !== undefined,
    merchantIds: storeIdsOf(merchantIds),
  };
};

/** By what the form checks the body before the server does. */
export const NEW_ASSOCIATE = { schema: personSections.associate, rules: personRules };
