/** Where somebody goes on with an application that they began. */
export const RESUME_PATH = '/self-service/resume';

/** The same with a link's token behind the #, so that it reaches no server's log and no referrer. */
export function resumePath(token: string): string {
  return `${RESUME_PATH}#${new URLSearchParams({ token })}`;
}
