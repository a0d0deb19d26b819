/** Whether an account, `u`, has to have a second factor: by a mark of its own, or by a role that it holds and that is enabled. */
export const NEEDS_FACTOR = `(u.needs_second_factor or exists (select from user_access_role n
  join access_role q on q.id = n.access_role_id and q.is_enabled and q.requires_second_factor where n.user_id = u.id))`;

/** Whether the mobile number of an account, `u`, was proved by a code that was read there. */
export const NUMBER_PROVED = 'coalesce(u.proved_mobile = u.mobile_number, false)';
