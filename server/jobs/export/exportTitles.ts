import type { ExportList } from '#contract/desk.ts';
import { type Sentence, same } from '#domain/text.ts';

/** What the exports of each list are called. */
export const EXPORT_TITLES: Readonly<Record<ExportList, Sentence>> = {
  'access-roles': { en: 'Access roles', fil: 'Mga access role' },
  audit: same('Audit trail'),
  partners: { en: 'Partners', fil: 'Mga partner' },
  merchants: { en: 'Merchants', fil: 'Mga merchant' },
  applications: { en: 'Applications', fil: 'Mga aplikasyon' },
  contracts: { en: 'Contracts', fil: 'Mga kontrata' },
  promos: { en: 'Promos', fil: 'Mga promo' },
  associates: { en: 'People', fil: 'Mga tao' },
  jobs: { en: 'Exports and imports', fil: 'Mga export at import' },
  approvals: { en: 'Approvals', fil: 'Mga pag-apruba' },
  queue: { en: 'Review queue', fil: 'Pila ng pagsusuri' },
};
