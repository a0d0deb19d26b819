import { associateFields } from '../fields/associate.ts';
import type { Sentence } from '../sentence.ts';

export const fieldsOfImports = {
  kind: { en: 'Kind', fil: 'Uri' },
  file_name: { en: 'File', fil: 'File' },
  mode: { en: 'Way of writing', fil: 'Paraan ng pagsulat' },
  committed_at: { en: 'Written at', fil: 'Isinulat noong' },
  committed_by: { en: 'Written by', fil: 'Isinulat ni' },
  confirmed_at: { en: 'Confirmed at', fil: 'Kinumpirma noong' },
  confirmed_by: { en: 'Confirmed by', fil: 'Kinumpirma ni' },
  import_kind: { en: 'Kind of import', fil: 'Uri ng import' },
  import_id: { en: 'Import', fil: 'Import' },
  merchant_ids: associateFields.merchantIds.label,
} as const satisfies Record<string, Sentence>;
