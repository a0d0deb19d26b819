/**
 * Reads as sessions.*: where somebody is signed in, fetched with the first page that tells it.
 * A key added here is added in ../../fil/accounts/sessions.ts too, or the type-check fails.
 */
export const sessions = {
  device: '%{browser} on %{system}',
  deviceUnknown: 'Unknown device',
  isThis: 'This one, yours',
  since: 'Since',
  used: 'last used',
  end: 'End',
  endOne: 'End %{device}',
  signOut: 'You are using this session: sign out instead.',
};
