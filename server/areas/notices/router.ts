import type { NoticeKinds } from '../../notices/noticeKind.ts';
import { listNotices } from './listNotices.ts';
import { readNotices } from './readNotices.ts';

/** The calls of notices, which tell the kinds that they are handed. */
export const noticesRouter = (kinds: NoticeKinds) => ({ listNotices: listNotices(kinds), readNotices });
