import { withSession } from '../db/context.ts';
import type { Pools } from '../db/pools.ts';

/** Days after which what has ended is of no use any more; failures that did not lock are forgotten after one. */
const STATEMENTS = [
  `delete from rate_limit where window_start < $1::timestamptz - case when bucket like 'sms:%' then interval '25 hours' else interval '2 hours' end`,
  `delete from login_failure where last_at < $1::timestamptz - interval '1 day'`,
  `delete from known_device where expires_at < $1`,
  `delete from otp_challenge where issued_at < $1::timestamptz - interval '1 day'`,
  `delete from authenticator where not is_confirmed and begun_at < $1::timestamptz - interval '1 day'`,
  `delete from one_time_link where expires_at < $1::timestamptz - interval '30 days'`,
  `delete from applicant_session where expires_at < $1::timestamptz - interval '1 day'`,
  `delete from session_family where expires_at < $1::timestamptz - interval '30 days'`,
  // What an access review asks for reaches back a year.
  `delete from sign_in where at < $1::timestamptz - interval '400 days'`,
  `delete from right_used where day < ($1::timestamptz at time zone 'Asia/Manila')::date - 400`,
];

/** Deletes counters, challenges, links and sessions that have long ended; meant for a job that runs every hour. */
export const purgeSessions = async (pools: Pools, requestId: string, now: Date): Promise<void> => {
  for (const text of STATEMENTS)
    await withSession(pools, requestId, (tx) => tx.query({ text, values: [now] }));
};
