import type { NewUserInput } from '#contract/shapes/newUser.ts';
import type { IdentificationKind } from '#domain/people/identification.ts';
import { joinIds } from '#domain/people/userRequests.ts';
import { api } from '../http/api.ts';

/** An account in the version that was seen. */
interface SeenUser {
  id: string;
  version: number;
}

/** Partners that are not closed, as choices. */
const findPartners = async (
  q: string,
  query: { hasCode?: 'true' } = {},
): Promise<{ value: string; label: string }[]> =>
  (await api.invitations.findPartnersToInvite({ query: q ? { ...query, q } : query })).data.list.map(
    ({ id, name, code }) => ({ value: id, label: code ? `${name} (${code})` : name }),
  );

/** What is done with user accounts besides their lists; each fails with an ApiError. */
export const userVerbs = {
  /** The names of the roles that are given to people of partners, or to staff. */
  listRoleNames: async (isExternal: boolean): Promise<string[]> =>
    (await api.session.getAccessRoleNames({ query: { isExternal: isExternal ? 'true' : 'false' } })).data
      .list,
  /** Every permission there is: what gives it to the user, or what would. */
  getUserAccess: async (id: string) => (await api.users.getUserAccess({ params: { id } })).data.list,
  /** What the user held at the end of one of Manila's days, and what followed. */
  getUserAccessOn: async (id: string, day: string) =>
    (await api.accessReview.getUserAccessOn({ params: { id }, query: { day } })).data,
  /** The whole mobile number; the server notes who looked. */
  revealMobile: async (id: string): Promise<string | null> =>
    (await api.users.revealUser({ params: { id } })).data.mobileNumber,
  listUserSessions: async (id: string) => (await api.users.listUserSessions({ params: { id } })).data.list,
  /** Ends one session of a user, or all of them; answers how many. */
  endUserSessions: async (id: string, sessionId?: string): Promise<number> =>
    (await api.users.endUserSessions({ params: { id }, body: sessionId ? { sessionId } : {} })).data.ended,
  suspendUser: async ({ id, version }: SeenUser, reason: string) =>
    (await api.users.suspendUser({ params: { id }, body: { reason } }, { context: { version } })).data,
  /** What an account would leave behind. */
  getLeftBehind: async (id: string) => (await api.users.getLeftBehind({ params: { id } })).data,
  /** Takes the account of somebody who leaves out of use, and hands over what it leaves behind. */
  leaveUser: async ({ id, version }: SeenUser, reason: string, successorId: string | null) =>
    (
      await api.users.leaveUser(
        { params: { id }, body: { reason, ...(successorId ? { successorId } : {}) } },
        { context: { version } },
      )
    ).data.done,
  confirmUser: async ({ id, version }: SeenUser) =>
    (await api.users.confirmUser({ params: { id } }, { context: { version } })).data,
  reactivateUser: async ({ id, version }: SeenUser) =>
    (await api.users.reactivateUser({ params: { id } }, { context: { version } })).data,
  /** Partners that somebody may be invited to, as choices. */
  findPartnersToInvite: (q: string) => findPartners(q),
  /** Those of them that are known by a code, and so may have payments. */
  findPartnersWithCode: (q: string) => findPartners(q, { hasCode: 'true' }),
  /** The job titles that are in use. */
  listPosts: async () =>
    (await api.jobTitles.listJobTitles({ query: { isEnabled: 'true', limit: 100, sort: 'name' } })).data.list,
  listStaffPosts: async () => (await api.invitations.listStaffPosts({})).data.list,
  /** Trading stores of a partner by name or code. */
  findSalesrooms: async (partnerId: string, q: string) =>
    (await api.users.getSalesrooms({ query: { partnerId, ...(q ? { q } : {}) } })).data.list.slice(0, 50),
  /** Modules that the features of an account are: those of the portal, then those of products. */
  listFeatures: async () => {
    const [portal, products] = await Promise.all([
      api.users.getUserModulesV2({}),
      api.users.getProductModules({}),
    ]);
    return { portal: portal.data.list, products: products.data.list };
  },
  /** Approves requests, each by itself; answers what became of each. */
  approveUserRequests: async (ids: readonly string[]) =>
    (await api.userRequests.approveUserRequests({ body: { ids: joinIds(ids) } })).data.list,
  rejectUserRequests: async (ids: readonly string[], reason: string) =>
    (await api.userRequests.rejectUserRequests({ body: { ids: joinIds(ids), reason } })).data.list,
  /** The whole number of the ID of somebody who registers; each look is kept in the trail. */
  revealIdentification: async (id: string): Promise<string | null> =>
    (await api.userRequests.revealIdentification({ params: { id } })).data.number,
  /** The picture of the ID or the selfie of somebody who registers; each look is kept in the trail. */
  viewIdentification: (id: string, kind: IdentificationKind): Promise<File> =>
    api.userRequests.viewIdentification({ params: { id, kind } }),
  /** Modules that may be asked for besides a role. */
  listAskableModules: async (isExternal: boolean) =>
    (await api.invitations.listAskableModules({ query: { isExternal: isExternal ? 'true' : 'false' } })).data
      .list,
  /** Whether an account of a partner, or of the staff, may be made for a mail address. */
  isEmailFree: async (emailAddress: string, partnerId: string | null): Promise<boolean> =>
    (await api.invitations.checkNewEmail({ body: { emailAddress, partnerId } })).data.isAvailable,
  inviteUser: async (body: NewUserInput) => {
    const { data } = await api.invitations.registerUserV2({ body });
    if (!('user' in data)) throw new Error('Answered as somebody without a session');
    return data;
  },
  /** Sends another invitation; answers as a reset. */
  resendInvitation: async (id: string) => (await api.invitations.resendInvitation({ params: { id } })).data,
  cancelInvitation: async ({ id, version }: SeenUser) =>
    (await api.invitations.cancelInvitation({ params: { id } }, { context: { version } })).data,
  /** Answers by which ways the link went, and until when it works. */
  resetUserPassword: async (id: string) => (await api.users.resetUserPassword({ params: { id } })).data,
};
