import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import type { Config } from '../../config.ts';
import { isTrusted } from './callerAddress.ts';

const LONGEST = 64;

/** What came as X-Request-Id, bounded and without anything that could pass for more than an id; undefined when nothing is left. */
const cleanRequestId = (given: string | undefined): string | undefined =>
  given?.replaceAll(/[^\w.:-]/g, '').slice(0, LONGEST) || undefined;

/**
 * What a trusted proxy calls this request, for the log alone, beside our own id: whoever looks for it there finds both. From
 * anybody else it counts for nothing, and in answers and the audit trail it never stands.
 */
export const proxyRequestId = (c: Context, { trustedProxies }: Config): string | undefined => {
  const given = cleanRequestId(c.req.header('x-request-id'));
  if (!given) return undefined;
  try {
    return isTrusted(getConnInfo(c).remote.address ?? '', trustedProxies) ? given : undefined;
  } catch {
    return undefined;
  }
};
