import { createPartner } from './createPartner.ts';
import { createPartnerV3 } from './createPartnerV3.ts';
import { editPartner } from './editPartner.ts';
import { generatePartnerReferenceNumber } from './generatePartnerReferenceNumber.ts';
import { getPartner } from './getPartner.ts';
import { getPartnerBrands } from './getPartnerBrands.ts';
import { getPartnerCodelist } from './getPartnerCodelist.ts';
import { getPartnerListV2 } from './getPartnerListV2.ts';
import { getPartnerWorkflowStatuses } from './getPartnerWorkflowStatuses.ts';
import { listPartners } from './listPartners.ts';
import { listPartnersV2 } from './listPartnersV2.ts';
import { getPartnerTypes, getTransactionTypes, getTransactionTypesPublic } from './partnerTypes.ts';
import { searchPartnersV3 } from './searchPartnersV3.ts';

export const partnersRouter = {
  listPartners,
  listPartnersV2,
  getPartnerListV2,
  searchPartnersV3,
  getPartner,
  getPartnerBrands,
  getPartnerCodelist,
  getPartnerWorkflowStatuses,
  getPartnerTypes,
  getTransactionTypes,
  getTransactionTypesPublic,
  createPartner,
  createPartnerV3,
  editPartner,
  generatePartnerReferenceNumber,
};
