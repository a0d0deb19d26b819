import type { NoticeKinds } from '../../notices/noticeKind.ts';
import { beginSecondFactor } from './beginSecondFactor.ts';
import { confirmSecondFactor } from './confirmSecondFactor.ts';
import { endMySessions } from './endMySessions.ts';
import { endSecondFactor } from './endSecondFactor.ts';
import { getMyData } from './getMyData.ts';
import { getMyNotices } from './getMyNotices.ts';
import { getMySecurity } from './getMySecurity.ts';
import { listMySessions } from './listMySessions.ts';
import { removePasskey } from './removePasskey.ts';
import { renewRecoveryCodes } from './renewRecoveryCodes.ts';
import { saveMyNotices } from './saveMyNotices.ts';

/** The calls of one's own settings; notices are told by the kinds that they are handed. */
export const mySettingsRouter = (kinds: NoticeKinds) => ({
  getMyData: getMyData(kinds),
  getMySecurity,
  beginSecondFactor,
  confirmSecondFactor,
  endSecondFactor,
  removePasskey,
  renewRecoveryCodes,
  getMyNotices,
  saveMyNotices,
  listMySessions,
  endMySessions,
});
