import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tidy } from '#server/jobs/tidy.ts';
import { openJobsPool, type Workshop } from '#server/jobs/workshop.ts';
import { startTestApp, type TestApp } from '#tests/support/app/app.ts';
import { FILES, uploadBench } from '#tests/support/documents/uploads.ts';
import { makeApplication } from '#tests/support/records/applications.ts';

const DAY_MS = 86_400_000;
let app: TestApp;
let bench: ReturnType<typeof uploadBench>;
beforeAll(async () => {
  app = await startTestApp();
  bench = uploadBench(app);
});
afterAll(() => app.stop());

/** A partner with an ID and a permit, and a store of it with an ID. */
const made = async () => {
  const { partnerId, storeIds } = await makeApplication(app.admin, { stores: [{}], isComplete: false });
  const attach = async (kind: string, id: string, documentCode: string): Promise<string> => {
    const path = `/api/${kind}/v3/${id}/file`;
    const { status, body } = await bench.send(path, {
      as: 'sales.admin',
      request: { documentCode },
      content: FILES.jpg,
      name: `${documentCode}.jpg`,
    });
    expect(status).toBe(200);
    return body.data.id;
  };
  const storeId = `${storeIds[0]}`;
  return {
    partnerId,
    storeId,
    ids: {
      partner: await attach('partners', partnerId, 'SIGNATORY_ID'),
      permit: await attach('partners', partnerId, 'DTI'),
      store: await attach('merchants', storeId, 'SIGNATORY_ID'),
    },
  };
};
type Made = Awaited<ReturnType<typeof made>>;

const CODES = { partner: 'hsis_code', merchant: 'hsis_salesroom_code' } as const;
const move = (table: keyof typeof CODES, id: string, status: string) =>
  app.admin.query(
    `update ${table} set status = $2, workflow_status = null, updated_at = $3,
      ${CODES[table]} = coalesce(${CODES[table]}, 'X' || id) where id = $1`,
    [id, status, app.clock.now()],
  );
const tidied = async () => {
  const pool = openJobsPool(app.migratorUrl);
  await tidy({ deps: app.deps, pool } as Workshop).finally(() => pool.end());
};
const left = async ({ ids }: Made) => {
  const { rows } = await app.admin.query('select id from document where id = any ($1::bigint[])', [
    Object.values(ids),
  ]);
  const there = new Set(rows.map(({ id }) => String(id)));
  return Object.entries(ids).flatMap(([name, id]) => (there.has(id) ? [name] : []));
};

describe('the ID of who signed an application', () => {
  it.each(['REJECTED', 'CANCELLED'])(
    'is deleted with its bytes 90 days after it was %s; the other documents stay',
    async (status) => {
      const [ended, waits] = [await made(), await made()];
      await move('partner', ended.partnerId, status);
      const { rows } = await app.admin.query(
        'select f.storage_key as key from file f join document d on d.file_id = f.id where d.id = $1',
        [ended.ids.partner],
      );
      app.clock.advance(90 * DAY_MS - 60_000);
      await tidied();
      expect(await left(ended)).toEqual(['partner', 'permit', 'store']);
      app.clock.advance(60_000);
      await tidied();
      expect([await left(ended), await app.deps.files.has(rows[0].key)]).toEqual([
        ['permit', 'store'],
        false,
      ]);
      expect(await left(waits)).toEqual(['partner', 'permit', 'store']);
    },
  );

  it('is deleted 5 years after what it is of was closed, of a store by the store', async () => {
    const [closed, back] = [await made(), await made()];
    await move('partner', closed.partnerId, 'C');
    await move('merchant', back.storeId, 'C');
    app.clock.advance((5 * 365 - 1) * DAY_MS);
    await tidied();
    expect([await left(closed), await left(back)]).toEqual([
      ['partner', 'permit', 'store'],
      ['partner', 'permit', 'store'],
    ]);
    app.clock.advance(4 * DAY_MS);
    await tidied();
    expect([await left(closed), await left(back)]).toEqual([
      ['permit', 'store'],
      ['partner', 'permit'],
    ]);
  });
});
