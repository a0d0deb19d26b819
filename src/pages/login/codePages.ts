import { ChangePasswordPage } from './ChangePasswordPage.tsx';
import { CompanySignInPage } from './CompanySignInPage.tsx';
import { EndedWords } from './EndedWords.tsx';
import { ForgotPasswordPage } from './ForgotPasswordPage.tsx';
import { InvitationPage } from './invitation/InvitationPage.tsx';
import { NotFoundPage } from './NotFoundPage.tsx';
import { OtpPage } from './OtpPage.tsx';

/** The pages of codes and new passwords, and the one for addresses that lead nowhere, one chunk: fetched when idle, so that the sign-in form does not wait for them. */
export const codePages = {
  companySignIn: CompanySignInPage,
  otpVerification: OtpPage,
  forgotPassword: ForgotPasswordPage,
  changePassword: ChangePasswordPage,
  invitation: InvitationPage,
  notFound: NotFoundPage,
};

export { EndedWords };
