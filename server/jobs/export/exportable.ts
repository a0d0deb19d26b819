import { StandardBracketNotationSerializer } from '@orpc/openapi-client/standard';
import type pg from 'pg';
import type { z } from 'zod';
import type { CallMeta } from '#contract/call.ts';
import type { Issue } from '#contract/messages/issueSentence.ts';
import type { ExportList } from '#domain/files/exportLists.ts';
import type { Language, Sentence } from '#domain/sentence.ts';
import type { Tx } from '../../db/context.ts';
import type { CellKind, Value } from '../../documents/cells.ts';
import type { SignedIn } from '../../http/caller/loadUser.ts';
import { checkQuery } from '../../http/checkQuery.ts';
import type { RequestContext } from '../../http/deps.ts';
import { fail } from '../../http/errors/fail.ts';
import { fieldsOf } from '../../http/errors/fieldsOf.ts';
import { readAll } from '../../lists/readAll.ts';
import type { ListSource, Selection } from '../../lists/source.ts';
import { countStatement } from '../../lists/statements.ts';
import type { Asker } from '../../records/asker.ts';
import type { FilterWord } from './filterTexts.ts';
import { wholeQuery } from './wholeQuery.ts';

/** A column of an export: its name and kind, and how a row of the list is written in it. */
export interface ExportLabel {
  label: Sentence;
  kind: CellKind;
}
export interface ExportColumn<W> extends ExportLabel {
  of: (row: W, language: Language) => Value;
}

/** Which rows, for whom. */
export interface Asked {
  query: string;
  asker: Asker;
}
/** And which columns of them, in which language. */
export interface Selected extends Asked {
  columns: readonly string[];
  language: Language;
  /** What the one who asks may see of rows. */
  seen: <W>(rows: readonly W[]) => Promise<readonly W[]>;
}

/** A paper of a row as it goes into a zip. */
export interface ZippedPaper {
  name: string;
  at: Date;
  bytes: Uint8Array;
}
/** Who has papers printed. */
export type PrintedFor = Pick<RequestContext, 'deps' | 'requestId' | 'language'> & { user: SignedIn };
/** The papers of a list's rows, by the ids of the rows. */
export interface ExportPapers {
  print: (reader: PrintedFor, id: string) => Promise<ZippedPaper>;
  /** Notes that they were handed over, in the transaction that ends the job. */
  hand: (tx: Tx, ids: readonly string[], by: { user: SignedIn; at: Date; name: string }) => Promise<void>;
}

/** A list as the export engine sees it; its rows, filters and sorts are those of the list call. */
export interface Exportable {
  title: Sentence;
  /** Who may call the list may export it. */
  meta: CallMeta;
  columns: Readonly<Record<string, ExportLabel>>;
  /** Throws 400 when the list call would refuse this query string, or when it pages. */
  check: (query: string) => void;
  /** The query string with what the list adds where it says nothing. */
  whole: (asked: Asked) => string;
  /** A value of a field as the list's column writes it, null where it writes none of it. */
  word: FilterWord;
  /** How many rows there are: counted to just above `cap` where one is given. */
  count: (tx: Tx, asked: Asked, cap?: number) => Promise<number>;
  rows: (tx: Tx, selected: Selected) => AsyncGenerator<Value[]>;
  /** Lines that the first sheet of its workbook has besides; none where the list has none. */
  sums: (tx: Tx, asked: Asked, language: Language) => Promise<[string, string][]>;
  /** Where its rows have papers, a zip of which may be had: these, and the ids of the rows in their order. */
  papers?: ExportPapers & { ids: (tx: Tx, asked: Asked) => Promise<string[]> };
}

/** Every list that can be exported, as `registries/exports.ts` hands them over. */
export type Exports = Readonly<Record<ExportList, Exportable>>;

const PAGING = ['limit', 'cursor', 'offset'];
const BATCH = 500;
const brackets = new StandardBracketNotationSerializer();

const NO_PAGES = { en: 'An export has no pages', fil: 'Walang pahina ang isang export' };
const REFUSED = {
  en: 'The list cannot be exported with this query.',
  fil: 'Hindi maie-export ang listahan sa query na ito.',
};
const refuse = (field: string, sentence: Sentence) =>
  fail('invalid', REFUSED, { fields: { [`query.${field}`]: sentence } });

