import { createMerchant } from './createMerchant.ts';
import { createMerchantV3 } from './createMerchantV3.ts';
import { editMerchant } from './editMerchant.ts';
import { getMerchant } from './getMerchant.ts';
import { getMerchantV1 } from './getMerchantV1.ts';
import { getSelfServiceCommodities } from './getSelfServiceCommodities.ts';
import { listMerchants } from './listMerchants.ts';
import { getMerchantDocumentTypes, getVatTypes } from './merchantTypes.ts';

export const merchantsRouter = {
  listMerchants,
  getMerchant,
  getMerchantV1,
  getMerchantDocumentTypes,
  getVatTypes,
  getSelfServiceCommodities,
  createMerchant,
  createMerchantV3,
  editMerchant,
};
