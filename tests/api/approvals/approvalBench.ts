import { applyDue } from '#server/approvals/applyDue.ts';
import { openJobsPool } from '#server/jobs/workshop.ts';
import { APPROVALS } from '#server/registries/approvals.ts';
import type { TestApp } from '#tests/support/app/app.ts';

type Headers = Record<string, string>;
export type Records = 'partners' | 'merchants';

/** Asks for changes, decides on them and lets time pass in a test app, as people and workers do. */
export const approvalBench = (app: TestApp) => {
  const one = async <R extends object>(text: string, values: unknown[] = []): Promise<R> =>
    (await app.admin.query(text, values)).rows[0] as R;

  const versionOf = async (records: Records, id: string): Promise<number> => {
    const table = records === 'partners' ? 'partner' : 'merchant';
    return (await one<{ version: number }>(`select version from ${table} where id = $1`, [id])).version;
  };

  /** Changes rates of the version that stands, or of the one in `headers`. */
  const changeRates = async (
    as: string,
    [records, id]: [Records, string],
    rates: unknown[],
    headers: Headers = {},
  ) =>
    app.call('POST', `/api/${records}/${id}/mdr-rates`, {
      as,
      body: { rates },
      headers: { 'If-Match': String(await versionOf(records, id)), ...headers },
    });

  const rates = (as: string, [records, id]: [Records, string]) =>
    app.call('GET', `/api/${records}/${id}/mdr-rates`, { as });

  const request = async (id: string, as = 'sales.admin') =>
    (await app.call('GET', `/api/approval-requests/${id}`, { as })).body.data;

  /** Approves, refuses or withdraws the version that stands, or the one in `headers`. */
  const decide = async (
    as: string,
    verb: 'approve' | 'refuse' | 'withdraw',
    id: string,
    { headers = {}, body }: { headers?: Headers; body?: unknown } = {},
  ) => {
    const { version } = await one<{ version: number }>('select version from approval_request where id = $1', [
      id,
    ]);
    return app.call('POST', `/api/approval-requests/${id}/${verb}`, {
      as,
      headers: { 'If-Match': String(version), ...headers },
      ...(verb === 'refuse' ? { body: body ?? { reason: 'The contract says otherwise' } } : {}),
    });
  };

  const saveBank = async (
    as: string,
    [records, id]: [Records, string],
    body: unknown,
    headers: Headers = {},
  ) => {
    const path =
      records === 'partners' ? `/api/partner-management/update/${id}` : `/api/merchants/update/${id}`;
    return app.call('POST', `${path}/bank-details`, {
      as,
      body,
      headers: { 'If-Match': String(await versionOf(records, id)), ...headers },
    });
  };

  /** What the worker does every minute. */
  const runDue = async (): Promise<void> => {
    const pool = openJobsPool(app.migratorUrl);
    try {
      await applyDue(APPROVALS, pool, app.deps);
    } finally {
      await pool.end();
    }
  };

  /** The titles of somebody's notices, the newest first. */
  const notices = async (as: string, language = 'en'): Promise<string[]> => {
    const headers = { 'Accept-Language': language };
    const { body } = await app.call('GET', '/api/notices', { as, headers });
    return body.data.list.map((row: { title: string }) => row.title);
  };

  /** Forgets what was asked for and agreed, whatever the demo holds, and who signed in how often. */
  const clear = async (): Promise<void> => {
    await app.clearLimits();
    await app.admin.query('delete from approval_request');
    await app.admin.query('delete from mdr_rate');
    await app.admin.query('delete from notice');
  };

  /** Somebody edits the record: it is another version then. */
  const touch = (records: Records, id: string) =>
    app.admin.query(
      `update ${records === 'partners' ? 'partner' : 'merchant'} set version = version + 1 where id = $1`,
      [id],
    );

  return { one, versionOf, changeRates, rates, request, decide, saveBank, runDue, notices, clear, touch };
};
