import type { Logger } from 'pino';
import type { Language } from '#domain/sentence.ts';
import type { Config } from '../config.ts';
import type { DatabaseClock } from '../db/databaseClock.ts';
import type { Pools } from '../db/pools.ts';
import type { FileStore } from '../files/openFileStore.ts';
import type { SignedIn } from './caller/loadUser.ts';
import type { RightsUsed } from './caller/rightsUsed.ts';
import type { Form } from './files/form.ts';
import type { Probes } from './probes.ts';

/** What the application is made of; `main.ts` and the tests hand it in. */
export interface Deps {
  config: Config;
  pools: Pools;
  log: Logger;
  files: FileStore;
  /** Which rights let people in, for the review of access. */
  rights: RightsUsed;
  /** The time as the database has it: every limit, token and business day of every server follows it. Tests move it. */
  now: () => Date;
  /** Says whether this machine's clock is the database's. */
  clock: Pick<DatabaseClock, 'isOff'>;
  /** Aborted when this server stops: its health says so to whoever spreads requests. */
  stopping?: AbortSignal;
}

/** What the application has beside its calls' dependencies. */
export interface AppDeps extends Deps {
  probes: Probes;
}

/** What a request carries before anybody looked at it. */
export interface RequestContext {
  deps: Deps;
  requestId: string;
  headers: Headers;
  /** What the caller reads: errors, titles and files are in it. */
  language: Language;
  /** Who asks, once the guard knows; what goes out is cut to it. */
  caller: { user: SignedIn | null };
  /** Headers of the answer. */
  resHeaders: Headers;
  /** Of a success: 202 where what was asked for waits for somebody. */
  answer: { status?: 202 };
  /** Address of the caller as limits count it; behind a trusted proxy the one that the proxy saw. */
  address: string;
  /** The same as it is, of IPv6 too; `unknown` where there is none. */
  callerAddress: string;
  /** True when the request has a query string or a body; refused by calls that declare none. `unread`: a body that was not read yet. */
  has: { query: boolean; body: boolean; unread: boolean };
  /** The multipart body; read only when it is known who may make the call, and that it takes one. */
  form?: Form;
  /** The refusal of a request that is unfit for any call (no JSON, say); thrown only after it is known who may call. */
  unfit?: unknown;
  /** Gives the slot of a heavy call back; set while the call has one. */
  endHeavy?: () => void;
  /** Whether an error is only that whoever asked has gone. */
  isGivenUp: (error: unknown) => boolean;
  /** The body that is no form, as it came. */
  readText: () => Promise<string>;
  /** True once the body was read: what fails before is the caller's mistake. */
  decoded?: boolean;
}
