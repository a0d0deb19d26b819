import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'vitest';
import { startJobs } from '#server/registries/jobs.ts';
import type { TestApp } from '#tests/support/app/app.ts';

export interface Order {
  resource?: string;
  query?: string;
  columns?: string[];
  format?: string;
}

/** Orders exports of a test app, waits for them and fetches their files, as the portal does. */
export const exportBench = (app: TestApp) => {
  let jobs: { stop: () => Promise<void> } | undefined;

  /** Starts the workers, until `rest`. */
  const work = async () => {
    jobs = await startJobs(app.deps, app.migratorUrl);
  };
  const rest = async () => {
    await jobs?.stop();
    jobs = undefined;
  };

  const order = (
    as: string,
    { resource = 'partners', query = '', columns = ['name'], format = 'csv' }: Order = {},
  ) => app.call('POST', '/api/exports', { as, body: { resource, query, columns, format } });

  const ended = async (as: string, id: string) => {
    for (let tries = 0; tries < 200; tries++) {
      const { body } = await app.call('GET', `/api/jobs/${id}`, { as });
      if (!['queued', 'running'].includes(body.data.status)) return body.data;
      await sleep(100);
    }
    throw new Error(`job ${id} did not end`);
  };

  const download = async (as: string, fileId: string) => {
    const { accessToken } = await app.login(as);
    const response = await fetch(`${app.url}/api/files/${fileId}/download`, {
      headers: { Authorization: `Bearer ${accessToken}` },
    });
    return { response, bytes: Buffer.from(await response.arrayBuffer()) };
  };

  /** Orders, waits and reads the file back. */
  const exported = async (as: string, wanted: Order) => {
    const { body } = await order(as, wanted);
    const job = await ended(as, body.data.id);
    expect(job).toMatchObject({ status: 'done', progress: 100 });
    return { job, ...(await download(as, job.fileId)) };
  };

  return { work, rest, order, ended, download, exported };
};
