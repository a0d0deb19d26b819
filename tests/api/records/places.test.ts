import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#tests/support/app/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const list = async (name: string, query: Record<string, string> = {}) => {
  const { status, body } = await app.call('GET', `/api/partners/${name}`, { as: 'partner.admin', query });
  expect(status, JSON.stringify(body)).toBe(200);
  return body.data.list as { id: string; name: string; label?: string; [field: string]: unknown }[];
};
const names = (rows: { name: string }[]) => rows.map((row) => row.name);
const NCR = '1300000000';
const MANILA = '1380600000';
const ERMITA = '1380608000';

describe('places', () => {
  it('are all there: 18 regions, 85 provinces, 1,642 cities, 14 sub-municipalities, 42,010 barangays', async () => {
    const counts = await Promise.all(
      ['regions', 'provinces', 'cities', 'sub-municipalities'].map(async (name) => (await list(name)).length),
    );
    expect(counts).toEqual([18, 85, 1642, 14]);
    const { rows } = await app.admin.query('select count(*)::int as n from barangay');
    expect(rows).toEqual([{ n: 42_010 }]);
  });

  it('come by their parent', async () => {
    expect(names(await list('provinces', { regionId: '0700000000' }))).toContain('Cebu');
    expect(await list('cities', { regionId: NCR })).toHaveLength(17);
    const manila = (await list('cities', { regionId: NCR })).filter((city) => city.hasSubMunicipalities);
    expect(names(manila)).toEqual(['City of Manila']);
    expect(await list('sub-municipalities', { cityId: MANILA })).toHaveLength(14);
    const ermita = await list('barangays', { subMunicipalityId: ERMITA });
    expect(new Set(ermita.map((row) => row.subMunicipalityId))).toEqual(new Set([ERMITA]));
    const all = await list('barangays', { cityId: MANILA });
    expect(all.length).toBeGreaterThan(ermita.length);
    expect(names(all).slice(0, 3)).toEqual(['Barangay 1', 'Barangay 2', 'Barangay 3']);
  });

  it('of an unknown parent are none, of a replaced code those of its successor', async () => {
    expect(await list('barangays', { cityId: '9999999999' })).toEqual([]);
    const { rows } = await app.admin.query<{ old_id: string; new_id: string }>(
      'select s.old_id, s.new_id from place_superseded s join city c on c.id = s.new_id order by 1 limit 1',
    );
    const [one] = rows;
    expect(await list('barangays', { cityId: one?.old_id ?? '' })).toEqual(
      await list('barangays', { cityId: one?.new_id ?? '' }),
    );
  });

  it.each([
    ['barangays', {}],
    ['barangays', { cityId: MANILA, subMunicipalityId: ERMITA }],
    ['barangays', { cityId: '12' }],
    ['zip-codes', {}],
    ['cities', { regionId: NCR, colour: 'red' }],
  ])('%s with %j is refused', async (name, query) => {
    const answer = await app.call('GET', `/api/partners/${name}`, {
      as: 'partner.admin',
      query: query as Record<string, string>,
    });
    expect([answer.status, answer.body.error]).toEqual([400, 'invalid']);
  });

  it('need a session', async () => {
    expect((await app.call('GET', '/api/partners/regions')).status).toBe(401);
  });
});

describe('ZIP codes', () => {
  it('[lookup.zipLabel] [send.zip] are labelled "name - zipCode", the first four characters being the code', async () => {
    const [ermita] = await list('zip-codes', { cityId: MANILA, subMunicipalityId: ERMITA });
    expect(ermita).toMatchObject({ name: '1000', zipCode: 'Ermita', label: '1000 - Ermita' });
    const cities = (await list('cities', { regionId: NCR })).map((city) => city.id);
    const zips = (await Promise.all(cities.map((cityId) => list('zip-codes', { cityId })))).flat();
    expect(zips.length).toBeGreaterThan(100);
    const wrong = zips.filter((row) => row.label?.slice(0, 4) !== row.name || !/^\d{4}$/.test(row.name));
    expect(wrong).toEqual([]);
  });

  it('of a sub-municipality are its own and those that belong to none', async () => {
    const all = await list('zip-codes', { cityId: MANILA });
    const own = await list('zip-codes', { cityId: MANILA, subMunicipalityId: ERMITA });
    expect(own.length).toBeLessThan(all.length);
    expect(names(own)).toContain('1016');
  });
});
