import { answerProof } from './answerProof.ts';
import { beginProof } from './beginProof.ts';
import { changePassword } from './changePassword.ts';
import { forgotPassword } from './forgotPassword.ts';
import { getAccessRoleNames } from './getAccessRoleNames.ts';
import { getMyPermissions } from './getMyPermissions.ts';
import { getUserLevel } from './getUserLevel.ts';
import { getUserToken } from './getUserToken.ts';
import { login } from './login.ts';
import { logout } from './logout.ts';
import { postUsername } from './postUsername.ts';
import { answerProviderSignIn, beginProviderSignIn } from './providerSignIn.ts';
import { refreshToken } from './refreshToken.ts';
import { resendOtp } from './resendOtp.ts';
import { resetPassword } from './resetPassword.ts';
import { validateOtp } from './validateOtp.ts';

export const sessionRouter = {
  login,
  refreshToken,
  logout,
  getUserToken,
  postUsername,
  getUserLevel,
  getAccessRoleNames,
  validateOtp,
  resendOtp,
  beginProviderSignIn,
  answerProviderSignIn,
  beginProof,
  answerProof,
  forgotPassword,
  resetPassword,
  changePassword,
  getMyPermissions,
};
