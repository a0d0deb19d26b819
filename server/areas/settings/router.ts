import { beginSecondFactor } from './beginSecondFactor.ts';
import { confirmSecondFactor } from './confirmSecondFactor.ts';
import { endMySessions } from './endMySessions.ts';
import { endSecondFactor } from './endSecondFactor.ts';
import { getMySecurity } from './getMySecurity.ts';
import { listMySessions } from './listMySessions.ts';
import { renewRecoveryCodes } from './renewRecoveryCodes.ts';

export const mySettingsRouter = {
  getMySecurity,
  beginSecondFactor,
  confirmSecondFactor,
  endSecondFactor,
  renewRecoveryCodes,
  listMySessions,
  endMySessions,
};
