import { bigint, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { Sentence } from '#domain/text.ts';
import { id, identity, instant } from './columns.ts';

export const outboxMessage = pgTable('outbox_message', {
  id: identity(),
  channel: text('channel', { enum: ['email', 'sms'] }).notNull(),
  kind: text('kind', { enum: ['notice', 'code'] })
    .notNull()
    .default('notice'),
  recipient: text('recipient').notNull(),
  subject: text('subject'),
  body: text('body').notNull(),
  status: text('status', { enum: ['queued', 'sent', 'failed', 'kept'] })
    .notNull()
    .default('queued'),
  attempts: integer('attempts').notNull().default(0),
  nextAttemptAt: instant('next_attempt_at').notNull().defaultNow(),
  error: text('error'),
  createdAt: instant('created_at').notNull().defaultNow(),
  sentAt: instant('sent_at'),
});

export const notice = pgTable('notice', {
  id: identity(),
  userId: id('user_id').notNull(),
  kind: text('kind').notNull(),
  /** Words of notices from before `params`. */
  title: text('title'),
  body: text('body'),
  params: jsonb('params').$type<Record<string, unknown>>(),
  link: text('link'),
  readAt: instant('read_at'),
  createdAt: instant('created_at').notNull().defaultNow(),
});

export const file = pgTable('file', {
  id: identity(),
  /** Null for what an applicant uploaded. */
  ownerId: id('owner_id'),
  partnerId: id('partner_id'),
  purpose: text('purpose', { enum: ['export', 'upload', 'document', 'logo', 'contract'] }).notNull(),
  name: text('name').notNull(),
  mediaType: text('media_type').notNull(),
  size: bigint('size', { mode: 'number' }).notNull(),
  sha256: text('sha256').notNull(),
  storageKey: text('storage_key').notNull(),
  createdAt: instant('created_at').notNull().defaultNow(),
  expiresAt: instant('expires_at'),
});

export const job = pgTable('job', {
  id: identity(),
  ownerId: id('owner_id').notNull(),
  kind: text('kind', { enum: ['export', 'import'] }).notNull(),
  params: jsonb('params').$type<Record<string, unknown>>().notNull(),
  status: text('status', { enum: ['queued', 'running', 'done', 'failed', 'cancelled'] })
    .notNull()
    .default('queued'),
  progress: integer('progress').notNull().default(0),
  message: jsonb('message').$type<Sentence>(),
  fileId: id('file_id'),
  rowCount: integer('row_count'),
  attempts: integer('attempts').notNull().default(0),
  handedOnAt: instant('handed_on_at'),
  createdAt: instant('created_at').notNull().defaultNow(),
  startedAt: instant('started_at'),
  endedAt: instant('ended_at'),
});

export const draft = pgTable('draft', {
  userId: id('user_id').notNull(),
  key: text('key').notNull(),
  values: jsonb('values').$type<Record<string, unknown>>().notNull(),
  updatedAt: instant('updated_at').notNull().defaultNow(),
});
