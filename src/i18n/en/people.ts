import { associateFields } from '#domain/fields/associate.ts';
import { labelsOf } from '#domain/fields/field.ts';
import { civilStatusWords, genderWords } from '#domain/people/personWords.ts';
import { spoken } from '../spoken.ts';
/**
 * Reads as people.*: retailer associates and sales representatives.
 * A key added here is added in ../fil/people.ts too, or the type-check fails.
 */
export const people = {
  search: 'Name, employee code, mobile',
  associatesEmpty: 'No retailer associates yet.',
  representativesEmpty: 'No sales representatives yet.',
  field: labelsOf(associateFields, 'en'),
  actions: 'Actions',
  gender: spoken(genderWords, 'en'),
  civilStatus: spoken(civilStatusWords, 'en'),
  designation: { owner: 'Owner', manager: 'Manager', salesAgent: 'Sales agent' },
  yes: 'In use',
  no: 'Not in use',
  more: 'and %{count} more',
  changed: 'Changed by %{who}',
  personalDetails: 'Personal details',
  designationPosition: 'Designation and position',
  positionHelp: 'Listed by designation: owner, manager, sales agent',
  inUseHelp: 'Switch it off for somebody who has left',
  storesHelp: 'All stores of the partner in which this person works',
  addressOptional: 'May be left empty and added later',
  isPermanentToo: 'This is the permanent address too',
  isPermanentTooHelp: 'The permanent address that is kept now is dropped when you switch this on',
  wasPermanentToo: 'Switched off, the former address stays as the permanent one',
  noPresentAddress: 'There is no present address yet',
  addAssociate: 'Add retailer associate',
  whichStores: 'In which stores does this person work?',
  chooseStore: 'Choose at least one store',
  continue: 'Continue',
  findStores: 'Type a name or code',
  addRepresentative: 'Add sales representative',
  employee: 'Employee',
  employeeNote: 'Kept with the employee: what changes there shows here',
  findEmployee: 'EMP… or a name',
  servesAlready: 'Serves already: %{stores}',
  servesNone: 'Serves no store of this partner yet',
  moreStores: 'Add stores',
  remove: 'Remove',
  removeTitle: 'Remove %{name}?',
  removeFrom: 'They serve %{store} no longer. They can be added again.',
  removeWhich: 'They serve the ticked stores no longer. They can be added again.',
  removed: '%{name} serves %{smart_count} store less. |||| %{name} serves %{smart_count} stores less.',
  added: '%{name} was added to %{smart_count} store. |||| %{name} was added to %{smart_count} stores.',
  serves:
    '%{code} now serves %{smart_count} store: see the list. |||| %{code} now serves %{smart_count} stores: see the list.',
  saved: 'Saved: %{part} of %{name}.',
};
