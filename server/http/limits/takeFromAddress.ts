import type { RequestContext } from '../deps.ts';
import { takeFromLimit } from './takeFromLimit.ts';

/**
 * Messages to numbers that somebody names, asked for from one address, which behind a carrier is that of many strangers: in a minute as many
 * as people in one hall ask for, in an hour no more than three a minute come to.
 */
const MOST = { minute: 12, hour: 180 } as const;

/** Counts a code or link that is about to be sent to whatever number is named; throws 429 above twelve a minute or 180 an hour of one address. */
export const takeFromAddress = async (context: RequestContext): Promise<void> => {
  const bucket = `otp-from:${context.address}`;
  await takeFromLimit(context, bucket, MOST.minute);
  await takeFromLimit(context, `${bucket}:hour`, MOST.hour, 'hour');
};
