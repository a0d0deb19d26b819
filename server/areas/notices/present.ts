import type { Notice } from '#contract/desk.ts';
import type { Language } from '#domain/text.ts';
import type { notice } from '../../db/schema/desk.ts';
import type { NoticeKinds } from '../../notices/noticeKind.ts';

/** A notice in its reader's language; one of before it was kept as params reads as it was written. */
export const present = (kinds: NoticeKinds, row: typeof notice.$inferSelect, language: Language): Notice => {
  const told = row.params === null ? null : kinds.get(row.kind)?.tell(row.params);
  return {
    id: row.id,
    kind: row.kind,
    title: told ? told.title[language] : (row.title ?? row.kind),
    body: told ? (told.body?.[language] ?? null) : row.body,
    link: row.link,
    isRead: row.readAt !== null,
    dtimeCreated: row.createdAt.toISOString(),
  };
};
