import type { session as en } from '../en/session.ts';

export const session: typeof en = {
  endedTitle: 'Natapos na ang iyong session',
  endedBody: 'Ilagay ang iyong password para magpatuloy. Walang mawawala sa mga tinype mo.',
  codeBody: 'Isang hakbang pa: ilagay ang code para magpatuloy. Walang mawawala sa mga tinype mo.',
  signedInAs: 'Naka-sign in bilang %{username}',
  password: 'Password',
  code: 'Code na ipinadala sa mobile number na nagtatapos sa %{last4}',
  appCode: 'Code ng authenticator app mo, o recovery code',
  recoveryCode: 'O isang recovery code, kung wala sa iyo ang passkey',
  passkeyBody: 'Isang hakbang pa: gamitin ang passkey mo para magpatuloy. Walang mawawala sa mga tinype mo.',
  usePasskey: 'Gamitin ang passkey',
  passkeyUnused: 'Hindi nagamit ang passkey. Subukan muli, o i-type ang isang recovery code.',
  newCode: 'Magpadala ng bagong code',
  newCodeSent: 'May naipadalang bagong code.',
  resume: 'Magpatuloy',
  leave: 'Pumunta na lang sa login',
  wrong: 'Mali ang password. Subukan muli.',
};
