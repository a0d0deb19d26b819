import type { Sentence } from './sentence.ts';

export type Tone = 'neutral' | 'info' | 'success' | 'warning' | 'error';
export type StatusRow<S extends string> = { label: Sentence; tone: Tone; next: readonly S[]; final: boolean };
export type StatusTable<S extends string> = Readonly<Record<S, StatusRow<S>>>;

/* @__NO_SIDE_EFFECTS__ */
export const statusRow = <S extends string>(
  label: Sentence,
  tone: Tone,
  ...next: readonly S[]
): StatusRow<S> => ({
  label,
  tone,
  next,
  final: next.length === 0,
});

export type UserStatus = 'INVITED' | 'ACTIVE' | 'LOCKED' | 'SUSPENDED' | 'CLOSED';
/** Where an account stands. Locked is an active one after failed sign-ins: it passes by itself and is not stored as a status. */
export const userStatus: StatusTable<UserStatus> = {
  INVITED: statusRow({ en: 'Invited', fil: 'Inimbitahan' }, 'info', 'ACTIVE', 'CLOSED'),
  ACTIVE: statusRow({ en: 'Active', fil: 'Aktibo' }, 'success', 'LOCKED', 'SUSPENDED', 'CLOSED'),
  LOCKED: statusRow({ en: 'Locked', fil: 'Naka-lock' }, 'error', 'ACTIVE', 'SUSPENDED', 'CLOSED'),
  SUSPENDED: statusRow({ en: 'Suspended', fil: 'Sinuspinde' }, 'warning', 'ACTIVE', 'CLOSED'),
  CLOSED: statusRow({ en: 'Closed', fil: 'Isinara' }, 'neutral'),
};

export type JobStatus = 'queued' | 'running' | 'done' | 'failed' | 'cancelled';
/** Work in the background; a failed job is not revived, a new one is queued. */
export const jobStatus: StatusTable<JobStatus> = {
  queued: statusRow({ en: 'Queued', fil: 'Nakapila' }, 'neutral', 'running', 'cancelled'),
  running: statusRow({ en: 'Running', fil: 'Tumatakbo' }, 'info', 'queued', 'done', 'failed', 'cancelled'),
  done: statusRow({ en: 'Done', fil: 'Tapos na' }, 'success'),
  failed: statusRow({ en: 'Failed', fil: 'Hindi natuloy' }, 'error'),
  cancelled: statusRow({ en: 'Cancelled', fil: 'Kinansela' }, 'neutral'),
};

/** Whether a text is one of a table's values. */
export function isStatus<S extends string>(table: StatusTable<S>, value: string): value is S {
  return Object.hasOwn(table, value);
}

/** Whether statuses were chosen that all go on to another: what is in one of them is still open. */
export function areOpen<S extends string>(table: StatusTable<S>, chosen: readonly S[]): boolean {
  return chosen.length > 0 && chosen.every((status) => !table[status].final);
}

/** Whether a status may become another; staying the same is no move. */
export function mayMove<S extends string>(table: StatusTable<S>, from: S, to: S): boolean {
  return table[from].next.includes(to);
}
