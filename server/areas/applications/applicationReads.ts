import {
  getMerchantDetailsBankDetailsTrack,
  getMerchantDetailsBankDetailsWorkflow,
  getPmDetailsBankDetailsTrack,
  getPmDetailsBankDetailsWorkflow,
} from './details/bank.ts';
import {
  getMerchantDetailsBusinessDetailsTrack,
  getMerchantDetailsBusinessDetailsWorkflow,
  getPmDetailsBusinessDetailsTrack,
  getPmDetailsBusinessDetailsWorkflow,
} from './details/business.ts';
import {
  getMerchantDetailsDocumentsTrack,
  getMerchantDetailsDocumentsWorkflow,
  getPmDetailsDocumentsTrack,
  getPmDetailsDocumentsWorkflow,
} from './details/documents.ts';
import { getPartnerByReferenceNumber } from './details/getPartnerByReferenceNumber.ts';
import { getRecordTimeline } from './details/getRecordTimeline.ts';
import { getMerchantDetailsMerchantTrack, getMerchantDetailsMerchantWorkflow } from './details/merchant.ts';
import { getPmDetailsMerchantsTrack, getPmDetailsMerchantsWorkflow } from './details/merchants.ts';
import {
  getMerchantSummary,
  getPmDetailsPartnerTrack,
  getPmDetailsPartnerWorkflow,
} from './details/summaries.ts';
import { getFinancePartnerTypes } from './getFinancePartnerTypes.ts';
import { getPmBusinessAreas } from './getPmBusinessAreas.ts';
import { getTabCounts } from './getTabCounts.ts';
import { listApplications } from './listApplications.ts';

/** What is read of applications; the router has it beside what moves them. */
export const applicationReads = {
  listApplications,
  getTabCounts,
  getPmDetailsPartnerWorkflow,
  getPmDetailsPartnerTrack,
  getPmDetailsBusinessDetailsWorkflow,
  getPmDetailsBusinessDetailsTrack,
  getPmDetailsBankDetailsWorkflow,
  getPmDetailsBankDetailsTrack,
  getPmDetailsDocumentsWorkflow,
  getPmDetailsDocumentsTrack,
  getPmDetailsMerchantsWorkflow,
  getPmDetailsMerchantsTrack,
  getMerchantSummary,
  getMerchantDetailsMerchantWorkflow,
  getMerchantDetailsMerchantTrack,
  getMerchantDetailsBankDetailsWorkflow,
  getMerchantDetailsBankDetailsTrack,
  getMerchantDetailsDocumentsWorkflow,
  getMerchantDetailsDocumentsTrack,
  getMerchantDetailsBusinessDetailsWorkflow,
  getMerchantDetailsBusinessDetailsTrack,
  getPartnerByReferenceNumber,
  getRecordTimeline,
  getPmBusinessAreas,
  getFinancePartnerTypes,
};
