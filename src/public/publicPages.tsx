import type { ComponentType } from 'react';
import type { PublicPage } from '#domain/pages.ts';
import { ChangePasswordPage } from '../pages/login/ChangePasswordPage.tsx';
import { ForgotPasswordPage } from '../pages/login/ForgotPasswordPage.tsx';
import { LoginPage } from '../pages/login/LoginPage.tsx';
import { NotFoundPage } from '../pages/login/NotFoundPage.tsx';
import { OtpPage } from '../pages/login/OtpPage.tsx';
import { lazyPage } from './lazyPage.ts';

/** The component of each public page of the route table. */
export const PUBLIC_PAGES: Readonly<Record<PublicPage, ComponentType>> = {
  login: LoginPage,
  otpVerification: OtpPage,
  forgotPassword: ForgotPasswordPage,
  changePassword: ChangePasswordPage,
  notFound: NotFoundPage,
  terms: lazyPage(() => import('../pages/login/TermsPage.tsx')),
  demoOutbox: lazyPage(() => import('../pages/login/OutboxPage.tsx')),
};

/** Whether a page of the route table is shown without the back office. */
export const isPublicPage = (page: string): page is PublicPage => Object.hasOwn(PUBLIC_PAGES, page);
