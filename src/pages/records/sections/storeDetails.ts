import type { Merchant } from '#contract/merchants.ts';
import { merchantSections } from '#contract/shapes/sections.ts';
import { storeDetailFields } from '#domain/fields/store.ts';
import { cashLimitProblems } from '#domain/records/cashLimits.ts';
import { sharedPartProblem } from '#domain/records/sharedParts.ts';
import { fieldForm } from '../../../components/admin/form/fieldForm.ts';
import type { Values } from '../../../components/admin/form/formSpec.tsx';
import { filled, type SectionSpec } from '../../../components/admin/records/sections/sectionForm.ts';
import { addressToValues } from '../../../components/ui/address/addressValues.ts';

/** What a store is and where, as a form holds it. */
export const storeDetailForm = fieldForm<Merchant>()(merchantSections.merchant, storeDetailFields, {
  address: (store) =>
    addressToValues(
      store?.isSameAddress ? undefined : store?.addresses.find(({ type }) => type === 'BUSINESS_PLACE'),
    ),
  accountOwnerCode: (store) => store?.accountOwner?.code ?? null,
  terminalDetails: (store) => store?.terminalDetails ?? [],
});

/** The same as it is sent; an address that is the partner's is left out. */
export const storeDetailBody = (values: Values, isExternal: boolean): Values => {
  const { address, ...body } = storeDetailForm.toBody(values, isExternal);
  return values.isSameAddress === true ? body : { ...body, address: filled(address) };
};

const amount = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** What a store is and where. The record's own people send nothing of what staff keep. */
export const storeDetails = (isExternal: boolean): SectionSpec => ({
  draft: 'store-details',
  schema: merchantSections.merchant,
  toValues: (record) => (record.kind === 'merchant' ? storeDetailForm.toValues(record, isExternal) : {}),
  toBody: (values) => storeDetailBody(values, isExternal),
  rules: (body) => {
    const shared = sharedPartProblem(body.isSameAddress === true, body.address);
    const limits = { minCashAmt: amount(body.minCashAmt), maxCashAmt: amount(body.maxCashAmt) };
    return { ...cashLimitProblems(limits), ...(shared ? { address: shared } : {}) };
  },
  send: (provider, { id, version }, body) => provider.saveStoreSection(id, 'merchant', body, version),
});
