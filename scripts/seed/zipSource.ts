import { createRequire } from 'node:module';

/** One post-office row: a 4-digit code as text, its area and the province or metropolitan city it is filed under. */
export interface PostalRow {
  zip: string;
  area: string;
  location: string;
  isMetroManila: boolean;
}

interface RawPostal {
  location: string;
  municipality: string;
  post_code: number | string;
  region: string;
}

type PostalHook = () => { fetchDataLists: (query: { limit: number }) => { data: RawPostal[] } };

/** Reads the postal list without the codes that belong to a company or institution. */
export function readPostalRows(): PostalRow[] {
  const loaded = createRequire(import.meta.url)('use-postal-ph') as PostalHook | { default: PostalHook };
  const hook = typeof loaded === 'function' ? loaded : loaded.default;
  return hook()
    .fetchDataLists({ limit: 1_000_000 })
    .data.filter((row) => row.location !== 'Companies/Institutions')
    .map((row) => ({
      zip: String(row.post_code).padStart(4, '0'),
      area: row.municipality.normalize('NFC').replace(/\s+/g, ' ').trim(),
      location: row.location,
      isMetroManila: row.region === 'NCR',
    }));
}
