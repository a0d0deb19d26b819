import type { sessions as english } from '../../en/accounts/sessions.ts';

/** Sessions in Filipino. */
export const sessions: typeof english = {
  device: '%{browser} sa %{system}',
  deviceUnknown: 'Hindi kilalang device',
  isThis: 'Ito, ang sa iyo',
  since: 'Mula',
  used: 'huling ginamit',
  end: 'Tapusin',
  endOne: 'Tapusin ang %{device}',
  signOut: 'Ginagamit mo ang session na ito: mag-sign out na lang.',
};
