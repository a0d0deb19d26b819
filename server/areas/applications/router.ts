import { addNote } from './addNote.ts';
import { answerRemark } from './answerRemark.ts';
import { applicationReads } from './applicationReads.ts';
import { cancelApplication, cancelApplicationPublic } from './cancelApplication.ts';
import { claimReview } from './claimReview.ts';
import { getReviewQueue } from './getReviewQueue.ts';
import { listNotes } from './listNotes.ts';
import { merchantWorkflowAction } from './merchantWorkflowAction.ts';
import { partnerWorkflowAction } from './partnerWorkflowAction.ts';
import { releaseReview } from './releaseReview.ts';
import { resubmitMerchant } from './resubmitMerchant.ts';
import { resubmitPartner } from './resubmitPartner.ts';
import { takeBackMerchant } from './takeBackMerchant.ts';
import { takeBackPartner } from './takeBackPartner.ts';
import { updateMerchantEcommerceSites } from './updateMerchantEcommerceSites.ts';
import { updateMerchantSchedules } from './updateMerchantSchedules.ts';
import { updateMerchantSection } from './updateMerchantSection.ts';
import { updateMerchantStatus } from './updateMerchantStatus.ts';
import { updatePartnerSection } from './updatePartnerSection.ts';
import { updatePartnerStatus } from './updatePartnerStatus.ts';

export const applicationsRouter = {
  ...applicationReads,
  partnerWorkflowAction,
  merchantWorkflowAction,
  updatePartnerStatus,
  updateMerchantStatus,
  takeBackPartner,
  takeBackMerchant,
  answerRemark,
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
