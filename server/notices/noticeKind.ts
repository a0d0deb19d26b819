import type { z } from 'zod';
import type { Sentence } from '#domain/text.ts';

/** What a notice says. */
export interface Told {
  title: Sentence;
  body: Sentence | null;
}

/** One kind of notice: its name, what is kept of the occasion, and how it is told. */
export interface NoticeKind<P> {
  name: string;
  /** Null for params of another shape, which an earlier version may have kept. */
  tell: (params: unknown) => Told | null;
  /** Only a type: what `leaveNotice` takes. */
  readonly params?: P;
}

/**
 * Describes a kind of notice. Whoever leaves one holds its kind in a file of its own; all kinds stand in `registries/notices.ts`, where
 * their readers find them by name.
 */
export const noticeKind = <S extends z.ZodType>(
  name: string,
  params: S,
  tell: (params: z.output<S>) => Told,
): NoticeKind<z.input<S>> => ({
  name,
  tell: (kept) => {
    const parsed = params.safeParse(kept);
    return parsed.success ? tell(parsed.data) : null;
  },
});

/** Kinds of notices by their names, for whoever reads notices that others left. */
export type NoticeKinds = ReadonlyMap<string, NoticeKind<unknown>>;
