import type { ApplicantDraft, ApplicantDraftPart, ApplicantDraftRow } from '#contract/selfService/drafts.ts';
import { columnsOf } from '../../../db/columns/columnsOf.ts';
import { flag, id, instant, int, json, text } from '../../../db/columns/kinds.ts';

/** A draft, `d`, as it stands in the list of one's own. */
export const DRAFT_ROW = columnsOf<ApplicantDraftRow>('applicant_draft d')({
  referenceNumber: text('d.reference_number'),
  state: text('d.state'),
  businessName: text('d.business_name'),
  branchOnly: flag('d.existing_partner_id is not null'),
  dtimeCreated: instant('d.created_at'),
  dtimeUpdated: instant('d.changed_at'),
  dtimeExpires: instant('d.expires_at'),
});

/** The same whole, but for its parts and uploads. */
export const DRAFT = columnsOf<Omit<ApplicantDraft, 'parts' | 'uploads'>>('applicant_draft d')({
  ...DRAFT_ROW.columns,
  mobileNumber: text('d.mobile_number'),
  email: text('d.email'),
  partnerId: id('d.partner_id'),
  existingPartnerId: id('d.existing_partner_id'),
});

/** One part of a draft, `p`. */
export const PART = columnsOf<ApplicantDraftPart>('applicant_draft_part p')({
  part: text('p.name'),
  values: json('p."values"'),
  version: int('p.version'),
  dtimeUpdated: instant('p.updated_at'),
});
