import { forPublic, type Page } from './page.ts';

/** Pages that the entry shows by itself, without the back office. */
export const publicPages = {
  login: { path: '/login', ...forPublic },
  /** Where the company's identity provider leads back to. */
  companySignIn: { path: '/login/company', ...forPublic },
  otpVerification: { path: '/otp-verification', ...forPublic },
  forgotPassword: { path: '/forgot-password', ...forPublic },
  changePassword: { path: '/change-password', ...forPublic },
  invitation: { path: '/invitation', ...forPublic },
  register: { path: '/register', ...forPublic },
  registerStep: { path: '/register/{step}', ...forPublic },
  registerPart: { path: '/register/{step}/{sub}', ...forPublic },
  terms: { path: '/terms-and-condition', ...forPublic },
  /** Whether a receipt is one of ours, for whoever holds it. */
  verifyReceipt: { path: '/verify/{code}', ...forPublic },
  demoOutbox: { path: '/demo/outbox', ...forPublic },
} as const satisfies Record<string, Page>;

/** Any path that the table does not know. It is a page too: anyone may see it, with or without a session. */
export const notFoundPage = { path: '*', page: 'notFound', title: 'notFound', ...forPublic } as const;
