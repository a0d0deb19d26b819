import { fail } from '../../../http/errors/fail.ts';

const ENDED = {
  en: 'This registration code is not valid: ask whoever gave it to you for another.',
  fil: 'Hindi magagamit ang registration code na ito: humingi ng bago sa nagbigay nito.',
};

/** One answer for unknown, expired, revoked and used up ones. */
export const codeEnded = (field: 'code' | 'registrationCode') =>
  fail('rule_registration_code', ENDED, { fields: { [field]: ENDED } });
