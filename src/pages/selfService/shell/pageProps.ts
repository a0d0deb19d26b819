import type { ComponentType } from 'react';
import type { ApplicantPage } from '#domain/pages/selfServicePages.ts';

/** What a page of an application is told: which it is, and the values that its address names. */
export interface ApplicantPageProps {
  page: ApplicantPage;
  params: Readonly<Record<string, string>>;
}

export type ApplicantPageComponent = ComponentType<ApplicantPageProps>;
