import type { User } from '#contract/people/users.ts';
import { writtenOf } from '../../../db/columns/columnsOf.ts';
import { day, id, text } from '../../../db/columns/kinds.ts';

/** What is written of an account that somebody makes for another person. */
export interface NewAccount extends Pick<User, 'type' | 'accessLevel' | 'partnerId' | 'registrationCode'> {
  firstName: string;
  middleName: string | null;
  lastName: string;
  birthDate: string;
  email: string;
  mobileNumber: string;
  /** The same number where its person has read a code there; null of one that somebody else has typed. */
  provedMobile: string | null;
  landlineNumber: string | null;
  jobTitleId: string | null;
  assignment: string | null;
}

/** The same by column. */
export const NEW_ACCOUNT = writtenOf<NewAccount>('user_account u')({
  type: text('u.type'),
  accessLevel: text('u.access_level'),
  partnerId: id('u.partner_id'),
  registrationCode: text('u.registration_code'),
  firstName: text('u.first_name'),
  middleName: text('u.middle_name'),
  lastName: text('u.last_name'),
  birthDate: day('u.birth_date'),
  email: text('u.email'),
  mobileNumber: text('u.mobile_number'),
  provedMobile: text('u.proved_mobile'),
  landlineNumber: text('u.landline_number'),
  jobTitleId: id('u.job_title_id'),
  assignment: text('u.assignment'),
});
