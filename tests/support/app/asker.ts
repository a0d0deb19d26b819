import type { Asker } from '#server/records/asker.ts';
import { TEST_NOW } from './testNow.ts';

const by =
  (type: Asker['user']['type']) =>
  (...permissions: string[]): Asker => ({
    user: { type, userId: '0', username: 'x', permissions: new Set(permissions) },
    now: TEST_NOW,
  });

/** Staff who read a list by themselves, without a request. */
export const staffAsker = by('INTERNAL');
/** People of a partner or of a store. */
export const externalAsker = by('EXTERNAL');
