import type { FieldRows } from '../field.ts';
import { recordFields } from '../record.ts';
import { storeBusinessFields } from '../store.ts';

/** Every field of a store's taxes from one day on, by its name on the wire. */
export const storeTaxFields = {
  isEwt: storeBusinessFields.isEwt,
  isTwa: storeBusinessFields.isTwa,
  effectiveFrom: {
    label: { en: 'From', fil: 'Mula' },
    kind: 'day',
    sees: 'all',
    sets: 'staff',
    column: 'from_day',
  },
  evidence: {
    label: { en: 'Evidence', fil: 'Katibayan' },
    kind: 'line',
    min: 3,
    max: 300,
    // What was set with a new store has none.
    optional: true,
    sees: 'all',
    sets: 'staff',
    column: 'evidence',
  },
  createdBy: { label: { en: 'Set by', fil: 'Itinakda ni' }, kind: 'line', sees: 'named', sets: 'server' },
  dtimeCreated: recordFields.dtimeCreated,
} as const satisfies FieldRows;
