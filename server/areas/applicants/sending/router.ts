import { completeApplication } from './completeApplication.ts';
import { createMerchantV3Public } from './createMerchantV3Public.ts';
import { createPartnerV3Public } from './createPartnerV3Public.ts';

export const applicantSendingRouter = {
  createPartnerV3Public,
  createMerchantV3Public,
  completeApplication,
};
