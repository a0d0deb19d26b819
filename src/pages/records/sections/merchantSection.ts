import { merchantSections } from '#contract/shapes/sections.ts';
import { MERCHANT_STAFF_FIELDS } from '#domain/access/staffFields.ts';
import { cashLimitProblems } from '#domain/records/cashLimits.ts';
import { sharedPartProblem } from '#domain/records/sharedParts.ts';
import type { Values } from '../../../components/admin/form/formSpec.tsx';
import { filled, type SectionSpec } from '../../../components/admin/records/sectionForm.ts';
import type { WholeRecord } from '../../../components/admin/records/useWholeRecord.ts';
import { addressToValues } from '../../../components/ui/address/addressValues.ts';
import { withoutStaffFields } from './businessSection.ts';

const toValues = (record: WholeRecord): Values => {
  if (record.kind !== 'merchant') return {};
  const place = record.addresses.find(({ type }) => type === 'BUSINESS_PLACE');
  return {
    merchantName: record.merchantName,
    merchantType: record.merchantType,
    segment: record.segment ?? '',
    contactNumber: record.contactNumber ?? '',
    enableEmailDR: record.enableEmailDR,
    isSameAddress: record.isSameAddress,
    address: addressToValues(record.isSameAddress ? undefined : place),
    hsisSalesRoomCode: record.hsisSalesRoomCode ?? '',
    accountOwnerCode: record.accountOwner?.code ?? null,
    businessArea: record.businessArea,
    minCashAmt: record.minCashAmt ?? '',
    maxCashAmt: record.maxCashAmt ?? '',
    acquirerId: record.acquirerId ?? '',
    terminalDetails: record.terminalDetails,
    pos: record.pos ?? '',
  };
};

const toBody = (values: Values, isExternal: boolean): Values => {
  const { address, ...rest } = values;
  const isShared = values.isSameAddress === true;
  const body = {
    ...rest,
    ...(isShared ? {} : { address: filled(address) }),
    accountOwnerCode: values.accountOwnerCode ?? '',
    minCashAmt: values.minCashAmt || null,
    maxCashAmt: values.maxCashAmt || null,
  };
  return isExternal ? withoutStaffFields(body, MERCHANT_STAFF_FIELDS) : body;
};

const amount = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** What a store is and where. The record's own people send nothing of what staff keep. */
export const storeDetails = (isExternal: boolean): SectionSpec => ({
  draft: 'store-details',
  schema: merchantSections.merchant,
  toValues: (record) =>
    isExternal ? withoutStaffFields(toValues(record), MERCHANT_STAFF_FIELDS) : toValues(record),
  toBody: (values) => toBody(values, isExternal),
  rules: (body) => {
    const shared = sharedPartProblem(body.isSameAddress === true, body.address);
    const limits = { minCashAmt: amount(body.minCashAmt), maxCashAmt: amount(body.maxCashAmt) };
    return { ...cashLimitProblems(limits), ...(shared ? { address: shared } : {}) };
  },
  send: (provider, { id, version }, body) => provider.saveStoreSection(id, 'merchant', body, version),
});
