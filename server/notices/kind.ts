import type { z } from 'zod';
import type { Sentence } from '#domain/text.ts';

/** What a notice says. */
export interface Told {
  title: Sentence;
  body: Sentence | null;
}

/** One kind of notice: what is kept of the occasion, and how it is told. */
export interface NoticeKind<P> {
  /** Null for params of another shape, which an earlier version may have kept. */
  tell: (params: unknown) => Told | null;
  /** Only a type: what `leaveNotice` takes. */
  readonly params?: P;
}

/** Describes a kind of notice; an area keeps its kinds in a file of its own, and `kinds.ts` lists them. */
export const noticeKind = <S extends z.ZodType>(
  params: S,
  tell: (params: z.output<S>) => Told,
): NoticeKind<z.input<S>> => ({
  tell: (kept) => {
    const parsed = params.safeParse(kept);
    return parsed.success ? tell(parsed.data) : null;
  },
});
