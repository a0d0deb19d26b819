import { applicationReads } from './applicationReads.ts';
import { addNote } from './notes/addNote.ts';
import { listNotes } from './notes/listNotes.ts';
import { claimReview } from './review/claimReview.ts';
import { getReviewQueue } from './review/getReviewQueue.ts';
import { mendRemark } from './review/mend/mendRemark.ts';
import { merchantWorkflowAction } from './review/merchantWorkflowAction.ts';
import { partnerWorkflowAction } from './review/partnerWorkflowAction.ts';
import { releaseReview } from './review/releaseReview.ts';
import { answerRemark } from './review/remarks/answerRemark.ts';
import { resubmitMerchant } from './review/resubmitMerchant.ts';
import { resubmitPartner } from './review/resubmitPartner.ts';
import { takeBackMerchant } from './review/takeBackMerchant.ts';
import { takeBackPartner } from './review/takeBackPartner.ts';
import { updateMerchantEcommerceSites } from './sections/updateMerchantEcommerceSites.ts';
import { updateMerchantSchedules } from './sections/updateMerchantSchedules.ts';
import { updateMerchantSection } from './sections/updateMerchantSection.ts';
import { updatePartnerSection } from './sections/updatePartnerSection.ts';
import { cancelApplication, cancelApplicationPublic } from './standing/cancelApplication.ts';
import { updateMerchantStatus } from './standing/updateMerchantStatus.ts';
import { updatePartnerStatus } from './standing/updatePartnerStatus.ts';

export const applicationsRouter = {
  ...applicationReads,
  partnerWorkflowAction,
  merchantWorkflowAction,
  updatePartnerStatus,
  updateMerchantStatus,
  takeBackPartner,
  takeBackMerchant,
  answerRemark,
  mendRemark,
  resubmitPartner,
  resubmitMerchant,
  cancelApplication,
  cancelApplicationPublic,
  getReviewQueue,
  claimReview,
  releaseReview,
  listNotes,
  addNote,
  updatePartnerSection,
  updateMerchantSection,
  updateMerchantSchedules,
  updateMerchantEcommerceSites,
};
