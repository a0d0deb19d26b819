import type { DeskContents } from './deskParts.ts';
import { getDesk } from './getDesk.ts';

/** The call of the desk, which holds what it is handed. */
export const deskRouter = (contents: DeskContents) => ({ getDesk: getDesk(contents) });
