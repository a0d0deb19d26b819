import { integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { JWK } from 'jose';
import { citext, id, instant } from './columns.ts';

export const credential = pgTable('credential', {
  userId: id('user_id').primaryKey(),
  passwordHash: text('password_hash').notNull(),
  changedAt: instant('changed_at').notNull().defaultNow(),
});

/** Keyed by what was typed, whether or not there is such an account, and by the known device; '' for all others. */
export const loginFailure = pgTable(
  'login_failure',
  {
    username: citext('username').notNull(),
    device: text('device').notNull().default(''),
    failures: integer('failures').notNull(),
    lockedUntil: instant('locked_until'),
    lastAt: instant('last_at').notNull(),
  },
  ({ username, device }) => [primaryKey({ columns: [username, device] })],
);

export const signingKey = pgTable('signing_key', {
  kid: text('kid').primaryKey(),
  privateJwk: jsonb('private_jwk').$type<JWK>().notNull(),
  publicJwk: jsonb('public_jwk').$type<JWK>().notNull(),
  createdAt: instant('created_at').notNull().defaultNow(),
  retiredAt: instant('retired_at'),
});

export const sessionFamily = pgTable('session_family', {
  id: uuid('id').primaryKey(),
  userId: id('user_id').notNull(),
  deviceId: text('device_id'),
  createdAt: instant('created_at').notNull().defaultNow(),
  expiresAt: instant('expires_at').notNull(),
  endedAt: instant('ended_at'),
  endReason: text('end_reason', { enum: ['logout', 'reuse', 'password', 'disabled'] }),
});

export const refreshToken = pgTable('refresh_token', {
  tokenHash: text('token_hash').primaryKey(),
  familyId: uuid('family_id').notNull(),
  issuedAt: instant('issued_at').notNull().defaultNow(),
  usedAt: instant('used_at'),
  successorHash: text('successor_hash'),
});

export const otpChallenge = pgTable('otp_challenge', {
  id: uuid('id').primaryKey(),
  purpose: text('purpose', { enum: ['login', 'password', 'applicant'] }).notNull(),
  username: citext('username').notNull(),
  userId: id('user_id'),
  codeHash: text('code_hash').notNull(),
  issuedAt: instant('issued_at').notNull().defaultNow(),
  tries: integer('tries').notNull().default(0),
  usedAt: instant('used_at'),
  deviceId: text('device_id'),
  resetHash: text('reset_hash'),
  resetExpiresAt: instant('reset_expires_at'),
  resetUsedAt: instant('reset_used_at'),
  mobileNumber: text('mobile_number'),
  email: text('email'),
  partnerId: id('partner_id'),
});

export const applicantSession = pgTable('applicant_session', {
  id: uuid('id').primaryKey(),
  mobileNumber: text('mobile_number').notNull(),
  email: text('email'),
  partnerId: id('partner_id'),
  createdAt: instant('created_at').notNull().defaultNow(),
  expiresAt: instant('expires_at').notNull(),
  endedAt: instant('ended_at'),
});

export const oneTimeLink = pgTable('one_time_link', {
  tokenHash: text('token_hash').primaryKey(),
  userId: id('user_id').notNull(),
  purpose: text('purpose', { enum: ['set-password'] }).notNull(),
  expiresAt: instant('expires_at').notNull(),
  usedAt: instant('used_at'),
});
