import type { NoticeTopic, NoticeWay } from '#domain/people/noticeTopics.ts';
import { api } from '../http/api.ts';
import { ApiError } from '../http/apiError.ts';

/** What everybody does with their own sign-in; each fails with an ApiError. */
export const settingsVerbs = {
  getMySecurity: async () => (await api.mySettings.getMySecurity({})).data,
  /** Sends a code, or makes the secret of an app; nothing is on until `confirmSecondFactor`. */
  beginSecondFactor: async (way: 'sms' | 'app', password: string) =>
    (await api.mySettings.beginSecondFactor({ body: { way, password } })).data,
  /** Turns it on; answers the recovery codes, this once. */
  confirmSecondFactor: async (proof: { way: 'app' } | { way: 'sms'; challengeId: string }, code: string) =>
    (await api.mySettings.confirmSecondFactor({ body: { ...proof, code } })).data.recoveryCodes,
  /** Adds a passkey, which the browser makes; answers the recovery codes that come with the first one. */
  addPasskey: async (name: string, password: string) => {
    const begun = (await api.mySettings.beginSecondFactor({ body: { way: 'passkey', password } })).data;
    if (begun.way !== 'passkey') throw new ApiError(200, 'malformed', 'The server began something else');
    const { makePasskey } = await import('../session/passkey.ts');
    const passkey = await makePasskey(begun.options);
    const { challengeId } = begun;
    const proof = { way: 'passkey', challengeId, name, passkey } as const;
    return (await api.mySettings.confirmSecondFactor({ body: proof })).data.recoveryCodes;
  },
  removePasskey: async (id: string, password: string) =>
    (await api.mySettings.removePasskey({ params: { id }, body: { password } })).data,
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
