import type pg from 'pg';
import { z } from 'zod';
import { MESSAGE_CHANNELS, messageChannel } from '#domain/messages/messageStatus.ts';
import { pathOf } from '#domain/pages.ts';
import { inTransaction } from '../../jobs/inTransaction.ts';
import { noticeKind, noticeKinds } from '../../notices/noticeKind.ts';

const params = z.object({ channel: z.enum(MESSAGE_CHANNELS), count: z.number().int() });

/** What the staff who run the gateways are notified of. */
export const messageNotices = noticeKinds({
  'gateway-refuses': noticeKind('work', params, ({ channel, count }) => ({
    title: {
      en: `The ${messageChannel[channel].en} gateway refuses our settings`,
      fil: `Tinatanggihan ng ${messageChannel[channel].fil} gateway ang settings natin`,
    },
    body: {
      en: `${count} tries in the last hour. Messages wait up to 3 days: fix the gateway's address, user or password.`,
      fil: `${count} subok sa nakaraang oras. Hanggang 3 araw maghihintay ang mga mensahe: ayusin ang address, user o password ng gateway.`,
    },
  })),
  'messages-failed': noticeKind('work', params, ({ channel, count }) => ({
    title: {
      en: `${count} ${messageChannel[channel].en} messages failed`,
      fil: `${count} mensahe sa ${messageChannel[channel].fil} ang hindi naipadala`,
    },
    body: {
      en: 'In the last hour. Check the reasons, then resend what should arrive.',
      fil: 'Sa nakaraang oras. Tingnan ang mga dahilan, saka ipadala muli ang dapat dumating.',
    },
  })),
  'messages-unknown': noticeKind('work', params, ({ channel, count }) => ({
    title: {
      en: `${messageChannel[channel].en}: it is unknown if ${count} ${count === 1 ? 'message' : 'messages'} arrived`,
      fil: `${messageChannel[channel].fil}: hindi tiyak kung dumating ang ${count} mensahe`,
    },
    body: {
      en: 'The gateway may have accepted them. They are not sent again until somebody resends them.',
      fil: 'Posibleng tinanggap ng gateway ang mga ito. Hindi ipapadala muli hangga’t walang nagre-resend.',
    },
  })),
});

/** A refused message or two is somebody's mistyped address; so many in an hour are not. */
const MANY_FAILED = 10;
const AGAIN_HOURS = 6;

const FOUND = `select m.channel, case when a.outcome = 'configuration' then 'configuration' else m.status end as problem, count(*)::int as count
  from outbox_attempt a join outbox_message m on m.id = a.message_id
  where a.ended_at > now() - interval '1 hour'
    and (a.outcome = 'configuration' or a.number = m.attempts and (m.status = 'failed' or m.status = 'unknown' and m.kind <> 'code'))
  group by 1, 2`;
// Of several servers one gets the row.
const MARK = `insert into outbox_alert (problem, channel, notified_at) values ($1, $2, now())
  on conflict (problem, channel) do update set notified_at = excluded.notified_at
  where outbox_alert.notified_at < now() - interval '${AGAIN_HOURS} hours' returning problem`;
const NOTIFY = `select tell_staff_with('UM_EDIT_ACCESS_ROLE', $1, $2, $3, $4)`;

const PROBLEMS = {
  configuration: { notice: 'gateway-refuses', least: 1, status: 'retrying' },
  failed: { notice: 'messages-failed', least: MANY_FAILED, status: 'failed' },
  unknown: { notice: 'messages-unknown', least: 1, status: 'unknown' },
} as const satisfies Record<string, { notice: keyof typeof messageNotices; least: number; status: string }>;

interface Found {
  channel: (typeof MESSAGE_CHANNELS)[number];
  problem: keyof typeof PROBLEMS;
  count: number;
}

/** Notifies the staff who run the gateways of refused settings, of many failures and of unknown outcomes, each once in six hours. */
export const watchMessages = async (pool: pg.Pool, now: Date): Promise<void> => {
  const { rows } = await pool.query<Found>(FOUND);
  for (const { channel, problem, count } of rows) {
    const { notice, least, status } = PROBLEMS[problem];
    if (count < least) continue;
    await inTransaction(pool, async (client) => {
      const { rowCount } = await client.query(MARK, [problem, channel]);
      if (!rowCount) return;
      const filter = JSON.stringify({ status: [status], channel: [channel] });
      const link = `${pathOf('sentMessageList')}?${new URLSearchParams({ filter, page: '1' })}`;
      await client.query(NOTIFY, [notice, JSON.stringify({ channel, count }), link, now]);
    });
  }
};
