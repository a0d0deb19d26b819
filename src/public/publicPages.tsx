import type { ComponentType } from 'react';
import type { PublicPage } from '#domain/pages.ts';
import { LoginPage } from '../pages/login/LoginPage.tsx';
import { loadCodePages } from '../pages/login/loadCodePages.ts';
import { lazyPage } from './loading/lazyPage.ts';

type CodePage = 'otpVerification' | 'forgotPassword' | 'changePassword' | 'invitation' | 'notFound';

const codePage = (name: CodePage) => lazyPage(async () => ({ default: (await loadCodePages())[name] }));

/** The component of each public page of the route table. */
export const PUBLIC_PAGES: Readonly<Record<PublicPage, ComponentType>> = {
  login: LoginPage,
  otpVerification: codePage('otpVerification'),
  forgotPassword: codePage('forgotPassword'),
  changePassword: codePage('changePassword'),
  invitation: codePage('invitation'),
  notFound: codePage('notFound'),
  terms: lazyPage(() => import('../pages/login/TermsPage.tsx')),
  demoOutbox: lazyPage(() => import('../pages/login/OutboxPage.tsx')),
};

/** Whether a page of the route table is shown without the back office. */
export const isPublicPage = (page: string): page is PublicPage => Object.hasOwn(PUBLIC_PAGES, page);
