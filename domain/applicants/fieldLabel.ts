import { everyField } from '../fields/field.ts';
import { partnerFields } from '../fields/partner.ts';
import { storeFields } from '../fields/store.ts';
import type { Sentence } from '../sentence.ts';

const LABELS: ReadonlyMap<string, Sentence> = new Map(
  [...everyField(storeFields), ...everyField(partnerFields)].map(([name, { label }]) => [name, label]),
);

/** What people call a field that an applicant sees, by its name on the wire; a name that nobody knows stays as it is. */
export function fieldLabel(name: string): Sentence {
  return LABELS.get(name) ?? { en: name, fil: name };
}