/** A query string in the API's dialect, `field=v` and `field[op]=v`, as the list call's schema reads it. */
const parse = <T>(schema: z.ZodType<T>, query: string): T => {
  const params = new URLSearchParams(query);
  checkQuery(params);
  for (const name of PAGING) if (params.has(name)) throw refuse(name, NO_PAGES);
  const parsed = schema.safeParse(brackets.deserialize([...params]));
  if (parsed.success) return parsed.data;
  const [field, sentence] = Object.entries(fieldsOf(parsed.error.issues as Issue[], ['query']))[0] ?? [];
  throw refuse(field ?? 'query', sentence ?? REFUSED);
};

async function* inBatches<W>(rows: AsyncIterable<W>): AsyncGenerator<W[]> {
  let batch: W[] = [];
  for await (const row of rows) {
    batch.push(row);
    if (batch.length < BATCH) continue;
    yield batch;
    batch = [];
  }
  yield batch;
}

/** What the codes of filters are called that no column writes: by filter and code. */
type Codes = Readonly<Record<string, Readonly<Record<string, { label: Sentence }>>>>;

/** Columns that read more of a row than the one field have no word for it. */
const wordOf =
  <W>(columns: Readonly<Record<string, ExportColumn<W>>>, codes: Codes): FilterWord =>
  (field, value, language) => {
    const called = Object.hasOwn(codes, field) ? codes[field] : undefined;
    if (called && Object.hasOwn(called, value)) return called[value]?.label[language] ?? null;
    const column = Object.hasOwn(columns, field) ? columns[field] : undefined;
    if (column?.kind !== 'text') return null;
    try {
      const word = column.of({ [field]: value } as W, language);
      return typeof word === 'string' && word !== '' ? word : null;
    } catch {
      return null;
    }
  };

/** Describes a list to the export engine. */
export const exportable = <
  F extends z.ZodRawShape,
  S extends readonly [string, ...string[]],
  R extends pg.QueryResultRow,
  W,
>(list: {
  title: Sentence;
  meta: CallMeta;
  query: z.ZodType<Selection<F>>;
  /** What holds of a selection where it says nothing, as the list call has it. */
  complete?: (selection: Selection<F>, asker: Asker) => Selection<F>;
  /** The list as the asker reads it, in their language. */
  source: (asker: Asker, language: Language) => ListSource<F, S, R, W>;
  columns: Readonly<Record<string, ExportColumn<W>>>;
  codes?: Codes;
  /** Lines that the first sheet of its workbook has besides. */
  sums?: (tx: Tx, selection: Selection<F>, language: Language) => Promise<[string, string][]>;
  papers?: ExportPapers & { idOf: (row: W) => string };
}): Exportable => {
  const { query: schema, source, columns, papers, complete = (selection) => selection, codes = {} } = list;
  const count: Exportable['count'] = async (tx, { query, asker }, cap) => {
    const [row] = await tx.query<{ n: number }>(
      countStatement(source(asker, 'en'), complete(parse(schema, query), asker), cap ?? null),
    );
    return row?.n ?? 0;
  };
  const whole = ({ query, asker }: Asked) => {
    const said = parse(schema, query);
    return wholeQuery(query, said, complete(said, asker));
  };
  const rows: Exportable['rows'] = async function* (tx, { query, asker, columns: keys, language, seen }) {
    const chosen = keys.flatMap((key) => columns[key] ?? []);
    const selection = complete(parse(schema, query), asker);
    for await (const batch of inBatches(readAll(tx, source(asker, language), selection, BATCH)))
      for (const row of await seen(batch)) yield chosen.map((column) => column.of(row, language));
  };
  const ids = async (tx: Tx, { query, asker }: Asked, idOf: (row: W) => string): Promise<string[]> => {
    const selection = complete(parse(schema, query), asker);
    const all: string[] = [];
    for await (const row of readAll(tx, source(asker, 'en'), selection, BATCH)) all.push(idOf(row));
    return all;
  };
  return {
    title: list.title,
    meta: list.meta,
    columns,
    check: (query) => void parse(schema, query),
    whole,
    word: wordOf(columns, codes),
    count,
    rows,
    sums: async (tx, { query, asker }, language) =>
      (await list.sums?.(tx, complete(parse(schema, query), asker), language)) ?? [],
    ...(papers && { papers: { ...papers, ids: (tx, asked) => ids(tx, asked, papers.idOf) } }),
  };
};
