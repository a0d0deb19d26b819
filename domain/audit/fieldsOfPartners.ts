import type { Sentence } from '../sentence.ts';

export const fieldsOfPartners = {
  tin_checked: { en: 'TIN compared with all records', fil: 'Naihambing sa lahat ang TIN' },
  account_owner_name: { en: 'Name of the account owner', fil: 'Pangalan ng may hawak ng account' },
} as const satisfies Record<string, Sentence>;
