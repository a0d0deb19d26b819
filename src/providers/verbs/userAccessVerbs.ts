import type { AccessInput } from '#contract/people/userAccess.ts';
import { api } from '../http/api.ts';

/** What is done about what an account may do; each fails with an ApiError. */
export const userAccessVerbs = {
  /** What an account has, as a change of it begins. */
  getUserPost: async (id: string) => (await api.userAccess.getUserPost({ params: { id } })).data,
  /** What a change would do to the version that was seen; nothing is done. */
  previewUserAccess: async (id: string, version: number, body: AccessInput) =>
    (await api.userAccess.previewUserAccess({ params: { id }, body }, { context: { version } })).data,
  changeUserAccess: async (id: string, version: number, body: AccessInput) =>
    (await api.userAccess.changeUserAccess({ params: { id }, body }, { context: { version } })).data,
  /** Asks a second person to take the second factor of a lost device away. */
  askFactorReset: async (id: string, body: { reason: string; identification: string }) =>
    (await api.userAccess.askFactorReset({ params: { id }, body })).data,
  /** Asks a second person to let somebody at the company's identity provider sign in to an account. */
  askIdentity: async (id: string, body: { subject: string; reason: string; identification: string }) =>
    (await api.userAccess.askIdentity({ params: { id }, body })).data,
  /** Ends that for the version that was seen. */
  unbindIdentity: async ({ id, version }: { id: string; version: number }) =>
    (await api.userAccess.unbindIdentity({ params: { id } }, { context: { version } })).data,
};
