import type { AuditedTable } from '../reader.ts';

/** The roles, the stores and the password of a user are told as changes of that user. */
export const userTables: readonly AuditedTable[] = [
  {
    table: 'user_account',
    record: 'user',
    columns: {
      type: { words: 'userType' },
      status: { words: 'userStatus' },
      access_level: { words: 'accessLevel' },
      partner_id: { ref: 'partner' },
      person_id: 'text',
      birth_date: 'day',
      mobile_number: 'mobile',
      proved_mobile: 'left out',
      mailbox: 'left out',
      last_sign_in_at: 'left out',
      locked_until: 'left out',
      active_since: 'left out',
      job_title_id: { ref: 'jobTitle' },
      assignment: { words: 'assignment' },
      second_factor: { words: 'secondFactor' },
      second_factor_at: 'left out',
      registration_code: 'hidden',
      // Who set the number and when, the line of the number says.
      mobile_set_by: 'left out',
      mobile_set_at: 'left out',
    },
  },
  {
    table: 'user_access_role',
    record: 'user',
    columns: { user_id: 'left out', access_role_id: { ref: 'accessRole' }, given_at: 'left out' },
  },
  {
    table: 'user_module',
    record: 'user',
    columns: {
      user_id: 'left out',
      partner_id: { ref: 'partner' },
      module_code: { ref: 'module' },
      state: { words: 'moduleState' },
      given_at: 'left out',
    },
  },
  {
    table: 'job_title',
    record: 'jobTitle',
    columns: {
      designation_group: { words: 'designationGroup' },
      access_role_id: { ref: 'accessRole' },
      assignment: { words: 'assignment' },
    },
  },
  {
    table: 'registration_code',
    record: 'registrationCode',
    columns: {
      partner_id: { ref: 'partner' },
      code: 'hidden',
      merchant_ids: { ref: 'merchant' },
      job_title_ids: { ref: 'jobTitle' },
      date_expires: 'day',
      uses: 'left out',
      // Who did it, the line itself says.
      revoked_by: 'left out',
      revoked_at: 'instant',
    },
  },
  {
    table: 'user_request',
    record: 'userRequest',
    columns: {
      kind: { words: 'userRequestKind' },
      partner_id: { ref: 'partner' },
      user_id: { ref: 'user' },
      merchant_id: { ref: 'merchant' },
      module_code: { ref: 'module' },
      module_codes: { ref: 'module' },
      merchant_ids: { ref: 'merchant' },
      access_role_id: { ref: 'accessRole' },
      birth_date: 'day',
      mobile_number: 'mobile',
      status: { words: 'userRequestStatus' },
      import_id: { ref: 'import' },
      registration_code: 'hidden',
      registration_code_id: { ref: 'registrationCode' },
      code_identification_type: { ref: 'identificationType' },
      agreed_at: 'instant',
      job_title_id: { ref: 'jobTitle' },
      // Who did it and when, the line itself says.
      decided_by: 'left out',
      decided_at: 'left out',
      asker_id: 'left out',
      decider_id: 'left out',
    },
  },
  {
    table: 'user_merchant',
    record: 'user',
    columns: { user_id: 'left out', partner_id: { ref: 'partner' }, merchant_id: { ref: 'merchant' } },
  },
  {
    table: 'credential',
    record: 'user',
    columns: { user_id: 'left out', password_hash: 'hidden', changed_at: 'left out' },
  },
];
