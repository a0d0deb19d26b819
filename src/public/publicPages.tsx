import type { ComponentType } from 'react';
import { type ApplicantPage, applicantPages } from '#domain/pages/selfServicePages.ts';
import type { EntryPage } from '#domain/pages.ts';
import { LoginPage } from '../pages/login/LoginPage.tsx';
import { loadCodePages } from '../pages/login/loadCodePages.ts';
import { lazyPage } from './loading/lazyPage.ts';

type CodePage =
  | 'companySignIn'
  | 'otpVerification'
  | 'forgotPassword'
  | 'changePassword'
  | 'invitation'
  | 'notFound';

const codePage = (name: CodePage) => lazyPage(async () => ({ default: (await loadCodePages())[name] }));

const register = lazyPage(async () => ({
  default: (await import('../pages/registration/RegisterPage.tsx')).RegisterPage,
}));

/** One component for all pages of applicants: it knows them by their addresses. */
const Applicant = lazyPage(async () => {
  const pages = await import('../pages/selfService/ApplicantPages.tsx');
  await pages.begin();
  return pages;
});

const PUBLIC_PAGES: Readonly<Record<Exclude<EntryPage, ApplicantPage>, ComponentType>> = {
  login: LoginPage,
  companySignIn: codePage('companySignIn'),
  otpVerification: codePage('otpVerification'),
  forgotPassword: codePage('forgotPassword'),
  changePassword: codePage('changePassword'),
  invitation: codePage('invitation'),
  notFound: codePage('notFound'),
  register,
  registerStep: register,
  registerPart: register,
  terms: lazyPage(() => import('../pages/login/TermsPage.tsx')),
  verifyReceipt: lazyPage(() => import('../pages/verify/VerifyPage.tsx')),
  demoOutbox: lazyPage(() => import('../pages/login/OutboxPage.tsx')),
};

const isOfApplicants = (page: string): page is ApplicantPage => Object.hasOwn(applicantPages, page);

/** Whether a page of the route table is shown without the back office. */
export const isPublicPage = (page: string): page is EntryPage =>
  Object.hasOwn(PUBLIC_PAGES, page) || isOfApplicants(page);

/** Where applicants are: what is not there is said to them in their own words. */
const NEAR_APPLICANTS = /^\/(?:apply|self-service)(?:[/?]|$)/;

/** A page that the entry shows at an address: its component, and the place that it has with those that stay while it changes. */
export const publicPage = (page: EntryPage, address: string): { Public: ComponentType; place: string } =>
  isOfApplicants(page) || (page === 'notFound' && NEAR_APPLICANTS.test(address))
    ? { Public: Applicant, place: 'applicant' }
    : { Public: PUBLIC_PAGES[page], place: page };
