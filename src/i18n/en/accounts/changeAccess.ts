/**
 * Reads as changeAccess.*: what an account may do, changed after it was invited, and a second factor whose device is lost.
 * A key added here is added in ../../fil/accounts/changeAccess.ts too, or the type-check fails.
 */
export const changeAccess = {
  act: 'Change access',
  title: 'Change the access of %{name}',
  intro: 'Nothing is changed before you have read what it does and confirmed it.',
  check: 'Check the change',
  features: 'Features',
  noTitle:
    'There is no job title yet: the role %{role} stays, and so does how far they see, until you choose one.',
  notInUse: 'The account is not in use: reactivate it before you change what it may do.',
  confirmTitle: 'Change the access of %{name}?',
  confirm: 'Change access',
  gains: 'Gains: %{what}.',
  loses: 'Loses: %{what}.',
  wider: 'Sees all stores of the partner from now on.',
  narrower: 'Sees their own stores alone from now on.',
  same: 'Neither gains nor loses a right.',
  asked: 'Waits for a colleague to decide, under Requests: %{what}.',
  noRole: 'Until that is decided they have no role: they can do nothing here.',
  signsOut:
    'As something is taken away, their session ends at once. |||| As something is taken away, their %{smart_count} sessions end at once.',
  signedOut:
    'Their session was ended; they sign in again. |||| Their %{smart_count} sessions were ended; they sign in again.',
  atOnce: 'It counts from their next step on; they stay signed in.',
  told: 'They are told in the portal, by mail and by SMS.',
  notTold: 'No message goes to them.',
  needed: 'At least %{min} characters.',
  enter: 'Enter %{field}',
  company: {
    act: 'Link',
    none: 'Not linked',
    title: 'Link %{name} to a company account',
    effect:
      'You ask. A colleague decides under Requests. Then this person can sign in with the company account too.',
    subject: 'Company account id',
    subjectHelp: 'They see it when they try to sign in with the company account.',
    reason: 'Why',
    identification: 'How you made sure that it is them',
    identificationHelp: 'For instance: called back on the number on file and asked for the employee code.',
    ask: 'Ask a colleague',
    asked: 'Requested: a colleague who may edit users decides under Requests. %{name} was notified.',
  },
  lost: {
    act: 'Lost device',
    title: 'Has %{name} lost the device of the second factor?',
    effect:
      'You ask; another colleague decides. Once approved, the app and the recovery codes count no more, all sessions end, and they are told. Whoever has to prove twice gets a code by text message until they set it up anew.',
    reason: 'What happened',
    identification: 'How you made sure that it is them',
    identificationHelp: 'For instance: called back on the number on file and asked for the employee code.',
    ask: 'Ask a colleague',
    asked:
      'Asked: a colleague who may edit users decides under Requests, and %{name} was told. Afterwards %{after}.',
    after: {
      sms: 'a code by text message goes to the number ending in %{digits}',
      setUp: 'the next sign-in leads to the set-up of a second factor',
      none: 'the password alone opens the account',
    },
  },
};
