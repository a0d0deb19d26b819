import type { Config } from '../config.ts';

/** What of the server's settings the page has to know before anything is typed. */
export type PageSettings = Pick<Config, 'tinBranchOfFive'>;

/** The page of the portal as it is served: with what it has to know. */
export const portalPage = (html: string, { tinBranchOfFive }: PageSettings): string =>
  tinBranchOfFive
    ? html.replace('name="tin-branch-of-five" content="off"', 'name="tin-branch-of-five" content="on"')
    : html;
