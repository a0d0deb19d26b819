import { NOT_WANTED } from './notWanted.ts';
import { authorizedFetch } from './request.ts';
import { withKey } from './send.ts';

/** A change that the server holds back because it would void what waits for a second person. */
export interface WouldVoid {
  /** What waits, who asked for it and when, in words. */
  message: string;
  /** The requests, by id. */
  requests: readonly string[];
}
type Asker = (what: WouldVoid) => Promise<boolean>;

let asker: Asker | null = null;

/** Whoever is on the page to ask; answers how to stop. Without anybody the server's refusal stands. */
export const onWouldVoid = (ask: Asker): (() => void) => {
  asker = ask;
  return () => {
    if (asker === ask) asker = null;
  };
};

const heldBack = async (response: Response): Promise<WouldVoid | null> => {
  if (response.status !== 422) return null;
  const body = (await response
    .clone()
    .json()
    .catch(() => null)) as ({ error?: unknown } & Partial<WouldVoid>) | null;
  if (body?.error !== 'rule_voids_request' || !Array.isArray(body.requests)) return null;
  return { message: String(body.message), requests: body.requests.map(String) };
};

/** The refusal as one that the person chose. */
const notWanted = async (response: Response): Promise<Response> =>
  Response.json({ ...(await response.json()), ...NOT_WANTED }, { status: response.status });

/** Sends a call, and again with the requests that it voids once the person wants that; else the answer says that it is not wanted. */
export const sendAsking: typeof authorizedFetch = async (original, sendOnce) => {
  const request = withKey(original);
  const known: string[] = [];
  for (;;) {
    const response = await authorizedFetch(request, sendOnce);
    const held = await heldBack(response);
    if (!held || !asker) return response;
    if (!(await asker(held))) return notWanted(response);
    known.push(...held.requests);
    request.headers.set('voids-requests', known.join(','));
  }
};
