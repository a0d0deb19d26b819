import { listNotices } from './listNotices.ts';
import { readNotices } from './readNotices.ts';

export const noticesRouter = { listNotices, readNotices };
