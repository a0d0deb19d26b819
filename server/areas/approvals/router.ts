import { changeMerchantMdrRates } from '../rates/changeMerchantMdrRates.ts';
import { changePartnerMdrRates } from '../rates/changePartnerMdrRates.ts';
import { getMerchantMdrRates } from '../rates/getMerchantMdrRates.ts';
import { getPartnerMdrRates } from '../rates/getPartnerMdrRates.ts';
import { approveRequest } from './approveRequest.ts';
import { getApprovalRequest } from './getApprovalRequest.ts';
import { listApprovalKinds } from './listApprovalKinds.ts';
import { listApprovalRequests } from './listApprovalRequests.ts';
import { refuseRequest } from './refuseRequest.ts';
import { revealRequest } from './revealRequest.ts';
import { withdrawRequest } from './withdrawRequest.ts';

export const approvalsRouter = {
  listApprovalRequests,
  listApprovalKinds,
  getApprovalRequest,
  approveRequest,
  refuseRequest,
  revealRequest,
  withdrawRequest,
  getPartnerMdrRates,
  getMerchantMdrRates,
  changePartnerMdrRates,
  changeMerchantMdrRates,
};
