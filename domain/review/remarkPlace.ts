import { everyField, type FieldRow } from '../fields/field.ts';
import { partnerFields } from '../fields/partner.ts';
import { storeFields } from '../fields/store.ts';
import type { Sentence } from '../sentence.ts';
import { each } from '../sentence.ts';
import { type RemarkSection, remarkSection } from './remarkSection.ts';

/** The fields that a remark may name, by their names on the wire. */
const FIELDS: ReadonlyMap<string, FieldRow> = new Map(
  [...everyField(storeFields), ...everyField(partnerFields)].filter(
    ([, { section }]) => section !== undefined,
  ),
);

interface Place {
  section: RemarkSection;
  /** A field by its name on the wire, or the label of a document's type. */
  field: string | null;
  /** The store's name, where a remark on an application is about one of its stores. */
  store: string | null;
}

/** What a remark is about, in words: its store where there is one to tell, the section and the field or document in it. */
export function remarkPlace({ section, field, store }: Place): Sentence {
  return each((language) => {
    const named = field && (FIELDS.get(field)?.label[language] ?? field);
    return [store, remarkSection[section][language], named].filter(Boolean).join(', ');
  });
}
