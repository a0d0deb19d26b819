import { changeMerchantMdrRates } from './changeMerchantMdrRates.ts';
import { changePartnerMdrRates } from './changePartnerMdrRates.ts';
import { getMerchantMdrRates } from './getMerchantMdrRates.ts';
import { getPartnerMdrRates } from './getPartnerMdrRates.ts';

/** The calls of rates; the contract has them among those of approvals. */
export const ratesRouter = {
  getPartnerMdrRates,
  getMerchantMdrRates,
  changePartnerMdrRates,
  changeMerchantMdrRates,
};
