import type { DeskEvent } from '#contract/desk.ts';
import { addDays, formatDate } from '#domain/day.ts';
import { opensPage } from '#domain/desk/deskQueues.ts';
import { fileWords, payoutWords, type ToldPayout } from '#domain/desk/eventWords.ts';
import { pathOf } from '#domain/pages.ts';
import type { DeskPart } from '../../desk/deskPart.ts';
import type { Sitter } from '../../desk/deskQueue.ts';
import { EVENTS_OF_AREA, eventPart } from '../../desk/eventPart.ts';

interface FoundPayout {
  id: string;
  at: string;
  status: ToldPayout;
  /** Centavos. */
  amount: string;
  payee: string;
  why: string | null;
}

/** Payouts of so many days are news. */
const DAYS = 30;

/** Payouts that went to the bank last, or came back, to the people of their partner or store; staff are told of whole files. */
export const payoutEvents = ({ user, today, language }: Sitter): DeskPart<DeskEvent[]> | null =>
  user.type === 'EXTERNAL' && opensPage('payoutList', user)
    ? eventPart(
        (
          bind,
        ) => `select o.id::text as id, coalesce(o.ended_at, o.sent_at) as at, o.status, o.amount::text as amount, o.payee_name as payee,
          o.return_reason as why from payout o where o.day > ${bind(addDays(today, -DAYS))}::date and o.status in ('SENT', 'PAID', 'RETURNED')
          order by o.day desc, o.id desc limit ${EVENTS_OF_AREA}`,
        ({ id, at, status, amount, payee, why }: FoundPayout) => ({
          ...{ id: `payout-${id}`, dtime: new Date(at).toISOString(), title: payee, detail: why },
          ...payoutWords(status, BigInt(amount), language),
          to: pathOf('payoutDetail', { id }),
        }),
      )
    : null;

interface FoundFile {
  id: string;
  at: string;
  isAnswered: boolean;
  by: string;
  day: string;
  count: number;
  /** Centavos. */
  amount: string;
}

const RELEASER = `coalesce((select concat_ws(' ', u.first_name, u.last_name) from user_account u where u.username = f.released_by::citext), f.released_by)`;
const FILES = `select f.id::text as id, coalesce(f.answered_at, f.released_at) as at, f.answered_at is not null as "isAnswered", ${RELEASER} as by,
  f.day::text as day, f.payout_count as count, f.amount::text as amount from payout_file f where f.released_at is not null order by f.id desc limit ${EVENTS_OF_AREA}`;

/** The last files for the bank and its answers, for staff who see them. */
export const payoutFileEvents = ({ user, language }: Sitter): DeskPart<DeskEvent[]> | null =>
  opensPage('payoutFileList', user)
    ? eventPart(
        () => FILES,
        ({ id, at, isAnswered, by, day, count, amount }: FoundFile) => ({
          ...{ id: `file-${id}`, dtime: new Date(at).toISOString(), title: formatDate(day), detail: null },
          ...fileWords(isAnswered, { by, count, amount: BigInt(amount) }, language),
          to: pathOf('payoutFileDetail', { id }),
        }),
      )
    : null;
