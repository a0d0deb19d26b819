import type { CallMeta } from '#contract/call.ts';
import { lacksFactor } from '#domain/signIn/secondFactor.ts';
import { fail } from '../errors/fail.ts';
import type { SignedIn } from './loadUser.ts';

/** Throws 403 factor_needed for an account that has to set up a second factor first, unless the call serves just that. */
export const requireFactor = ({ factor }: SignedIn, { access, beforeFactor }: CallMeta): void => {
  if (!factor || !lacksFactor(factor) || beforeFactor || access === 'anyone') return;
  throw fail('factor_needed', {
    en: 'Your account needs a second factor. Set one up to continue.',
    fil: 'Kailangan ng account mo ng ikalawang patunay. Mag-set up muna para makapagpatuloy.',
  });
};
