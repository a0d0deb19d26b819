import type { Config } from '../config.ts';

/** What of the server's settings the page has to know before anything is typed. */
export type PageSettings = Pick<Config, 'tinBranchOfFive' | 'identityProvider'>;

const switchOn = (html: string, setting: string): string =>
  html.replace(`name="${setting}" content="off"`, `name="${setting}" content="on"`);

/** The page of the portal as it is served: with what it has to know. */
export const portalPage = (html: string, { tinBranchOfFive, identityProvider }: PageSettings): string => {
  const page = tinBranchOfFive ? switchOn(html, 'tin-branch-of-five') : html;
  return identityProvider ? switchOn(page, 'company-sign-in') : page;
};
