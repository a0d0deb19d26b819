import type { Sentence } from '../sentence.ts';

/** Of users, their roles and stores, and of access roles. */
export const fieldsOfUsers = {
  username: { en: 'Username', fil: 'Username' },
  person_id: { en: 'Person number', fil: 'Numero ng tao' },
  registration_code: { en: 'Registration code', fil: 'Registration code' },
  access_level: { en: 'Sees', fil: 'Nakikita' },
  needs_second_factor: { en: 'Second factor', fil: 'Ikalawang patunay' },
  password_hash: { en: 'Password', fil: 'Password' },
  access_role_id: { en: 'Access role', fil: 'Access role' },
  is_primary: { en: 'Main store', fil: 'Pangunahing tindahan' },
  permissions: { en: 'Permissions', fil: 'Mga permiso' },
} as const satisfies Record<string, Sentence>;
