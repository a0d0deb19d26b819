import { MDR_TYPES, type MdrType } from '../records/mdrRates.ts';

/** The reports of which products somebody reads: HCPAY_DR_VIEW alone shows HCPay, each of the others all; nothing without any. */
export function seenProducts(permissions: ReadonlySet<string>): readonly MdrType[] {
  if (permissions.has('FM_VIEW_DR') || permissions.has('DR_VIEW')) return MDR_TYPES;
  return permissions.has('HCPAY_DR_VIEW') ? ['HCPAY'] : [];
}
