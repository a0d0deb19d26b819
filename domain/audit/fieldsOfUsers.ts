import { type Sentence, same } from '../sentence.ts';

/** Of users, their roles and stores, and of access roles. */
export const fieldsOfUsers = {
  password_hash: { en: 'Password', fil: 'Password' },
  access_role_id: { en: 'Access role', fil: 'Access role' },
  module_code: { en: 'Module', fil: 'Module' },
  module_codes: { en: 'Features wanted besides', fil: 'Mga feature na gustong idagdag' },
  job_title_id: { en: 'Job title', fil: 'Katungkulan' },
  job_title_ids: { en: 'Job titles', fil: 'Mga katungkulan' },
  registration_code_id: { en: 'Registered with', fil: 'Nagparehistro gamit' },
  needs_second_factor: { en: 'Second factor required', fil: 'Kailangan ng ikalawang patunay' },
  identity_issuer: same('Identity provider'),
  issuer: same('Identity provider'),
  is_primary: { en: 'Main store', fil: 'Pangunahing tindahan' },
  permissions: { en: 'Permissions', fil: 'Mga permiso' },
} as const satisfies Record<string, Sentence>;
