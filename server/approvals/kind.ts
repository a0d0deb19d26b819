import type { z } from 'zod';
import type { Difference, Fact } from '#contract/approvals.ts';
import type { ApprovalKindName, ApprovalState } from '#domain/review/approval.ts';
import type { Config } from '../config.ts';
import type { Tx } from '../db/context.ts';
import type { Work } from '../records/lock/work.ts';
import {
  type ImportOwner,
  isImport,
  isReceipt,
  isRecord,
  isRefund,
  isRow,
  isSetting,
  type ReceiptOwner,
  type RecordOwner,
  type RefundOwner,
  type RequestOwner,
  type RowOwner,
  type SettingOwner,
} from './requestOwner.ts';

/** A record as the engine needs it, locked until the transaction ends. */
export interface LockedRecord {
  version: number;
  /** Whether it may still be changed at all. */
  isEditable: boolean;
  /** Whose hands are in it, by username: none of them approves. */
  hands?: readonly string[];
}

/** By whom and when a change is made. */
export interface Made {
  requestId: string;
  /** Whose change it is. */
  maker: string;
  /** Who decided on it. */
  checker: string;
  at: Date;
  /** The call that decides on it; null where it was scheduled and a job makes it. */
  call: Work | null;
}

/** A request that ended and changed nothing. */
export interface Ended {
  state: Extract<ApprovalState, 'REFUSED' | 'WITHDRAWN' | 'VOID'>;
  reason?: string;
  /** Who ended it. */
  by: string;
  at: Date;
}

/** How the engine handles one kind of change; it knows of none by itself. */
export interface ApprovalHandler<C, O extends RequestOwner> {
  name: ApprovalKindName;
  /** What the request keeps; stored as it was parsed. */
  command: z.ZodType<C>;
  /** How long an approved change waits before it takes effect. */
  delayHours: (config: Config) => number;
  lock: (tx: Tx, owner: O) => Promise<LockedRecord | null>;
  /** What would change, for the checker's eyes: nothing secret in full. Empty when nothing would. */
  describe: (tx: Tx, owner: O, command: C, at: Date) => Promise<Difference[]>;
  /** What stays as it is beside that, for the same eyes. */
  beside?: (tx: Tx, owner: O, command: C) => Promise<Fact[]>;
  /** What `describe` shortens, before and after in full; left out where nothing is shortened. */
  inFull?: (tx: Tx, owner: O, command: C) => Promise<Difference[]>;
  /** Makes the change and raises the record's version. A refusal thrown here makes a scheduled request void. */
  apply: (tx: Tx, owner: O, command: C, made: Made) => Promise<void>;
  /** Lets a record go that was held as long as its request was open. */
  release?: (tx: Tx, owner: O, ended: Ended) => Promise<void>;
}

/** A handler whose command is what its schema reads, whatever that and its owner are. */
export interface AnyHandler
  extends Omit<ApprovalHandler<unknown, RequestOwner>, 'command' | 'beside' | 'inFull'> {
  command: z.ZodType;
  beside: (tx: Tx, owner: RequestOwner, command: unknown) => Promise<Fact[]>;
  inFull: (tx: Tx, owner: RequestOwner, command: unknown) => Promise<Difference[]>;
}

/** A handler as whoever asks for a change of its kind holds it: what may be asked for, of whom, is a type only. */
export interface ApprovalKind<C, O extends RequestOwner> extends AnyHandler {
  readonly asked?: { command: C; owner: O };
}

/** Every kind of change that needs a second person, as `registries/approvals.ts` hands them over. */
export type ApprovalKinds = Readonly<Record<ApprovalKindName, AnyHandler>>;

/** Ties a handler's functions to its kind of owner and to the schema of its command, so that what is applied was read by it. */
const handlerOf =
  <O extends RequestOwner>(isOwn: (owner: RequestOwner) => owner is RequestOwner & O) =>
  <C>({ release, beside, inFull, ...handler }: ApprovalHandler<C, O>): ApprovalKind<C, O> => {
    const own = (owner: RequestOwner): O => {
      if (isOwn(owner)) return owner;
      throw new Error('A request is about something else than its kind');
    };
    const parse = (command: unknown) => handler.command.parse(command);
    return {
      name: handler.name,
      command: handler.command,
      delayHours: handler.delayHours,
      lock: (tx, owner) => handler.lock(tx, own(owner)),
      describe: (tx, owner, command, at) => handler.describe(tx, own(owner), parse(command), at),
      beside: async (tx, owner, command) => (beside ? beside(tx, own(owner), parse(command)) : []),
      inFull: async (tx, owner, command) => (inFull ? inFull(tx, own(owner), parse(command)) : []),
      apply: (tx, owner, command, made) => handler.apply(tx, own(owner), parse(command), made),
      ...(release && { release: (tx, owner, ended) => release(tx, own(owner), ended) }),
    };
  };

/** A kind of change of partners and stores. */
export const recordHandler = handlerOf<RecordOwner>(isRecord);
/** A kind of change that an import makes as a whole. */
export const importHandler = handlerOf<ImportOwner>(isImport);
/** A kind of change of one refund. */
export const refundHandler = handlerOf<RefundOwner>(isRefund);
/** A kind of change of one receipt. */
export const receiptHandler = handlerOf<ReceiptOwner>(isReceipt);
/** A kind of change of one row that has an id of its own: an access role, a file for the bank, a machine account. */
export const rowHandler = handlerOf<RowOwner>(isRow);
/** A kind of change of one setting. */
export const settingHandler = handlerOf<SettingOwner>(isSetting);
