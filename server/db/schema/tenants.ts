import { boolean, date, numeric, pgTable, text } from 'drizzle-orm/pg-core';
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

export const partner = pgTable('partner', {
  id: identity(),
  hsisCode: text('hsis_code').notNull(),
  name: text('name').notNull(),
  searchName: text('search_name'),
  status: text('status', { enum: ['A', 'I', 'B', 'C'] }).notNull(),
  tinNumber: text('tin_number'),
  businessEntity: text('business_entity'),
  vatType: text('vat_type'),
  businessArea: text('business_area'),
  accountOwnerCode: text('account_owner_code'),
  accountOwnerName: text('account_owner_name'),
  isPartnerBrand: boolean('is_partner_brand').notNull(),
  onboardedBy: text('onboarded_by').notNull(),
  startDate: date('start_date', { mode: 'string' }),
  endDate: date('end_date', { mode: 'string' }),
  notes: text('notes'),
  ...tracked(),
});

export const merchant = pgTable('merchant', {
  id: identity(),
  partnerId: id('partner_id').notNull(),
  hsisSalesroomCode: text('hsis_salesroom_code').notNull(),
  name: text('name').notNull(),
  searchName: text('search_name'),
  segment: text('segment'),
  status: text('status', { enum: ['A', 'I', 'B', 'C'] }).notNull(),
  tinNumber: text('tin_number'),
  vatType: text('vat_type'),
  businessArea: text('business_area'),
  accountOwnerCode: text('account_owner_code'),
  accountOwnerName: text('account_owner_name'),
  onboardedBy: text('onboarded_by').notNull(),
  minCashAmt: numeric('min_cash_amt', { precision: 14, scale: 2 }),
  maxCashAmt: numeric('max_cash_amt', { precision: 14, scale: 2 }),
  isEwt: boolean('is_ewt').notNull(),
  isTwa: boolean('is_twa').notNull(),
  regionId: text('region_id'),
  provinceId: text('province_id'),
  cityId: text('city_id'),
  subMunicipalityId: text('sub_municipality_id'),
  barangayId: text('barangay_id'),
  street: text('street'),
  zipCode: text('zip_code'),
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

export const userAccessRole = pgTable('user_access_role', {
  userId: id('user_id').notNull(),
  accessRoleId: id('access_role_id').notNull(),
});

export const userMerchant = pgTable('user_merchant', {
  userId: id('user_id').notNull(),
  partnerId: id('partner_id').notNull(),
  merchantId: id('merchant_id').notNull(),
  isPrimary: boolean('is_primary').notNull(),
});
