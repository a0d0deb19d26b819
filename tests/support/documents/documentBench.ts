import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'vitest';
import type { TestApp } from '#tests/support/app/app.ts';
import { makeApplication } from '#tests/support/records/applications.ts';
import { type Upload, uploadBench } from './uploads.ts';

/** The document that is sent when a test says nothing else. */
export const DTI = { documentCode: 'DTI' };

/** Sends documents to partners and stores of a test app and tells what is kept of them. */
export const documentBench = (app: TestApp) => {
  const bench = uploadBench(app);
  const stored = async () =>
    readdir(join(app.deps.config.dataDir, 'files', 'uploads')).catch((): string[] => []);
  const count = async () =>
    (await app.admin.query('select (select count(*) from document) + (select count(*) from file) as n'))
      .rows[0].n;
  return {
    ...bench,
    toPartner: (id: string, more: Upload = {}) =>
      bench.send(`/api/partners/v3/${id}/file`, { as: 'sales.admin', request: DTI, ...more }),
    toStore: (id: string, more: Upload = {}) =>
      bench.send(`/api/merchants/v3/${id}/file`, { as: 'sales.admin', request: DTI, ...more }),
    /** A partner with one store. */
    made: (more: Parameters<typeof makeApplication>[1] = {}) =>
      makeApplication(app.admin, { stores: [{}], ...more }),
    version: async (table: 'partner' | 'merchant', id: string) =>
      (await app.admin.query(`select version from ${table} where id = $1`, [id])).rows[0].version,
    /** The files that lie in the store of uploads. */
    stored,
    /** Nothing was written: neither rows nor bytes. */
    leavesNothing: async (work: () => Promise<unknown>) => {
      const before = [await count(), (await stored()).length];
      await work();
      expect([await count(), (await stored()).length]).toEqual(before);
    },
  };
};
