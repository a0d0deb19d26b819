import { labelsOf } from '#domain/fields/field.ts';
import { registrationCodeFields } from '#domain/fields/registrationCode.ts';
import { MOST_CODE_DAYS, MOST_CODE_USES } from '#domain/people/registrationCode.ts';

/**
 * Reads as registrationCodes.*: codes that people register with, fetched with the first of their pages.
 * A key added here is added in ../../fil/accounts/registrationCodes.ts too, or the type-check fails.
 */
export const registrationCodes = {
  field: labelsOf(registrationCodeFields, 'en'),
  intro: 'Whoever has such a code may register at its partner. Staff decide on each registration.',
  search: 'Code, partner, what it is for',
  empty: 'Make a code and hand it on to those who are to register by themselves.',
  add: 'New code',
  create: 'Make the code',
  createIntro:
    'The code lets people ask for an account, and gives none by itself. Make one for each occasion, for as few people and days as it takes.',
  forWhom: 'Whom it is for',
  bounds: 'How long and how often',
  details: 'The code',
  partnerHelp: 'By name or HSIS code',
  partnerNeeded: 'Choose a partner',
  storesHelp: 'People register for these. Left out: for all stores of the partner.',
  jobTitlesHelp: 'People choose one of these; those whose role you may give are offered.',
  findJobTitles: 'Search job titles',
  expiresHelp: `At most ${MOST_CODE_DAYS} days from today`,
  maxUsesHelp: `How many may register, ${MOST_CODE_USES} at most`,
  purposeHelp: 'The partner’s administrators read it too.',
  made: 'The code %{code} is made. Hand it on; whoever registers with it stands here and among the requests.',
  usesLeft: 'Left',
  left: '%{left} of %{all}',
  used: '%{uses} of %{all}; %{left} left',
  registered: 'Registered with it',
  nobody: 'Nobody yet.',
  next: {
    ACTIVE:
      'Hand the code on to those who are to register: they type it with or without dashes, in large or small letters.',
    USED_UP: 'As many have registered as it was for. Make another code for further people.',
    EXPIRED: 'Its last day is over: nobody registers with it. Make another code if somebody still needs one.',
    REVOKED: 'It was revoked: nobody registers with it. Who had registered before is decided on as usual.',
  },
  revoke: 'Revoke',
  revokeTitle: 'Revoke the code %{code}?',
  revokeEffect:
    'Nobody registers with it from now on, and it cannot be taken back. Who has registered already is decided on as usual.',
  revoked:
    'The code %{code} is revoked: nobody registers with it. Make another one for those who still need it.',
  movedTitle: 'The code was changed meanwhile',
};
