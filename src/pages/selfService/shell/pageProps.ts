import type { ComponentType } from 'react';

/** What a page of an application is told: the values that its address names. */
export interface ApplicantPageProps {
  params: Readonly<Record<string, string>>;
}

export type ApplicantPageComponent = ComponentType<ApplicantPageProps>;
