import { getMerchant } from './getMerchant.ts';
import { listMerchants } from './listMerchants.ts';

export const merchantsRouter = { listMerchants, getMerchant };
