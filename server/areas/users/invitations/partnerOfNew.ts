import type { NewUserBody } from '#contract/shapes/newUser.ts';
import type { Tx } from '../../../db/context.ts';
import type { SignedIn } from '../../../http/caller/loadUser.ts';
import { badFields, fail } from '../../../http/errors/fail.ts';
import { openPartner } from './openPartner.ts';

const OF_STORE = {
  en: 'People of single stores make no accounts.',
  fil: 'Hindi gumagawa ng account ang mga tao ng iisang tindahan.',
};
const OTHER_IDS = { en: 'An account has this one partner', fil: 'Iisang partner ito ng account' };

/** The partner that somebody makes an account of, null for staff: people of a partner name their own or none. 400, 403 for people of stores. */
export const partnerOfNew = async (
  tx: Tx,
  user: SignedIn,
  body: Pick<NewUserBody, 'partnerId' | 'partnerIds'>,
): Promise<string | null> => {
  if (user.actor.class === 'merchant') throw fail('forbidden', OF_STORE);
  const wanted = body.partnerId ?? (user.type === 'EXTERNAL' ? user.partnerId : null);
  const all = body.partnerIds ?? (wanted === null ? [] : [wanted]);
  if (all.length !== (wanted === null ? 0 : 1) || all.some((one) => one !== wanted))
    throw badFields({ partnerIds: OTHER_IDS });
  if (wanted === null) return null;
  await openPartner(tx, wanted);
  return wanted;
};
