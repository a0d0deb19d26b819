import { fail } from '../../http/errors.ts';
import type { ImportScope } from '../kind.ts';

const STAFF_ONLY = { en: 'Only staff import these.', fil: 'Kawani lang ang nag-i-import nito.' };
const STORE_PEOPLE = {
  en: 'Only staff and the head office of the partner import these.',
  fil: 'Kawani at head office lang ng partner ang nag-i-import nito.',
};

/** 403 for everybody but staff. */
export const refuseExternals = ({ user }: ImportScope): void => {
  if (user.type !== 'INTERNAL') throw fail('forbidden', STAFF_ONLY);
};

/** 403 for people of single stores, who look only. */
export const refuseStorePeople = ({ user }: ImportScope): void => {
  if (user.actor.class === 'merchant') throw fail('forbidden', STORE_PEOPLE);
};
