import type { TestApp } from '../support/app/runApp.ts';
import type { Account } from './accountPermissions.ts';
import type { Records } from './records.ts';

/** One request that a permitted caller would get through with. */
export interface Sample {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
  headers?: Record<string, string>;
  /** Ends the session it is made in: give it one of its own. */
  endsSession?: boolean;
}

/** Whom the request is made for: as which account, or without one, and on which records. */
export interface Asked {
  app: TestApp;
  records: Records;
  account: Account | null;
}

export type Maker = (asked: Asked) => Sample | Promise<Sample>;
