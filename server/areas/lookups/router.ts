import { os, osAnyone } from '../../http/os.ts';
import { plain } from '../../lookups/plain.ts';
import { getBankBranches } from './getBankBranches.ts';
import { getBankNames } from './getBankNames.ts';
import { getEnumDocumentTypes } from './getEnumDocumentTypes.ts';
import { getAccountOwners, getSalesroomCodes } from './salesroomsAndOwners.ts';

const staff = os.lookups;
// Applicants without a session use these too; the contract says who.
const open = osAnyone.lookups;

export const lookupsRouter = {
  getMerchantStatuses: staff.getMerchantStatuses.handler(plain('merchant-status')),
  getPartnerStatuses: staff.getPartnerStatuses.handler(plain('partner-status')),
  getConfirmationStatuses: staff.getConfirmationStatuses.handler(plain('confirmation-status')),
  getLandmarkTypes: open.getLandmarkTypes.handler(plain('landmark-type')),
  getPartnerCategories: staff.getPartnerCategories.handler(plain('partner-category')),
  getBusinessEntityTypes: open.getBusinessEntityTypes.handler(plain('business-entity-type')),
  getStatusWorkflows: staff.getStatusWorkflows.handler(plain('status-workflow')),
  getDocumentTypes: open.getDocumentTypes.handler(plain('document-type')),
  getAddressTypes: open.getAddressTypes.handler(plain('address-type')),
  getSalesroomCodes,
  getMerchantTypes: staff.getMerchantTypes.handler(plain('merchant-type')),
  getUtilityPartnerTypes: staff.getUtilityPartnerTypes.handler(plain('partner-type')),
  getUtilityPartnerTypesPublic: open.getUtilityPartnerTypesPublic.handler(plain('partner-type')),
  getBankAccountTypes: open.getBankAccountTypes.handler(plain('bank-account-type')),
  getBankNames,
  getBankBranches,
  getBankAccountStatuses: open.getBankAccountStatuses.handler(plain('bank-account-status')),
  getProductTypes: open.getProductTypes.handler(plain('product-type')),
  getContactDetailTypes: open.getContactDetailTypes.handler(plain('contact-detail-type')),
  getIdentificationTypes: open.getIdentificationTypes.handler(plain('identification-types')),
  getAccountOwners,
  getBusinessAreas: open.getBusinessAreas.handler(plain('business-areas')),
  getModesOfPayment: staff.getModesOfPayment.handler(plain('mode-of-payment')),
  getComputationMatrix: staff.getComputationMatrix.handler(plain('computation-matrix')),
  getBusinessTypes: open.getBusinessTypes.handler(plain('business-types')),
  getEnumDocumentTypes,
};
