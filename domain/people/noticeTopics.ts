/** What notices are about: work that waits for somebody, what became of what they asked for, their jobs and imports. */
export const NOTICE_TOPICS = ['work', 'answers', 'jobs'] as const;
export type NoticeTopic = (typeof NOTICE_TOPICS)[number];

/** How people are told besides the portal: not at all, by mail within minutes, or by one mail a morning. */
export const NOTICE_WAYS = ['portal', 'mail', 'digest'] as const;
export type NoticeWay = (typeof NOTICE_WAYS)[number];

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Seven in the morning in Manila, as hours of UTC. */
const DIGEST_UTC_HOUR = 23;

/** The hour of the day at which the mail of a morning goes out, in Manila. */
export const DIGEST_HOUR = (DIGEST_UTC_HOUR + 8) % 24;

/** The last seven o'clock in Manila: what is older stands in that morning's mail. */
export const lastDigest = (now: Date): Date => {
  const offset = DIGEST_UTC_HOUR * HOUR_MS;
  return new Date(Math.floor((now.getTime() - offset) / DAY_MS) * DAY_MS + offset);
};
