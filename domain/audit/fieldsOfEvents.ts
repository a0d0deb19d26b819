import type { Sentence } from '../sentence.ts';

/** Of files, and of what is recorded with an event. */
export const fieldsOfEvents = {
  media_type: { en: 'Kind of file', fil: 'Uri ng file' },
  size: { en: 'Size in bytes', fil: 'Laki sa byte' },
  sha256: { en: 'Checksum (SHA-256)', fil: 'Checksum (SHA-256)' },
  expires_at: { en: 'Kept until', fil: 'Itatago hanggang' },
  purpose: { en: 'Purpose', fil: 'Layunin' },
  moduleName: { en: 'Screen', fil: 'Screen' },
  permission: { en: 'Permission', fil: 'Permiso' },
  format: { en: 'Format', fil: 'Format' },
  columns: { en: 'Columns', fil: 'Mga column' },
  query: { en: 'Filter', fil: 'Filter' },
  view_partner: { en: 'With the records of', fil: 'Gamit ang mga record ng' },
  view_store: { en: 'At the store', fil: 'Sa tindahan' },
  view_ends_at: { en: 'Until', fil: 'Hanggang' },
  view_ended_at: { en: 'Ended', fil: 'Natapos' },
  view_end: { en: 'How it ended', fil: 'Paano natapos' },
  acceptable_use: { en: 'Version of the terms', fil: 'Bersyon ng mga tuntunin' },
  privacy_policy: { en: 'Version of the privacy policy', fil: 'Bersyon ng privacy policy' },
  agreed_at: { en: 'Agreed at', fil: 'Sumang-ayon noong' },
  picture: { en: 'Picture', fil: 'Larawan' },
  count: { en: 'Files', fil: 'Mga file' },
} as const satisfies Record<string, Sentence>;
