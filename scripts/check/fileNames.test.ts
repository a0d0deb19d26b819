import { describe, expect, it } from 'vitest';
import { checkFileNames } from './fileNames.ts';

const check = (path: string, ...exported: string[]): string[] =>
  checkFileNames([{ path, text: exported.map((name) => `export const ${name} = 1;\n`).join('') }]);

describe('the name of a file', () => {
  it('says one of its exports, whatever the case, the number or the form of the verb', () => {
    expect(check('server/areas/places/router.ts', 'placesRouter')).toEqual([]);
    expect(check('domain/cities.ts', 'cityOf', 'NONE')).toEqual([]);
    expect(check('src/pages/records/addresses.ts', 'ADDRESS_TYPES')).toEqual([]);
    expect(check('src/pages/records/matching.ts', 'matched')).toEqual([]);
    expect(check('src/pages/records/MobileBox.tsx', 'FormMobile')).toEqual([]);
    expect(check('domain/look.ts', 'MARGIN', 'styles')).toEqual([
      'domain/look.ts exports MARGIN, styles: let its name say one of them',
    ]);
  });

  it('says it of types and of what stands elsewhere too, and by more than a word that fits anything', () => {
    const text = "export type { Place } from './other.ts';\nexport interface Region {}\n";
    expect(checkFileNames([{ path: 'domain/regions.ts', text }])).toEqual([]);
    expect(checkFileNames([{ path: 'domain/cities.ts', text }])).toHaveLength(1);
    expect(check('domain/getUse.ts', 'getPlaces', 'useRegions')).toHaveLength(1);
  });

  it('is that of an export, or of what all of them are about, in rooms that many verbs share', () => {
    expect(check('server/records/parts/sites.ts', 'readSites', 'siteProblems', 'INSERT_SITE')).toEqual([]);
    expect(check('server/http/errors/fail.ts', 'fail', 'errorBody')).toEqual([]);
    expect(check('server/imports/onceOnly.ts', 'ONCE_ONLY', 'other')).toEqual([]);
    expect(check('server/records/parts/sites.ts', 'readSites', 'touch')).toEqual([
      'server/records/parts/sites.ts exports readSites, touch: call it as one of its exports, or each export by its noun',
    ]);
    expect(check('server/lists/sites.ts', 'readSites', 'touch')).toEqual([]);
  });

  it('is free where nothing is exported, in tests, indexes and declarations, and outside the house', () => {
    expect(checkFileNames([{ path: 'src/main.tsx', text: 'start();\n' }])).toEqual([]);
    for (const path of ['src/a.test.ts', 'src/pages/login/index.ts', 'src/vite.d.ts', 'tests/support/a.ts'])
      expect(check(path, 'other')).toEqual([]);
  });
});
