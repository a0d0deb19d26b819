import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { IMPORT_KINDS, importKinds } from '#domain/importJobs/importKinds.ts';
import { readCell } from '#domain/imports/cells/readCell.ts';
import type { ImportField } from '#domain/imports/fields/fields.ts';
import { partnerFields } from '#domain/imports/fields/partnerFields.ts';
import { headerRowOf, matchColumns } from '#domain/imports/match/matchColumns.ts';
import { IMPORTS } from '../../registries/imports.ts';
import { openSheet } from '../../sheets/openSheet.ts';
import { type TemplateOf, templateStamp, writeTemplate } from './writeTemplate.ts';

const NOW = new Date('2026-03-05T00:00:00Z');
let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'suki-template-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** What a template says when it is opened again; its second sheet by `guide`. */
const reopened = async (of: TemplateOf, guide = false) => {
  const path = join(folder, `${of.sheet.id}.xlsx`);
  await writeFile(path, writeTemplate(of));
  const first = await openSheet(path, { name: 'template.xlsx' });
  const about = first.describe();
  await first.close();
  if (!guide) return about;
  await using second = await openSheet(path, { name: 'template.xlsx', sheet: about.sheets[1]?.name ?? '' });
  return second.describe();
};

describe.each(IMPORT_KINDS)('the template of %s', (kind) => {
  const inEnglish = (): TemplateOf => ({
    sheet: { id: kind, title: importKinds[kind].title },
    fields: IMPORTS[kind].fields,
    language: 'en',
    now: NOW,
  });

  it('maps exactly when it is uploaded', async () => {
    const of = inEnglish();
    const { preview } = await reopened(of);
    const texts = preview.map(({ row, cells }) => ({ row, cells: cells.map(String) }));
    expect(headerRowOf(texts, of.fields)).toBe(1);
    expect(matchColumns(texts[0]?.cells ?? [], of.fields)).toEqual(
      of.fields.map(({ key }) => ({ field: key, how: 'exact' })),
    );
  });

  it('has columns of which each is known by names of its own', () => {
    const { fields } = inEnglish();
    for (const { key, synonyms } of fields)
      for (const name of synonyms) expect(matchColumns([name], fields)[0]?.field, name).toBe(key);
  });

  it('has one example row that reads without a problem', async () => {
    const of = inEnglish();
    const { preview } = await reopened(of);
    expect(preview).toHaveLength(2);
    const problems = of.fields.flatMap(
      (field, at) => readCell(field, preview[1]?.cells[at] ?? null).problems,
    );
    expect(problems).toEqual([]);
  });

  it('says which kind and which columns it was made for, on sheets named in the language of the user', async () => {
    const { stamp, sheets } = await reopened({ ...inEnglish(), language: 'fil' });
    expect(stamp).toBe(templateStamp(kind, IMPORTS[kind].fields));
    expect(stamp).toMatch(new RegExp(`^suki-template/${kind}/[0-9a-f]{16}$`));
    const shown = sheets.filter(({ hidden }) => !hidden).map(({ name }) => name);
    expect(shown).toEqual([importKinds[kind].title.fil, 'Paano ito punan']);
  });
});

describe('the guide in a template', () => {
  it('[batch.partnerColumns] says of all 19 columns what belongs into them', async () => {
    const { preview } = await reopened(
      {
        sheet: { id: 'partner', title: importKinds.partner.title },
        fields: partnerFields,
        language: 'fil',
        now: NOW,
      },
      true,
    );
    const [head, ...rows] = preview.map(({ cells }) => cells);
    expect(head).toEqual(['Column', 'Kailangan', 'Ano ang ilalagay', 'Halimbawa', 'Mga kilalang value']);
    const said = rows.slice(0, 19);
    expect(said.map(([header]) => header)).toEqual(partnerFields.map(({ header }) => header));
    expect(said.map(([, needed]) => needed === 'Oo')).toEqual(partnerFields.map(({ required }) => required));
    expect(said.map(([, , what]) => what)).toEqual(partnerFields.map(({ hint }) => hint.fil));
    expect(said.at(-1)?.[4]).toBe('Oo, Hindi');
  });

  it('names the first values of a long list that the data has', async () => {
    const field: ImportField = {
      key: 'area',
      header: 'Area',
      synonyms: [],
      type: 'choice',
      required: true,
      hint: { en: 'Area', fil: 'Lugar' },
      example: 'Area 1',
    };
    const lists = { area: Array.from({ length: 30 }, (_, at) => `Area ${at + 1}`) };
    const of: TemplateOf = {
      sheet: { id: 'promo', title: importKinds.promo.title },
      fields: [field],
      lists,
      language: 'en',
      now: NOW,
    };
    const { preview } = await reopened(of, true);
    expect(preview[1]?.cells[4]).toMatch(/^Area 1, Area 2, .*Area 20, …$/);
  });
});
