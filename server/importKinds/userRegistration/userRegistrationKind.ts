import { userRegistrationFields } from '#domain/imports/fields/userRegistrationFields.ts';
import type { ImportKind } from '../../imports/importKind.ts';
import { partnerChoices } from '../shared/partners/partnerChoices.ts';
import { matchUserRegistrations } from './matchUserRegistrations.ts';
import { roleChoices } from './openRoles.ts';
import { userRegistrationChecker } from './userRegistrationChecker.ts';
import { userRegistrationTemplate } from './userRegistrationTemplate.ts';
import { reverseUserRegistrations, writeUserRegistrations } from './writeUserRegistrations.ts';

/** People who are to get an account: they wait as Submitted until somebody approves them. */
export const userRegistrationKind: ImportKind = {
  id: 'user-registration',
  fields: userRegistrationFields,
  keyField: null,
  keyFields: ['username', 'emailAddress'],
  checker: userRegistrationChecker,
  match: matchUserRegistrations,
  write: writeUserRegistrations,
  reverse: reverseUserRegistrations,
  choices: async ({ tx, user }, field, q) => {
    if (field === 'hsisPartnerCode') return partnerChoices(tx, q);
    return field === 'accessRole' ? roleChoices(tx, user, q) : [];
  },
  template: userRegistrationTemplate,
  link: () => null,
};
