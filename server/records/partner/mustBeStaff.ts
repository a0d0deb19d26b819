import type { Sentence } from '#domain/sentence.ts';
import type { SignedIn } from '../../http/caller/loadUser.ts';
import { fail } from '../../http/errors/fail.ts';

const STAFF_ONLY: Sentence = {
  en: 'New partners are entered by staff.',
  fil: 'Kawani ang nagpapasok ng mga bagong partner.',
};

/** 403 for people outside, whatever their role gives: they have a partner. */
export const mustBeStaff = ({ type }: SignedIn): void => {
  if (type !== 'INTERNAL') throw fail('forbidden', STAFF_ONLY);
};
