import { ROLE_NAME_MAX } from '../../access/accessRole.ts';
import type { FieldRows } from '../field.ts';
import { recordFields } from '../record.ts';

/** Every field of an access role, by its name on the wire. */
export const accessRoleFields = {
  role: {
    label: { en: 'Name', fil: 'Pangalan' },
    kind: 'line',
    max: ROLE_NAME_MAX,
    sees: 'all',
    sets: 'all',
  },
  isEnabled: {
    label: { en: 'Enabled', fil: 'Naka-enable' },
    short: { en: 'Status', fil: 'Katayuan' },
    kind: 'flag',
    sees: 'all',
    sets: 'all',
  },
  isExternal: {
    label: { en: 'For external users', fil: 'Para sa mga panlabas na user' },
    short: { en: 'For', fil: 'Para sa' },
    kind: 'flag',
    sees: 'all',
    sets: 'all',
    column: 'is_external',
  },
  requiresSecondFactor: {
    label: { en: 'Requires a second factor', fil: 'Kailangan ng ikalawang patunay' },
    kind: 'flag',
    sees: 'all',
    sets: 'all',
    column: 'requires_second_factor',
  },
  isReserved: {
    label: { en: 'Reserved', fil: 'Nakareserba' },
    kind: 'flag',
    sees: 'all',
    sets: 'server',
    column: 'is_reserved',
  },
  responsibilityCount: {
    label: { en: 'Permissions', fil: 'Mga permiso' },
    kind: 'count',
    sees: 'all',
    sets: 'server',
  },
  userCount: { label: { en: 'Users', fil: 'Mga user' }, kind: 'count', sees: 'all', sets: 'server' },
  modules: {
    label: { en: 'Responsibilities', fil: 'Mga responsibilidad' },
    kind: 'rows',
    sees: 'all',
    sets: 'all',
  },
  updatedBy: recordFields.updatedBy,
  dtimeUpdated: recordFields.dtimeUpdated,
  dtimeCreated: recordFields.dtimeCreated,
} as const satisfies FieldRows;
