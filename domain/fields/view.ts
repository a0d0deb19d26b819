import type { FieldRows } from './field.ts';

/** What is asked of whoever views as somebody else. */
export const viewFields = {
  reason: {
    label: { en: 'Reason', fil: 'Dahilan' },
    kind: 'line',
    min: 3,
    max: 300,
    sees: 'staff',
    sets: 'staff',
    column: 'reason',
  },
} as const satisfies FieldRows;
