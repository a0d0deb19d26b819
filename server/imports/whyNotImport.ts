import { type ImportKindId, importKinds } from '#domain/importJobs/importKinds.ts';
import type { Sentence } from '#domain/sentence.ts';
import type { SignedIn } from '../http/caller/loadUser.ts';

const STAFF_ONLY: Sentence = { en: 'Only staff import these.', fil: 'Kawani lang ang nag-i-import nito.' };
const NO_STORE_PEOPLE: Sentence = {
  en: 'Only staff and the head office of the partner import these.',
  fil: 'Kawani at head office lang ng partner ang nag-i-import nito.',
};
const NO_RIGHT: Sentence = {
  en: 'You may no longer import this.',
  fil: 'Hindi mo na ito puwedeng i-import.',
};

/** Why a user does not import a kind, whatever their permissions: it is not theirs to write. Null when it is. */
export const whyNotTheirs = (user: SignedIn, kind: ImportKindId): Sentence | null => {
  if (user.actor.class === 'merchant') return NO_STORE_PEOPLE;
  return importKinds[kind].by === 'staff' && user.type !== 'INTERNAL' ? STAFF_ONLY : null;
};

/** Why a user may not import a kind now, asked again by the worker before it begins; null when they may. */
export const whyNotImport = (user: SignedIn, kind: ImportKindId): Sentence | null =>
  user.permissions.has(importKinds[kind].permission) ? whyNotTheirs(user, kind) : NO_RIGHT;
