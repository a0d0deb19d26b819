export type Tone = 'neutral' | 'info' | 'success' | 'warning' | 'error';
export type StatusRow<S extends string> = { label: string; tone: Tone; next: readonly S[]; final: boolean };
export type StatusTable<S extends string> = Readonly<Record<S, StatusRow<S>>>;

const row = <S extends string>(label: string, tone: Tone, ...next: readonly S[]): StatusRow<S> => ({
  label,
  tone,
  next,
  final: next.length === 0,
});

export type PartnerStatus = 'A' | 'I' | 'B' | 'C';
/** The one-letter codes of a partner or merchant on the wire. */
export const partnerStatus: StatusTable<PartnerStatus> = {
  A: row('Active', 'success', 'I', 'B', 'C'),
  I: row('Inactive', 'neutral', 'A', 'C'),
  B: row('Blocked', 'error', 'A', 'C'),
  C: row('Closed', 'neutral'),
};

export type UserStatus = 'PENDING' | 'ACTIVE' | 'DISABLED';
/** A login's state; the lock after failed logins passes by itself and is not a status. */
export const userStatus: StatusTable<UserStatus> = {
  PENDING: row('Pending', 'warning', 'ACTIVE', 'DISABLED'),
  ACTIVE: row('Active', 'success', 'DISABLED'),
  DISABLED: row('Disabled', 'neutral', 'ACTIVE'),
};

export type JobStatus = 'queued' | 'running' | 'done' | 'failed' | 'cancelled';
/** Work in the background; a failed job is not revived, a new one is queued. */
export const jobStatus: StatusTable<JobStatus> = {
  queued: row('Queued', 'neutral', 'running', 'cancelled'),
  running: row('Running', 'info', 'queued', 'done', 'failed', 'cancelled'),
  done: row('Done', 'success'),
  failed: row('Failed', 'error'),
  cancelled: row('Cancelled', 'neutral'),
};

export type OutboxStatus = 'queued' | 'sent' | 'failed' | 'kept';
/** A message on its way out; without a gateway it is kept, a failed one may be queued again. */
export const outboxStatus: StatusTable<OutboxStatus> = {
  queued: row('Queued', 'neutral', 'sent', 'failed', 'kept'),
  sent: row('Sent', 'success'),
  failed: row('Failed', 'error', 'queued'),
  kept: row('Kept', 'info', 'queued'),
};

/** Whether a text is one of a table's values. */
export function isStatus<S extends string>(table: StatusTable<S>, value: string): value is S {
  return Object.hasOwn(table, value);
}

/** Whether a status may become another; staying the same is no move. */
export function mayMove<S extends string>(table: StatusTable<S>, from: S, to: S): boolean {
  return table[from].next.includes(to);
}
