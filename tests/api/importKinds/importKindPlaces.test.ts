import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withContext } from '#server/db/context.ts';
import { loadUser } from '#server/http/caller/loadUser.ts';
import { type PlaceBook, placeBook } from '#server/importKinds/shared/places/placeBook.ts';
import { resolvePlaces } from '#server/importKinds/shared/places/placesResolver.ts';
import { startTestApp, type TestApp } from '#tests/support/app/app.ts';

let app: TestApp;
let book: PlaceBook;
beforeAll(async () => {
  app = await startTestApp();
  const { rows } = await app.admin.query(`select id from user_account where username = 'sales.admin'`);
  const user = await loadUser(app.pools, 'test', rows[0].id, null, app.clock.now());
  if (!user) throw new Error('nobody there');
  book = await withContext(app.pools, user.actor, 'test', placeBook);
});
afterAll(() => app.stop());

/** "barangay, city, province, region, zip"; a dash is an empty cell. */
const resolve = (line: string) => {
  const cell = (text: string | undefined) => (text === undefined || text === '-' ? null : text);
  const [barangay, city, province, region, zipCode] = line.split(', ').map(cell);
  const { columns, problems } = resolvePlaces(book, {
    region: region ?? null,
    province: province ?? null,
    city: city ?? null,
    barangay: barangay ?? null,
    zipCode: zipCode ?? null,
  });
  const names = columns && [
    ...[
      columns.barangayId,
      columns.subMunicipalityId,
      columns.municipalityId,
      columns.provinceId,
      columns.regionId,
    ].map((id) => (id ? book.nameOf(id) : null)),
    columns.zipCodeId ? book.zipOf(columns.zipCodeId) : columns.zipTyped && `typed ${columns.zipTyped}`,
  ];
  return names
    ? [names.join(' | '), ...problems.map(({ field, code }) => `${field} ${code}`)]
    : problems.map(
        ({ field, code, suggestion }) => `${field} ${code}${suggestion ? ` → ${suggestion}` : ''}`,
      );
};

describe('places are found by their names', () => {
  const CALAMBA = 'Real |  | City of Calamba | Laguna | Region IV-A (CALABARZON) | 4027';
  it.each([
    'Real, City of Calamba, Laguna, Region IV-A (CALABARZON), 4027',
    'REAL, calamba city, LAGUNA, 4a, 4027',
    'Brgy. Real, Calamba, Laguna, CALABARZON, 4027',
    'Barangay Real, Calamba, Laguna, -, 4027',
  ])('%s', (line) => expect(resolve(line)).toEqual([CALAMBA]));

  it('of Manila come with their sub-municipality, also where that stands for the city', () => {
    const ermita =
      'Barangay 659 | Ermita | City of Manila | Metro Manila | National Capital Region (NCR) | 1000';
    for (const line of [
      'Barangay 659, Manila, Metro Manila, NCR, 1000',
      '659, City of Manila, -, -, 1000',
      'Brgy 659, Ermita, NCR, National Capital Region, 1000',
    ])
      expect(resolve(line)).toEqual([ermita]);
    expect(resolve('Barangay 1, Ermita, NCR, -, 1000')[0]).toMatch(/^barangay not_place/);
  });

  it('stand where people look for them, not where the code puts them', () => {
    expect(resolve('Lahug, Cebu City, Cebu, Region VII, 6000')[0]).toMatch(
      /^Lahug \| {2}\| City of Cebu \| Cebu/,
    );
  });

  it('are every one of them found by their own names', () => {
    const lost: string[] = [];
    for (const { city, partId } of book.cities) {
      if (partId !== null) continue;
      const province = book.nameOf(city.provinceId) ?? '';
      const region = book.nameOf(city.regionId) ?? '';
      for (const barangay of city.barangays()) {
        const { columns } = resolvePlaces(book, {
          region,
          province,
          city: city.name,
          barangay: barangay.name,
          zipCode: null,
        });
        if (columns?.barangayId !== barangay.id) lost.push(`${barangay.name}, ${city.name}, ${province}`);
      }
    }
    expect(lost).toEqual([]);
  });
});

describe('what is wrong with places', () => {
  it.each([
    ['Real, Calmaba, Laguna, -, 4027', ['city not_place → City of Calamba']],
    ['Reel, Calamba, Laguna, -, 4027', ['barangay not_place → Real']],
    ['Real, Calamba, Lagna, -, 4027', ['province not_place → Laguna']],
    ['Real, Calamba, Laguna, CALABARZN, 4027', ['region not_place → Region IV-A (CALABARZON)']],
    ['Real, Calamba, Laguna, Region V, 4027', ['province not_place']],
    ['Real, Calamba, Batangas, -, 4027', ['city not_place']],
    ['Lahug, Calamba, Laguna, -, 4027', ['barangay not_place']],
    ['Real, Qwertyuiop, Laguna, -, 4027', ['city not_place']],
  ])('%s', (line, problems) => expect(resolve(line)).toEqual(problems));

  it('is told of a wrong place and of what lies wrong below it, where that is sure', () => {
    expect(resolve('Nowhere, Calmaba, Laguna, -, 4027')).toEqual([
      'city not_place → City of Calamba',
      'barangay not_place',
    ]);
  });

  it('is told where a name is that of several', () => {
    const [name = '', cities = []] =
      [...book.citiesBy].find(([, named]) =>
        named.some(({ city }, at) =>
          named
            .slice(at + 1)
            .some((other) => other.city.barangays().some(({ key }) => key === city.barangays()[0]?.key)),
        ),
      ) ?? [];
    const shared = cities.flatMap(({ city }) => city.barangays().map(({ key }) => key));
    const key = shared.find((one, at) => shared.indexOf(one) < at);
    expect(resolve(`${key}, ${name}, -, -, -`)).toEqual(['city many_places']);
  });

  it('only warns of a ZIP code of another city, and takes any where none is known', () => {
    expect(resolve('Real, Calamba, Laguna, -, 6000')).toEqual([
      'Real |  | City of Calamba | Laguna | Region IV-A (CALABARZON) | ',
      'zipCode zip_elsewhere',
    ]);
    const without = book.cities.find(({ city }) => !city.zips.length && city.barangays().length);
    const [barangay] = without?.city.barangays() ?? [];
    const line = `${barangay?.name}, ${without?.name}, ${book.nameOf(without?.city.provinceId ?? '')}, -, 9999`;
    expect(resolve(line)).toEqual([expect.stringMatching(/ \| typed 9999$/)]);
  });
});
