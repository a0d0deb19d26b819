import { acceptInvitation } from './acceptInvitation.ts';
import { cancelInvitation } from './cancelInvitation.ts';
import { checkNewEmail } from './checkNewEmail.ts';
import { findPartnersToInvite } from './findPartnersToInvite.ts';
import { listAskableModules } from './listAskableModules.ts';
import { listStaffPosts } from './listStaffPosts.ts';
import { lookInvitation } from './lookInvitation.ts';
import { registerUserV2 } from './registerUser.ts';
import { resendInvitation } from './resendInvitation.ts';

export const invitationsRouter = {
  registerUserV2,
  findPartnersToInvite,
  checkNewEmail,
  listStaffPosts,
  listAskableModules,
  resendInvitation,
  cancelInvitation,
  lookInvitation,
  acceptInvitation,
};
