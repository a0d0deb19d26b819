import type { Context, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';

const MEGABYTE = 1024 * 1024;
/** Of nobody who is known by an account. */
export const MOST = MEGABYTE;

// A whole application of five hundred stores with their people.
const LARGER: ReadonlyMap<string, number> = new Map([['POST /api/partners', 8 * MEGABYTE]]);

/** How many bytes of JSON a call may be sent. */
export const mostBytes = (method: string, path: string): number => LARGER.get(`${method} ${path}`) ?? MOST;

/** Stops reading a body that grows beyond what its call may be sent. */
export const limitBodies = (refuse: (c: Context, most: number) => Response): MiddlewareHandler => {
  const limits = new Map(
    [MOST, ...LARGER.values()].map((maxSize) => [
      maxSize,
      bodyLimit({ maxSize, onError: (c) => refuse(c, maxSize) }),
    ]),
  );
  return (c, next) => {
    // They have none, and looking for it would make a whole request of what is read as it comes.
    if (c.req.method === 'GET' || c.req.method === 'HEAD') return next();
    const limited = limits.get(mostBytes(c.req.method, c.req.path));
    return limited ? limited(c, next) : next();
  };
};
