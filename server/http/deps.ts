import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import type { Pools } from '../db/connect.ts';
import type { FileStore } from '../files/store.ts';

/** What the application is made of; `main.ts` and the tests hand it in. */
export interface Deps {
  config: Config;
  pools: Pools;
  log: Logger;
  files: FileStore;
  /** The clock, so that tests can move it. */
  now: () => Date;
}

/** What a request carries before anybody looked at it. */
export interface RequestContext {
  deps: Deps;
  requestId: string;
  headers: Headers;
  /** Headers of the answer. */
  resHeaders: Headers;
  /** Address of the caller, for limits. */
  address: string;
  /** True when the request has a query string or a body; refused by calls that declare none. */
  has: { query: boolean; body: boolean };
  /** True once the body was read: what fails before is the caller's mistake. */
  decoded?: boolean;
}
