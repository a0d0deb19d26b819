import { applyPages } from '../pages/selfServicePages.ts';

/** Where somebody goes on with an application that they began. */
export const RESUME_PATH = applyPages.applyLink.path;

/** The same with a link's token behind the #, so that it reaches no server's log and no referrer. */
export function resumePath(token: string): string {
  return `${RESUME_PATH}#${new URLSearchParams({ token })}`;
}
