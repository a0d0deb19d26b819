import { changedStaffFields } from '#domain/access/staffFields.ts';
import type { SignedIn } from '../../http/caller/loadUser.ts';
import { fail } from '../../http/errors/fail.ts';
import { below } from './problems.ts';

const STAFF_ONLY = { en: 'Only staff change this.', fil: 'Kawani lang ang nagbabago nito.' };

/** 403 for an external user's body that would change what only staff set; names the fields. */
export const refuseStaffFields = (
  { type }: SignedIn,
  fields: readonly string[],
  body: Readonly<Record<string, unknown>>,
  before: Readonly<Record<string, unknown>>,
  path = '',
): void => {
  if (type === 'INTERNAL') return;
  const changed = changedStaffFields(fields, body, before);
  if (!changed.length) return;
  throw fail('forbidden', STAFF_ONLY, {
    fields: Object.fromEntries(changed.map((field) => [below(path, field), STAFF_ONLY])),
  });
};
