import { postAlone } from '../http/postAlone.ts';
import { asOneTry } from './sendCode.ts';
import type { SentCode } from './waitingCode.ts';

/** Which application it is whose number is lost, and what shows that it is one's own. */
export interface LostNumber {
  identifier: string;
  businessName: string;
  tinNumber: string;
  fullName: string;
}

/**
 * Asks a reviewer that an application gets the number that a code was sent to; what the line has lost is asked once all the same. Rejects with an ApiError: rule_otp_wrong, rule_otp_expired,
 * rule_otp_used_up.
 */
export const askContact = async (said: LostNumber, sent: SentCode, otp: string): Promise<void> => {
  const body = { ...said, challengeId: sent.challengeId, otp };
  await postAlone('/api/self-service/contact-requests', body, asOneTry(sent, otp));
};

const KEY = 'suki.lostNumber';

/** What was typed stays in this tab: a phone drops a page while its owner reads the code. Null forgets it. */
export const keepLost = (typed: object | null): void => {
  try {
    if (typed) sessionStorage.setItem(KEY, JSON.stringify(typed));
    else sessionStorage.removeItem(KEY);
  } catch {
    // Without storage it lasts until the page is loaded anew.
  }
};

/** What was typed in this tab; null for nothing. */
export const keptLost = (): Readonly<Record<string, unknown>> | null => {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    return typeof value === 'object' && value !== null ? { ...value } : null;
  } catch {
    return null;
  }
};
