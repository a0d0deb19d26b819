import type { SecondFactor } from '#domain/signIn/secondFactor.ts';
import { columnsOf } from '../db/columns/columnsOf.ts';
import { id, int, moment, text } from '../db/columns/kinds.ts';

/** A code that was sent, and what it is for. */
export interface Challenge {
  id: string;
  purpose: 'login' | 'password' | 'applicant' | 'factor' | 'registration' | 'proof';
  /** Whether the code was sent, an app of the user makes it, or a passkey signs it. */
  way: Exclude<SecondFactor, 'none'>;
  /** What was typed: the name of an account, or what an applicant or whoever registers goes by. */
  username: string;
  userId: string | null;
  codeHash: string;
  /** Of the code that went by mail, which proves no number; null where none did. */
  mailCodeHash: string | null;
  issuedAt: Date;
  /** When its first code was sent. */
  begunAt: Date;
  tries: number;
  usedAt: Date | null;
  mobileNumber: string | null;
  email: string | null;
  partnerId: string | null;
  /** Of an application that is being written. */
  draftId: string | null;
  /** Of a sign-in that began at the identity provider: the binding. */
  identityId: string | null;
}

/** A challenge whose code was right. */
export interface ProvedChallenge extends Challenge {
  /** The code was read on the number that it was sent to; one that went by mail proves a mailbox alone. */
  provesNumber: boolean;
  /** More was shown than a mailbox: a number, an app, a passkey or a recovery code. */
  provesFactor: boolean;
}

/** The same in otp_challenge, `c`. */
export const CHALLENGE = columnsOf<Challenge>('otp_challenge c')({
  id: text('c.id'),
  purpose: text('c.purpose'),
  way: text('c.way'),
  username: text('c.username'),
  userId: id('c.user_id'),
  codeHash: text('c.code_hash'),
  mailCodeHash: text('c.mail_code_hash'),
  issuedAt: moment('c.issued_at'),
  begunAt: moment('c.begun_at'),
  tries: int('c.tries'),
  usedAt: moment('c.used_at'),
  mobileNumber: text('c.mobile_number'),
  email: text('c.email'),
  partnerId: id('c.partner_id'),
  draftId: id('c.draft_id'),
  identityId: id('c.identity_id'),
});
