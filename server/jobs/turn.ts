import type pg from 'pg';
import { pathOf } from '#domain/pages.ts';
import type { Sentence } from '#domain/sentence.ts';
import { columnsOf, type Selected } from '../db/columns/columnsOf.ts';
import { id, int, json, text } from '../db/columns/kinds.ts';

/** A job as its worker took it. `attempt` tells the worker that lost its turn from the one that has it. */
export interface Turn {
  id: string;
  ownerId: string;
  kind: 'export' | 'import' | 'certificates' | 'receipts';
  params: Record<string, unknown>;
  attempt: number;
  /** How often the process that ran it died. */
  deaths: number;
  /** How many of its turns, this one included, began and were not ended by anybody. 0 where jobs have no process of their own. */
  lostTurns: number;
}

const TURN = columnsOf<Turn>('job j')({
  id: id('j.id'),
  ownerId: id('j.owner_id'),
  kind: text('j.kind'),
  params: json('j.params'),
  attempt: int('j.attempts'),
  deaths: int('j.deaths'),
  lostTurns: int('j.lost_turns'),
});
// A turn counts as lost from its beginning, and no longer when somebody ends it: nobody has to find out that a server crashed. An entry
// of the queue that comes late begins nothing: the job waits to be handed on, or is running until it is put back.
const BEGIN = `update job j set status = 'running', started_at = $2, progress = 0, attempts = attempts + 1, lost_turns = lost_turns + $3
  where j.id = $1 and j.status = 'queued' and j.handed_on_at is not null returning ${TURN.select}`;
const NOT_LOST = 'lost_turns = greatest(0, lost_turns - 1)';

const ADVANCE = `update job set progress = $3, row_count = $4, furthest = greatest(furthest, $3),
    lost_turns = case when $3 > furthest then least(lost_turns, 1) else lost_turns end
  where id = $1 and attempts = $2 and status = 'running' returning id`;

const GIVE_BACK = `update job set status = 'queued', progress = 0, handed_on_at = null, attempts = attempts - 1, ${NOT_LOST}
  where id = $1 and attempts = $2 and status = 'running'`;

const AGAIN = `update job set status = 'queued', progress = 0, handed_on_at = null, ${NOT_LOST}
  where id = $1 and attempts = $2 and status = 'running'`;

const DIED = `update job set status = 'queued', progress = 0, handed_on_at = null, deaths = deaths + 1, ${NOT_LOST}
  where id = $1 and attempts = $2 and status = 'running'`;

// As if it had been handed on a while ago: what the queue lost is handed on again after two minutes. After an outage of the database
// another server may have put it back already.
const PUT_OFF = `update job set status = 'queued', handed_on_at = now() - interval '2 minutes' + make_interval(secs => $3),
    attempts = attempts - 1, lost_turns = case when $4 then lost_turns else greatest(0, lost_turns - 1) end
  where id = $1 and attempts = $2 and status in ('running', 'queued')`;
const PUT_OFF_SECONDS = 20;

const OUTLIVED = `update job set ${NOT_LOST} where id = $1 and attempts = $2`;

const FAIL = `with ended as (
    update job set status = 'failed', message = $3::jsonb, ended_at = $4
    where id = $1 and attempts = $2 and status = 'running' returning owner_id, params
  )
  insert into notice (user_id, kind, params, link, created_at)
  select owner_id, 'job-failed', jsonb_build_object('order', params, 'problem', $3::jsonb),
    coalesce(params ->> 'link', '${pathOf('jobs')}'), $4 from ended
  returning id`;

/** Takes the job, or null when it is over, cancelled, or not handed on. `isApart`: its work runs in a process beside the server. */
export const beginTurn = async (
  db: pg.Pool,
  jobId: string,
  { now, isApart }: { now: Date; isApart: boolean },
): Promise<Turn | null> => {
  const { rows } = await db.query<Selected<Turn>>(BEGIN, [jobId, now, isApart ? 1 : 0]);
  return rows[0] ? TURN.present(rows[0]) : null;
};

/** Notes how far the work is. False when the job was cancelled, or given to another worker, in the meantime. */
export const advance = async (
  db: pg.Pool,
  { id, attempt }: Turn,
  percent: number,
  rowCount: number,
): Promise<boolean> => {
  const { rowCount: updated } = await db.query(ADVANCE, [id, attempt, percent, rowCount]);
  return updated === 1;
};

/** Puts the job back as if it had not begun: this server stops. */
export const giveBack = async (db: pg.Pool, { id, attempt }: Turn): Promise<void> => {
  await db.query(GIVE_BACK, [id, attempt]);
};

/** Puts the job back at the price of an attempt: the database gave its work up for somebody else's. */
export const takeAgain = async (db: pg.Pool, { id, attempt }: Turn): Promise<void> => {
  await db.query(AGAIN, [id, attempt]);
};

/** Puts the job back after its process died in the middle of it, and counts that. */
export const putBackDied = async (db: pg.Pool, { id, attempt }: Turn): Promise<void> => {
  await db.query(DIED, [id, attempt]);
};

/**
 * Puts the job back for a while without counting the attempt: not the work failed but something around it. Where the database crashed,
 * the turn is a lost one.
 */
export const putOff = async (db: pg.Pool, { id, attempt }: Turn, hasCrashed: boolean): Promise<void> => {
  await db.query(PUT_OFF, [id, attempt, PUT_OFF_SECONDS, hasCrashed]);
};

/** Says that a turn was not lost for its work, whose process outlived the server. */
export const outlive = async (db: pg.Client, { id, attempt }: Turn): Promise<void> => {
  await db.query(OUTLIVED, [id, attempt]);
};

/** Ends the job with a sentence for its owner, who gets a notice too. False when it was cancelled, or another worker has it by now. */
export const failTurn = async (
  db: pg.PoolClient,
  { id, attempt }: Turn,
  problem: Sentence,
  now: Date,
): Promise<boolean> => {
  const { rowCount: told } = await db.query(FAIL, [id, attempt, JSON.stringify(problem), now]);
  return told === 1;
};
