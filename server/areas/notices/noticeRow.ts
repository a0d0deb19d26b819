import type { Notice } from '#contract/notices.ts';
import type { Language } from '#domain/sentence.ts';
import { columnsOf } from '../../db/columns/columnsOf.ts';
import { flag, id, instant, json, text } from '../../db/columns/kinds.ts';
import { madeOf } from '../../db/columns/nested.ts';
import type { NoticeKinds } from '../../notices/noticeKind.ts';

interface Stored {
  kind: string;
  params: Readonly<Record<string, unknown>> | null;
  /** Words of notices from before `params`. */
  title: string | null;
  body: string | null;
}
const STORED = columnsOf<Stored>('notice n')({
  kind: text('n.kind'),
  params: json('n.params'),
  title: text('n.title'),
  body: text('n.body'),
});

const toldOf = (kinds: NoticeKinds, { kind, params }: Stored, isOutside: boolean) =>
  params === null ? null : kinds.get(kind)?.tell(params, isOutside);

/** A notice, `n`, in its reader's language; one of before it was kept as params reads as it was written. */
export const noticeRow = (kinds: NoticeKinds, language: Language, outside: boolean) =>
  columnsOf<Notice>('notice n')({
    id: id('n.id'),
    kind: text('n.kind'),
    title: madeOf(
      STORED,
      (notice): string => toldOf(kinds, notice, outside)?.title[language] ?? notice.title ?? notice.kind,
    ),
    body: madeOf(STORED, (notice): string | null => {
      const told = toldOf(kinds, notice, outside);
      return told ? (told.body?.[language] ?? null) : notice.body;
    }),
    link: text('n.link'),
    isRead: flag('n.read_at is not null'),
    dtimeCreated: instant('n.created_at'),
  });
