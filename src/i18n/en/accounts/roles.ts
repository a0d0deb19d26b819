import { labelsOf } from '#domain/fields/field.ts';
import { separationFields } from '#domain/fields/separation.ts';

/**
 * Reads as roles.*: comparing roles, what an edit does to people, who has a role, and permissions that are kept apart; fetched with the
 * first of their pages. A key added here is added in ../../fil/accounts/roles.ts too, or the type-check fails.
 */
export const roles = {
  and: 'and',
  more: '%{smart_count} more |||| %{smart_count} more',
  users: {
    title: 'Who has this role',
    none: 'Nobody has this role.',
    all: 'All of them',
    hidden: 'Who they are is shown to those who may view user accounts.',
    had: '%{smart_count} person had this role at the end of %{day}, by the audit trail. |||| %{smart_count} people had this role at the end of %{day}, by the audit trail.',
    hadNobody: 'Nobody had this role at the end of %{day}, by the audit trail.',
  },
  compare: {
    action: 'Compare',
    actionWith: 'Compare with another role',
    two: 'Choose two roles to compare',
    intro: 'What each of two roles gives to its users, what differs first.',
    left: 'First role',
    right: 'Second role',
    choose: 'Choose two roles above.',
    sameRole: 'This is the same role twice: choose another one.',
    onlyDifferences: 'Only what differs',
    differences: '%{smart_count} difference |||| %{smart_count} differences',
    alike: 'Both give the same.',
    table: 'What the two roles give',
    permission: 'Permission',
    derived: 'Derived from the name',
    gives: 'Gives it',
    lacks: 'Does not give it',
    both: 'Both',
    only: 'Only %{role}',
    off: 'It is disabled and gives nothing to its users now; shown is what it would give.',
  },
  foresee: {
    title: 'Save the role %{role}?',
    save: 'Save the role',
    ask: 'Send for approval',
    secondPerson:
      'This makes the role approve, move money or give rights: it holds once a second person has approved it. Until then the role stays as it is.',
    gain: '%{smart_count} user gains “%{permission}” |||| %{smart_count} users gain “%{permission}”',
    lose: '%{smart_count} user loses “%{permission}” |||| %{smart_count} users lose “%{permission}”',
    signedOut:
      '%{smart_count} of them is signed in now and will be signed out. |||| %{smart_count} of them are signed in now and will be signed out.',
    told: 'Whoever loses something is told by a notice and by mail.',
  },
  separation: {
    field: labelsOf(separationFields, 'en'),
    intro:
      'Pairs of permissions that nobody is given together, so that no one person does both halves of a job. Roles, invitations, requests and imports all follow it.',
    add: 'Keep a pair apart',
    reasonHelp: 'So that others know later why.',
    added: 'From now on nobody is given both.',
    addedWith:
      '%{smart_count} person holds both today and keeps them until you resolve it. |||| %{smart_count} people hold both today and keep them until you resolve it.',
    none: 'No pair is kept apart yet',
    noneHint: 'For example who creates receipts and who edits report settings.',
    nobody: 'Nobody holds both',
    standing: '%{smart_count} person holds both: resolve it |||| %{smart_count} people hold both: resolve it',
    hidden: 'Who they are is shown to those who may view user accounts.',
    by: 'Added by %{name}',
    remove: 'Remove',
    removeTitle: 'Keep these two apart no longer?',
    removeBody:
      '%{one} and %{other} may then be given to the same person. Nobody gains or loses anything by it now.',
    removed: 'The pair is kept apart no longer.',
    reasonNeeded: 'Say why in at least 3 characters.',
    chooseBoth: 'Choose a permission.',
    chooseOther: 'Choose two different permissions.',
  },
};
