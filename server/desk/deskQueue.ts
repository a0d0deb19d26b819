import type pg from 'pg';
import type { z } from 'zod';
import type { CallMeta } from '#contract/call.ts';
import type { DeskQueueView } from '#contract/desk.ts';
import { type DeskQueueName, deskQueue } from '#domain/desk/deskQueues.ts';
import { pathOf } from '#domain/pages.ts';
import type { Language, Sentence } from '#domain/sentence.ts';
import { isPermitted } from '../http/caller/permit.ts';
import type { Bind, ListSource, Selection } from '../lists/source.ts';
import { whereAmong } from '../lists/statements.ts';
import type { Asker } from '../records/asker.ts';

/** Who sits at the desk, and on which Manila day. */
export interface Sitter extends Asker {
  today: string;
  language: Language;
}

/** A row as the statement answers it, in JSON. */
export interface FoundRow {
  id: string;
  title: string;
  /** A name, or what `says` puts into words: a code, a month. */
  about: string | null;
  /** What its page is found by besides. */
  other: string | null;
  at: string | null;
}

/** What one queue holds for somebody: two expressions of a statement, and what becomes of their answers. */
interface Held {
  name: DeskQueueName;
  list: string;
  mayStep: boolean;
  /** Up to `cap` rows as a set, each with the moment since which it waits, `at`. */
  set: (bind: Bind, cap: number) => string;
  /** The first rows as a set of FoundRow. */
  first: (bind: Bind, count: number) => string;
  present: (row: FoundRow) => DeskQueueView['rows'][number];
}

/** What an area brings to the desk: something that may wait for somebody. */
export interface DeskQueue {
  name: DeskQueueName;
  /** Null where there is never anything for this person. */
  heldFor: (sitter: Sitter) => Held | null;
}

/** One queue as its area describes it: a list that is there, narrowed to what waits. */
interface Described<F extends z.ZodRawShape> {
  selection: Selection<F>;
  /** SQL of the moment since which a row waits, or of the day with which it ends. */
  at: string;
  title: string;
  about?: string;
  other?: string;
  /** What the first rows are sorted by; left out, by `at`. */
  order?: string;
  /** `about` in words, where it is none of them. */
  says?: (about: string) => Sentence | undefined;
  /** `title` in words, where it is made of what the row keeps. */
  titled?: (title: string) => Sentence;
  /** Where the next step is taken. */
  to: (row: FoundRow) => string;
  /** The call that takes the step; left out where whoever has the queue takes it. */
  step?: { '~orpc': { meta: CallMeta } };
  /** The query of the list's address, where its page has a tab for just this. */
  tab?: string;
  /** What the path of the list is filled with. */
  path?: Readonly<Record<string, string>>;
}

/** Yes and no are texts there, as the filters of a page write them. */
const inAddress = (value: unknown): unknown =>
  typeof value === 'boolean'
    ? String(value)
    : typeof value === 'object' && value !== null && 'in' in value
      ? value.in
      : value;

/** The list with its filters, as its page keeps them in its address. */
const addressOf = (name: DeskQueueName, { selection, tab, path }: Described<z.ZodRawShape>): string => {
  const page = pathOf(deskQueue[name].page, path);
  if (tab !== undefined) return tab ? `${page}?tab=${tab}` : page;
  const filter = Object.fromEntries(
    Object.entries(selection).map(([field, value]) => [field, inAddress(value)]),
  );
  return `${page}?filter=${encodeURIComponent(JSON.stringify(filter))}`;
};

/** A queue made of a list: what waits is counted and read by the list's own conditions, so that the list holds just as many. */
export const queueOf =
  <F extends z.ZodRawShape, S extends readonly [string, ...string[]], R extends pg.QueryResultRow, W>(
    sourceFor: (sitter: Sitter) => ListSource<F, S, R, W>,
  ) =>
  (name: DeskQueueName, tell: (sitter: Sitter) => Described<F> | null): DeskQueue => ({
    name,
    heldFor: (sitter) => {
      const described = tell(sitter);
      if (!described) return null;
      const { selection, at, title, about = 'null', other = 'null', order = at } = described;
      const source = sourceFor(sitter);
      const isAged = deskQueue[name].by === 'age';
      return {
        name,
        list: addressOf(name, described as Described<z.ZodRawShape>),
        mayStep: !described.step || isPermitted(sitter.user, described.step['~orpc'].meta),
        set: (bind, cap) =>
          `select ${at} as at from ${source.countFrom}${whereAmong(source, selection, bind)} limit ${cap}`,
        first: (
          bind,
          count,
        ) => `select (${source.id})::text as id, ${title} as title, ${about} as about, ${other} as other,
          ${at} as at from ${source.from}${whereAmong(source, selection, bind)} order by ${order}, ${source.id} limit ${count}`,
        present: (row) => {
          const told = row.about === null ? undefined : described.says?.(row.about);
          return {
            id: row.id,
            title: described.titled ? described.titled(row.title)[sitter.language] : row.title,
            about: told ? told[sitter.language] : row.about,
            dtimeSince: isAged && row.at !== null ? new Date(row.at).toISOString() : null,
            endDay: isAged ? null : row.at,
            to: described.to(row),
          };
        },
      };
    },
  });
