import { sql } from 'drizzle-orm';
import { customType, integer, text, timestamp } from 'drizzle-orm/pg-core';

/** bigint, text in the program. */
export const id = customType<{ data: string; driverData: string }>({ dataType: () => 'bigint' });
export const citext = customType<{ data: string; driverData: string }>({ dataType: () => 'citext' });

/** The identity column of a table: the database numbers it, nobody else does. */
export const identity = () => id('id').primaryKey().generatedAlwaysAs(sql`identity`);
export const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' });

/** Version, and who made and last changed the record; usernames, so that a trail survives the account. */
export const tracked = () => ({
  version: integer('version').notNull().default(1),
  createdAt: instant('created_at').notNull().defaultNow(),
  createdBy: text('created_by'),
  updatedAt: instant('updated_at').notNull().defaultNow(),
  updatedBy: text('updated_by'),
});
