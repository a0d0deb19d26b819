import { LIMITS_STATED } from '#domain/files/sheetLimits.ts';
import { type ImportField, isList } from '#domain/imports/fields/fields.ts';
import { fingerprintOf } from '#domain/imports/match/matchColumns.ts';
import type { Language, Sentence } from '#domain/sentence.ts';
import { flagText } from '../../documents/cells.ts';
import type { OutColumn, OutSheet } from '../../sheets/outBook.ts';
import { writeSheet } from '../../sheets/writeSheet.ts';

/** A sheet's name and columns, with what some of them may be and what the example row has as the data has it: texts by the field's key. */
export interface TemplateOf {
  sheet: SheetName;
  fields: readonly ImportField[];
  lists?: Readonly<Record<string, readonly string[]>>;
  example?: Readonly<Record<string, string>>;
  language: Language;
  now: Date;
  /** What it may hold, where that is less than what an import takes. */
  limits?: Sentence;
}

/** What a sheet is called in code and by people: a kind of import, or another one. */
export interface SheetName {
  id: string;
  title: Sentence;
}

const GUIDE: Readonly<Record<'name' | 'column' | 'needed' | 'what' | 'example' | 'values', Sentence>> = {
  name: { en: 'How to fill this in', fil: 'Paano ito punan' },
  column: { en: 'Column', fil: 'Column' },
  needed: { en: 'Required', fil: 'Kailangan' },
  what: { en: 'What belongs into it', fil: 'Ano ang ilalagay' },
  example: { en: 'Example', fil: 'Halimbawa' },
  values: { en: 'Known values', fil: 'Mga kilalang value' },
};
const NOTES: readonly Sentence[] = [
  {
    en: 'Row 2 of the first sheet is an example: type over it. Columns may stand in any order.',
    fil: 'Halimbawa ang hilera 2 ng unang sheet: i-type sa ibabaw nito. Kahit anong pagkakasunod ng mga column.',
  },
  {
    en: 'All cells are formatted as text, so that zeros in front stay. Paste values only.',
    fil: 'Naka-format bilang text ang lahat ng cell para manatili ang mga zero sa unahan. Value lang ang i-paste.',
  },
];
/** Values that the guide names; a drop-down offers all. */
const NAMED = 20;
const WIDTHS = { least: 14, guide: [26, 12, 56, 30, 60] } as const;

/** Which template a workbook was made from: its kind and the fingerprint of its columns. */
export const templateStamp = (id: string, fields: readonly ImportField[]): string =>
  `suki-template/${id}/${fingerprintOf(fields.map(({ header }) => header))}`;

/** What a field may be, as people write it; null when it may be anything. */
const valuesOf = ({ key, type, choices }: ImportField, { lists, language }: TemplateOf) => {
  if (type === 'yesNo') return [flagText(true, language), flagText(false, language)];
  return choices?.map(({ label }) => label) ?? lists?.[key] ?? null;
};

const exampleOf = ({ key, example }: ImportField, of: TemplateOf): string => of.example?.[key] ?? example;

/** Fields whose cell holds one of several values; a cell with a list of them cannot be chosen from a drop-down. */
const offered = (of: TemplateOf): Record<string, readonly string[]> =>
  Object.fromEntries(
    of.fields.flatMap((field) => {
      const values = isList(field.type) ? null : valuesOf(field, of);
      return values?.length ? [[field.key, values]] : [];
    }),
  );

const rowsSheet = (of: TemplateOf, lists: Record<string, unknown>): OutSheet => ({
  name: of.sheet.title[of.language],
  columns: of.fields.map((field): OutColumn => {
    const { key, header, hint } = field;
    const width = Math.max(WIDTHS.least, header.length + 4, exampleOf(field, of).length + 2);
    const list = lists[key] ? { list: key } : {};
    return { label: header, kind: 'text', width, hint: hint[of.language], ...list };
  }),
  rows: [of.fields.map((field) => exampleOf(field, of))],
});

const guideSheet = (of: TemplateOf): OutSheet => {
  const { fields, language, limits = LIMITS_STATED } = of;
  const { column, needed, what, example, values } = GUIDE;
  const rows = fields.map((field) => {
    const known = valuesOf(field, of) ?? [];
    const named = known.slice(0, NAMED).join(', ') + (known.length > NAMED ? ', …' : '');
    return [
      field.header,
      flagText(field.required, language),
      field.hint[language],
      exampleOf(field, of),
      named,
    ];
  });
  return {
    name: GUIDE.name[language],
    columns: [column, needed, what, example, values].map((label, at) => ({
      label: label[language],
      kind: 'text',
      width: WIDTHS.guide[at] ?? WIDTHS.least,
    })),
    rows: [...rows, ...[...NOTES, limits].map((note) => [note[language]])],
  };
};

/**
 * The .xlsx that a kind's rows are typed into, in chunks: its columns as text with drop-downs, hints and one example row, then a
 * sheet that says in the user's language what belongs where. Its stamp is `templateStamp`.
 */
export const writeTemplate = (of: TemplateOf): AsyncIterable<Uint8Array> => {
  const lists = offered(of);
  return writeSheet({
    sheets: [rowsSheet(of, lists), guideSheet(of)],
    lists,
    stamp: templateStamp(of.sheet.id, of.fields),
    now: of.now,
    language: of.language,
  });
};
