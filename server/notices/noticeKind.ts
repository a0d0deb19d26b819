import type { z } from 'zod';
import type { NoticeTopic } from '#domain/people/noticeTopics.ts';
import type { Sentence } from '#domain/sentence.ts';

/** What a notice says. */
export interface Told {
  title: Sentence;
  body: Sentence | null;
}

/** One kind of notice: its name, what is kept of the occasion, and how it is told. */
export interface NoticeKind<P> {
  name: string;
  /** What it is about, by which people choose what is mailed to them. */
  topic: NoticeTopic;
  /** As staff read it or people outside; null for params of another shape, which an earlier version may have kept. */
  tell: (params: unknown, isOutside: boolean) => Told | null;
  /** Only a type: what `leaveNotice` takes. */
  readonly params?: P;
}

/** A kind that its table has yet to name. */
type Unnamed<P> = Omit<NoticeKind<P>, 'name'>;

/** Describes what a kind of notice is about, what it keeps of the occasion, and how it is told. */
export const noticeKind = <S extends z.ZodType>(
  topic: NoticeTopic,
  params: S,
  tell: (params: z.output<S>, isOutside: boolean) => Told,
): Unnamed<z.input<S>> => ({
  topic,
  tell: (stored, isOutside) => {
    const parsed = params.safeParse(stored);
    return parsed.success ? tell(parsed.data, isOutside) : null;
  },
});

type Named<T> = { readonly [Name in keyof T]: T[Name] & { name: Name } };

/**
 * The kinds of notices of one engine or area, named by their keys. Whoever leaves one takes its kind out of this table; all tables
 * stand in `registries/notices.ts`, where their readers find them by name.
 */
export const noticeKinds = <T extends Readonly<Record<string, Unnamed<unknown>>>>(table: T): Named<T> =>
  Object.fromEntries(Object.entries(table).map(([name, kind]) => [name, { ...kind, name }])) as Named<T>;

/** Kinds of notices by their names, for whoever reads notices that others left. */
export type NoticeKinds = ReadonlyMap<string, NoticeKind<unknown>>;
