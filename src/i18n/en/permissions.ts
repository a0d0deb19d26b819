import { area, label } from './permissionLabels.ts';

/** Reads as permissions.*: "What may I do, and why", and the page that names a missing permission. */
export const permissions = {
  intro: 'Everything your account may do, and the role or module that allows it.',
  search: 'Search permissions',
  count: '%{smart_count} permission |||| %{smart_count} permissions',
  noneFound: 'No permission matches “%{query}”.',
  noneHeld: 'Your account holds no permission yet.',
  because: { module: 'Module', role: 'Role', userType: 'User type' },
  moduleOf: '%{name}, from role %{role}',
  moduleGiven: 'Given to your account',
  missingTitle: 'You do not have access to this page',
  missingFrom: 'You tried to open %{path}.',
  missingNeeds: 'It needs:',
  missingAny: 'one of these permissions',
  missingOne: 'this permission',
  missingType: 'It is open to internal staff only.',
  whoGrants: 'Who can grant it',
  whoGrantsBody:
    'Access role administrators (permission %{permission}) decide what a role may do. Send them the text below.',
  request: 'Please give %{username} access to %{path}. Missing: %{missing}.',
  requestText: 'Request',
  area,
  label,
  or: 'or',
  and: 'and',
};
