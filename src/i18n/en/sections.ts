import { everyLabel } from '#domain/fields/field.ts';
import { partnerFields } from '#domain/fields/partner.ts';
import { storeFields } from '#domain/fields/store.ts';
/**
 * Reads as sections.*: what partners and stores consist of, and the forms that change it. `field` has every field by its name on the wire.
 * A key added here is added in ../fil/sections.ts too, or the type-check fails.
 */
export const sections = {
  field: everyLabel([partnerFields, storeFields], 'en'),
  role: {
    CONTACT_PERSON: 'Contact person',
    AUTHORIZED_SIGNATORY: 'Authorized signatory',
    OWNER: 'Owner',
    ACCOUNTING: 'Accounting',
    OPERATIONS: 'Operations',
  },
  whyTyped: 'No ZIP code of this town is listed here. Type its 4 digits.',
  registration: 'Registration',
  services: 'Services',
  filing: 'Kept by the provider',
  withholding: 'Withholding tax',
  whoseAccount: 'Whose account',
  person: 'Person %{n}',
  addPerson: 'Add a person',
  addTerminal: 'Add a terminal',
  findStaff: 'Name or employee code',
  remove: 'Remove',
  notInUse: 'Not in use',
  sharesContacts: 'This store shares the people of its partner.',
  sharesBank: 'This store is paid to its partner’s account.',
  noContacts: 'No contact person yet',
  noBank: 'No bank account yet',
  noHours: 'No operating hours yet',
  noSites: 'No e-commerce sites yet',
  noCommodities: 'No commodities yet',
  secondPerson: 'A second person has to approve a change of the bank details before it applies.',
  secondPersonHours:
    'Saving asks for the change: a second person has to approve it, and it takes effect %{smart_count} hour after that. |||| Saving asks for the change: a second person has to approve it, and it takes effect %{smart_count} hours after that.',
  bankPending: 'A change of the bank details by %{who} of %{when} waits for a second person.',
  bankScheduled: 'A change of the bank details by %{who} was approved and takes effect on %{when}.',
  pendingUnknown: 'Whether a change of the bank details waits for approval could not be found out.',
  toRequest: 'Open the request',
  signatoryElsewhere: 'The authorized signatory is not among these people and is changed in another form.',
  toBankForm: 'Change the bank details',
  signatoryRole: 'Who signs is changed with the bank details',
};
