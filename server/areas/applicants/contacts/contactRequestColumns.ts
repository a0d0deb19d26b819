import type { ContactRequest } from '#contract/selfService/contactRequests.ts';
import type { Language } from '#domain/sentence.ts';
import { columnsOf } from '../../../db/columns/columnsOf.ts';
import { flag, id, instant, openFlag, text } from '../../../db/columns/kinds.ts';
import { READER } from '../../../records/hands/peopleOf.ts';

/** A request for another contact, `r`, as reviewers read it. */
export const CONTACT_REQUEST = columnsOf<ContactRequest>('contact_request r')({
  id: id('r.id'),
  identifier: text('r.identifier'),
  referenceNumber: text('r.reference_number'),
  partnerId: id('r.partner_id'),
  fullName: text('r.full_name'),
  businessName: text('r.business_name'),
  tinNumber: text('r.tin_number'),
  isSameName: openFlag('r.is_same_name'),
  isSameTin: openFlag('r.is_same_tin'),
  isSamePerson: openFlag('r.is_same_person'),
  mobileNumber: text('r.mobile_number'),
  email: text('r.email'),
  state: text('r.state'),
  reason: text('r.reason'),
  dtimeMade: instant('r.made_at'),
  dtimeDecided: instant('r.decided_at'),
  decidedBy: text('r.decided_by'),
});

interface LockedRequest extends ContactRequest {
  /** In which the person who asked is answered. */
  language: Language;
  /** The new number or address is that of the reader, by any of their accounts. */
  isReaders: boolean;
}

/** The same as it is decided on. */
export const LOCKED_REQUEST = columnsOf<LockedRequest>('contact_request r')({
  ...CONTACT_REQUEST.columns,
  language: text('r.language'),
  isReaders: flag(`exists (select from user_account own where own.id = any (${READER})
    and (own.mobile_number = r.mobile_number or own.mailbox = mailbox_of(r.email)))`),
});
