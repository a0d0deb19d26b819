import type { FieldRows } from './field.ts';
import { recordFields } from './record.ts';

/** Every field of a pair of permissions that are kept apart, by its name on the wire. */
export const separationFields = {
  one: {
    label: { en: 'Permission', fil: 'Permiso' },
    kind: 'option',
    sees: 'staff',
    sets: 'staff',
    column: 'one',
  },
  other: {
    label: { en: 'Not together with', fil: 'Hindi kasabay ng' },
    kind: 'option',
    sees: 'staff',
    sets: 'staff',
    column: 'other',
  },
  reason: {
    label: { en: 'Reason', fil: 'Dahilan' },
    kind: 'line',
    min: 3,
    max: 300,
    sees: 'staff',
    sets: 'staff',
  },
  holderCount: {
    label: { en: 'Hold both today', fil: 'May hawak ng dalawa ngayon' },
    kind: 'count',
    sees: 'staff',
    sets: 'server',
  },
  createdBy: {
    label: { en: 'Added by', fil: 'Idinagdag ni' },
    kind: 'line',
    sees: 'named',
    sets: 'server',
  },
  dtimeCreated: recordFields.dtimeCreated,
} as const satisfies FieldRows;
