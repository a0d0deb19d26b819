import pg from 'pg';
import { CONNECTIONS, type Connections } from './connections.ts';
import { type LoginRole, loginAs } from './roles.ts';

export interface Pools {
  /** Pipelined pools, one per class of user; a transaction's first three statements leave without waiting for each other. */
  internal: pg.Pool;
  partner: pg.Pool;
  merchant: pg.Pool;
  applicant: pg.Pool;
  session: pg.Pool;
  /** For COPY and cursors, which a pipeline refuses. */
  plain: Record<'internal' | 'partner', pg.Pool> & { merchant?: pg.Pool };
  end: () => Promise<void>;
}

export type UserClass = 'internal' | 'partner' | 'merchant' | 'applicant';

/** A pool whose dying connections, idle or at work, do not end the process: their statements fail, the next request opens others. */
export const surviving = (pool: pg.Pool): pg.Pool => {
  pool.on('error', () => undefined);
  // The pool listens to idle connections only.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
};

const pool = (migratorUrl: string, role: LoginRole, options: { pipeline: boolean; max: number }): pg.Pool => {
  const made = new pg.Pool({
    ...loginAs(migratorUrl, role),
    pipeline: options.pipeline,
    // Exports and COPY take their time; a request that does not end would keep its connection.
    ...(options.pipeline ? { statement_timeout: 30_000 } : {}),
    max: options.max,
    idleTimeoutMillis: 30_000,
    // An export may have to wait for another one.
    connectionTimeoutMillis: options.pipeline ? 10_000 : 60_000,
    idle_in_transaction_session_timeout: 30_000,
    // The usual 4 stands for disks with arms: it reads thousands of rows where a few pages of an index would do.
    options: '-c random_page_cost=1.1',
    application_name: `suki ${role}`,
  });
  return surviving(made);
};

/** Opens the application's pools, as large as the budget of one server says; nothing connects before the first query. */
export const openPools = (migratorUrl: string, most: Connections = CONNECTIONS): Pools => {
  const pipelined = (role: LoginRole, max: number) => pool(migratorUrl, role, { pipeline: true, max });
  const small = (role: LoginRole, max: number) => pool(migratorUrl, role, { pipeline: false, max });
  const pools = {
    internal: pipelined('app_internal', most.internal),
    partner: pipelined('app_partner', most.partner),
    merchant: pipelined('app_merchant', most.merchant),
    applicant: pipelined('app_applicant', most.applicant),
    session: pipelined('app_session', most.session),
    plain: {
      internal: small('app_internal', most.plain.internal),
      partner: small('app_partner', most.plain.partner),
      ...(most.plain.merchant ? { merchant: small('app_merchant', most.plain.merchant) } : {}),
    },
  };
  const { plain, ...piped } = pools;
  const all = [...Object.values(piped), ...Object.values(plain)];
  return { ...pools, end: async () => void (await Promise.all(all.map((p) => p.end()))) };
};

/**
 * Opens the pools of one job: one connection of its owner's class for all it does, and one to look up accounts. The other classes' are
 * never used, and nothing connects before the first query.
 */
export const openJobPools = (migratorUrl: string): Pools => {
  const one = (role: LoginRole, pipeline = false) => pool(migratorUrl, role, { pipeline, max: 1 });
  const plain = {
    internal: one('app_internal'),
    partner: one('app_partner'),
    merchant: one('app_merchant'),
  };
  const [applicant, session] = [one('app_applicant'), one('app_session', true)];
  const all = [...Object.values(plain), applicant, session];
  return {
    ...plain,
    applicant,
    session,
    plain,
    end: async () => void (await Promise.all(all.map((p) => p.end()))),
  };
};
