import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { IMPORT_KINDS } from '#domain/importJobs/importKinds.ts';
import { readCell } from '#domain/imports/cells/readCell.ts';
import { IMPORTS } from '#server/registries/imports.ts';
import { startTestApp, type TestApp } from '#tests/support/app/app.ts';
import { importKindBench, inShort } from '#tests/support/imports/importKindBench.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

describe.each(IMPORT_KINDS)('the sheet %s', (id) => {
  const kind = IMPORTS[id];

  it('imports its own example row', async () => {
    const values = Object.fromEntries(
      kind.fields.map((field) => {
        const { text, problems } = readCell(field, field.example);
        expect([field.key, problems]).toEqual([field.key, []]);
        return [field.key, text];
      }),
    );
    const bench = importKindBench(app, kind);
    const { importId, verdicts } = await bench.stage([values]);
    expect(verdicts.map(inShort)).toEqual([[]]);
    await bench.write(importId);
    expect(await bench.states(importId)).toEqual(['created']);
    await bench.reverse(importId);
    expect(await bench.states(importId)).toEqual(['reversed']);
  });

  it('names each column once, and so does each header', () => {
    const fold = (text: string) => text.toLowerCase().replace(/[^a-z0-9]/g, '');
    expect(kind.id).toBe(id);
    for (const names of [kind.fields.map(({ key }) => key), kind.fields.map(({ header }) => fold(header))])
      expect(new Set(names).size).toBe(names.length);
    const headers = new Map(kind.fields.map(({ key, header }) => [fold(header), key]));
    for (const { key, synonyms } of kind.fields)
      for (const synonym of synonyms)
        expect([synonym, headers.get(fold(synonym)) ?? key]).toEqual([synonym, key]);
    const all = kind.fields.flatMap(({ key, synonyms }) =>
      [...new Set(synonyms.map(fold))].map((name) => `${name} ${key}`),
    );
    const names = all.map((one) => one.split(' ')[0]);
    expect(names.filter((name, at) => names.indexOf(name) < at)).toEqual([]);
  });
});
