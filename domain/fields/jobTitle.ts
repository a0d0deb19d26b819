import { same } from '../sentence.ts';
import type { FieldRows } from './field.ts';
import { recordFields } from './record.ts';

/** Every field of a job title, by its name on the wire. */
export const jobTitleFields = {
  name: {
    label: { en: 'Job title', fil: 'Katungkulan' },
    kind: 'line',
    min: 2,
    max: 80,
    sees: 'all',
    sets: 'staff',
  },
  designationGroup: {
    label: { en: 'Group', fil: 'Grupo' },
    kind: 'option',
    sees: 'all',
    sets: 'staff',
    column: 'designation_group',
  },
  accessRole: { label: same('Access role'), kind: 'option', sees: 'all', sets: 'staff' },
  assignment: {
    label: { en: 'Works in', fil: 'Nagtatrabaho sa' },
    kind: 'option',
    sees: 'all',
    sets: 'staff',
    column: 'assignment',
  },
  isEnabled: {
    label: { en: 'In use', fil: 'Ginagamit' },
    short: recordFields.status.label,
    kind: 'flag',
    sees: 'all',
    sets: 'staff',
  },
  userCount: { label: { en: 'People', fil: 'Mga tao' }, kind: 'count', sees: 'all', sets: 'server' },
  updatedBy: recordFields.updatedBy,
  dtimeUpdated: recordFields.dtimeUpdated,
} as const satisfies FieldRows;
