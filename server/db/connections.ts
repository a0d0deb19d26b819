/**
 * The most connections that one server opens, pool by pool. Staff, who have most pages and the imports, get most; of the plain
 * ones (COPY, cursors, exports) each class has its own, because roles do not share any. `jobs` is the lock of each job at work,
 * the queue and the loops. `probe` is the one connection outside every pool, for probes and the clock.
 */
export const CONNECTIONS = {
  internal: 5,
  partner: 3,
  merchant: 2,
  applicant: 1,
  session: 2,
  plain: { internal: 2, partner: 1, merchant: 1 },
  jobs: 5,
  probe: 1,
} as const;

export type Connections = {
  readonly [K in Exclude<keyof typeof CONNECTIONS, 'plain' | 'jobs' | 'probe'>]: number;
} & { readonly plain: { readonly [K in keyof typeof CONNECTIONS.plain]: number } };

/**
 * What one server may take of a PostgreSQL: four of them fit its usual hundred, less the three that it keeps for superusers, and
 * leave five for starts, `admin:create`, backups and people.
 */
export const CONNECTION_BUDGET = 23;
