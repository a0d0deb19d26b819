import { labelsOf } from '#domain/fields/field.ts';
import { jobTitleFields } from '#domain/fields/jobTitle.ts';

/**
 * Reads as jobTitles.*: what people of partners are, and who gives which role, fetched with the first of their pages.
 * A key added here is added in ../../fil/accounts/jobTitles.ts too, or the type-check fails.
 */
export const jobTitles = {
  field: labelsOf(jobTitleFields, 'en'),
  intro: 'What people of partners are. A new account gets the access role of its job title.',
  search: 'Search job titles',
  add: 'Add job title',
  details: 'The job title',
  editIntro: 'Whoever has this title keeps the role that they were given; new accounts get what stands here.',
  roleHelp: 'A role for people of partners that is in use.',
  inUseHelp: 'Only titles in use are offered when somebody is invited.',
  saved: '%{name} is saved. New accounts with this title get its role.',
  inUse: 'Offered',
  notInUse: 'Not offered',
  group: { owner: 'Owners', manager: 'Managers', salesAgent: 'Sales agents' },
  assignment: {
    'head-office': 'Head office, all stores',
    'single-store': 'One store',
    'multiple-stores': 'Several stores',
  },
  giving: {
    intro:
      'The kept list. Invitations, imports and registrations all follow it, and nobody else gives a role to anybody.',
    giver: 'Whoever has this role',
    gives: 'gives these',
    everyExternal: 'Every role for people of partners',
    staff: 'Anybody of the staff who may make accounts',
    staffGives: 'Roles of staff of which they hold every right; another one takes a colleague who does.',
    others: 'Everybody else, head offices too',
    nothing: 'No role',
  },
};
