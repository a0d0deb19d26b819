/**
 * The most connections that one server opens, pool by pool. Staff, who have most pages, get most. The plain ones (COPY, snapshots) are
 * each class's own, because roles do not share any; only a job reads so much for a store. `jobs` are the locks of its jobs, the queue and
 * the loops. `probe` is the one connection outside every pool, for probes and the clock.
 */
export const CONNECTIONS = {
  internal: 4,
  partner: 3,
  merchant: 2,
  applicant: 1,
  session: 2,
  plain: { internal: 1, partner: 1 },
  jobs: 4,
  probe: 1,
} as const;

/** What the process of a job opens: one of the class of the job's owner, and one to look up accounts. */
export const JOB_CONNECTIONS = 2;

export type Connections = {
  readonly [K in Exclude<keyof typeof CONNECTIONS, 'plain' | 'jobs' | 'probe'>]: number;
} & { readonly plain: { readonly internal: number; readonly partner: number; readonly merchant?: number } };

/**
 * What one server may take of a PostgreSQL: four of them fit its usual hundred, less the three that it keeps for superusers, and
 * leave five for starts, `admin:create`, backups and people.
 */
export const CONNECTION_BUDGET = 23;
