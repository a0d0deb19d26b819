import { describe, expect, it } from 'vitest';
import { CALLS_WITH_VARIANT, callFor } from './publicCalls.ts';

describe('the call that somebody makes', () => {
  it.each([
    ['createPartnerV3', 'createPartnerV3Public'],
    ['createMerchantV3', 'createMerchantV3Public'],
    ['uploadPartnerFile', 'uploadPartnerFilePublic'],
    ['uploadMerchantFile', 'uploadMerchantFilePublic'],
    ['downloadContracts', 'downloadContractsPublic'],
    ['downloadContractsByPartner', 'downloadContractsByPartnerPublic'],
    ['getTransactionTypes', 'getTransactionTypesPublic'],
    ['cancelApplication', 'cancelApplicationPublic'],
    // Not in the list of the specification, but there is a public path of it (OP-81).
    ['getUtilityPartnerTypes', 'getUtilityPartnerTypesPublic'],
  ] as const)('[perm.anonymousPublicCalls] for %s is %s without an account, else itself', (call, open) => {
    expect(callFor(call, { anonymous: true })).toBe(open);
    expect(callFor(call, { anonymous: false })).toBe(call);
  });

  it('[perm.anonymousPublicCalls] has a variant for these calls and no others', () =>
    expect(CALLS_WITH_VARIANT).toHaveLength(9));
});
