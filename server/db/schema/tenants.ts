import { boolean, date, pgTable, text } from 'drizzle-orm/pg-core';
import { citext, id, identity, tracked } from './columns.ts';

export const accessRole = pgTable('access_role', {
  id: identity(),
  name: citext('name').notNull(),
  isEnabled: boolean('is_enabled').notNull().default(true),
  isExternal: boolean('is_external').notNull(),
  isReserved: boolean('is_reserved').notNull().default(false),
  permissions: text('permissions').array().notNull(),
  ...tracked(),
});

export const userAccount = pgTable('user_account', {
  id: identity(),
  username: citext('username').notNull(),
  type: text('type', { enum: ['INTERNAL', 'EXTERNAL'] }).notNull(),
  status: text('status', { enum: ['PENDING', 'ACTIVE', 'DISABLED'] }).notNull(),
  accessLevel: text('access_level', { enum: ['ALL', 'PARTNER', 'MERCHANT'] }).notNull(),
  partnerId: id('partner_id'),
  personId: text('person_id'),
  employeeCode: text('employee_code'),
  registrationCode: text('registration_code'),
  firstName: text('first_name').notNull(),
  middleName: text('middle_name'),
  lastName: text('last_name').notNull(),
  birthDate: date('birth_date', { mode: 'string' }),
  email: text('email'),
  mobileNumber: text('mobile_number'),
  landlineNumber: text('landline_number'),
  needsSecondFactor: boolean('needs_second_factor').notNull(),
  ...tracked(),
});
