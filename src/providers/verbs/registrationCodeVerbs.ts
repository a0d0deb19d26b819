import { api } from '../http/api.ts';

/** What is done with registration codes besides their list; each fails with an ApiError. */
export const registrationCodeVerbs = {
  /** Takes a code back in the version that was seen. */
  revokeRegistrationCode: async ({ id, version }: { id: string; version: number }) =>
    (await api.registrationCodes.revokeRegistrationCode({ params: { id } }, { context: { version } })).data,
};
