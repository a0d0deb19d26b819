/** Calls that applicants without an account make under another path: our name of each, and of its public variant. */
const PUBLIC_VARIANTS = {
  createPartnerV3: 'createPartnerV3Public',
  createMerchantV3: 'createMerchantV3Public',
  uploadPartnerFile: 'uploadPartnerFilePublic',
  uploadMerchantFile: 'uploadMerchantFilePublic',
  downloadContracts: 'downloadContractsPublic',
  downloadContractsByPartner: 'downloadContractsByPartnerPublic',
  getTransactionTypes: 'getTransactionTypesPublic',
  getUtilityPartnerTypes: 'getUtilityPartnerTypesPublic',
  cancelApplication: 'cancelApplicationPublic',
} as const;
export type CallWithVariant = keyof typeof PUBLIC_VARIANTS;
export const CALLS_WITH_VARIANT = Object.keys(PUBLIC_VARIANTS) as CallWithVariant[];

/** The call that is made: its public variant by those who have no account. */
export const callFor = <C extends CallWithVariant>(
  call: C,
  { anonymous }: { anonymous: boolean },
): C | (typeof PUBLIC_VARIANTS)[C] => (anonymous ? PUBLIC_VARIANTS[call] : call);
