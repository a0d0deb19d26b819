import type { NoticeTopic, NoticeWay } from '#domain/people/noticeTopics.ts';
import { api } from '../http/api.ts';

/** What everybody does with their own sign-in; each fails with an ApiError. */
export const settingsVerbs = {
  getMySecurity: async () => (await api.mySettings.getMySecurity({})).data,
  /** Sends a code, or makes the secret of an app; nothing is on until `confirmSecondFactor`. */
  beginSecondFactor: async (way: 'sms' | 'app', password: string) =>
    (await api.mySettings.beginSecondFactor({ body: { way, password } })).data,
  /** Turns it on; answers the recovery codes, this once. */
  confirmSecondFactor: async (proof: { way: 'app' } | { way: 'sms'; challengeId: string }, code: string) =>
    (await api.mySettings.confirmSecondFactor({ body: { ...proof, code } })).data.recoveryCodes,
  endSecondFactor: async (password: string) =>
    (await api.mySettings.endSecondFactor({ body: { password } })).data,
  renewRecoveryCodes: async (password: string) =>
    (await api.mySettings.renewRecoveryCodes({ body: { password } })).data.recoveryCodes,
  getMyNotices: async () => (await api.mySettings.getMyNotices({})).data,
  saveMyNotices: async (topic: NoticeTopic, way: NoticeWay) =>
    (await api.mySettings.saveMyNotices({ body: { topic, way } })).data,
  /** What the portal keeps of oneself, as a workbook. */
  getMyData: (): Promise<File> => api.mySettings.getMyData({}),
  listMySessions: async () => (await api.mySettings.listMySessions({})).data.list,
  /** Ends one of one's other sessions, or all of them; answers how many. */
  endMySessions: async (sessionId?: string) =>
    (await api.mySettings.endMySessions(sessionId ? { body: { sessionId } } : {})).data.ended,
};
