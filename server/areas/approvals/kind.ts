import type { z } from 'zod';
import type { Difference, Fact } from '#contract/approvals.ts';
import type { Config } from '../../config.ts';
import type { Tx } from '../../db/context.ts';
import type { Owner } from '../parts/owner.ts';

/** A record as the engine needs it, locked until the transaction ends. */
export interface LockedRecord {
  version: number;
  /** Whether it may still be changed at all. */
  isEditable: boolean;
}

/** By whom and when a change is made. */
export interface Made {
  /** Whose change it is. */
  maker: string;
  at: Date;
}

/** How the engine handles one kind of change; it knows of none by itself. */
export interface ApprovalHandler<C> {
  /** What the request keeps; stored as it was parsed. */
  command: z.ZodType<C>;
  /** How long an approved change waits before it takes effect. */
  delayHours: (config: Config) => number;
  lock: (tx: Tx, owner: Owner) => Promise<LockedRecord | null>;
  /** What would change, for the checker's eyes: nothing secret in full. Empty when nothing would. */
  describe: (tx: Tx, owner: Owner, command: C, at: Date) => Promise<Difference[]>;
  /** What stays as it is beside that, for the same eyes. */
  beside?: (tx: Tx, owner: Owner, command: C) => Promise<Fact[]>;
  /** What `describe` shortens, before and after in full; left out where nothing is shortened. */
  inFull?: (tx: Tx, owner: Owner, command: C) => Promise<Difference[]>;
  /** Makes the change and raises the record's version. A refusal thrown here makes a scheduled request void. */
  apply: (tx: Tx, owner: Owner, command: C, made: Made) => Promise<void>;
}

/** A handler whose command is what its schema reads, whatever that is. */
export interface AnyHandler extends Omit<Required<ApprovalHandler<unknown>>, 'command'> {
  command: z.ZodType;
}

/** Ties a handler's functions to the schema of its command, so that what is applied was read by it. */
export const approvalHandler = <C>(handler: ApprovalHandler<C>): AnyHandler => ({
  ...handler,
  describe: (tx, owner, command, at) => handler.describe(tx, owner, handler.command.parse(command), at),
  beside: async (tx, owner, command) =>
    handler.beside ? handler.beside(tx, owner, handler.command.parse(command)) : [],
  inFull: async (tx, owner, command) =>
    handler.inFull ? handler.inFull(tx, owner, handler.command.parse(command)) : [],
  apply: (tx, owner, command, made) => handler.apply(tx, owner, handler.command.parse(command), made),
});
