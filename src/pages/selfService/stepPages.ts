import type { applicationSteps } from '#domain/pages/selfServicePages.ts';
import type { ApplicantPageComponent } from './shell/pageProps.ts';

/** The component of each step of an application. */
export const STEP_PAGES: Readonly<Partial<Record<keyof typeof applicationSteps, ApplicantPageComponent>>> =
  {};
