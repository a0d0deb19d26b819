import type { EndReason } from '#domain/signIn/endReason.ts';
import type { ProofWay } from '#domain/signIn/secondFactor.ts';

/** The closed list of error codes with their HTTP status. A body is {error, message, requestId, fields?, …}. */
export const ERRORS = {
  invalid: 400,
  invalid_token: 401,
  invalid_credentials: 401,
  forbidden: 403,
  view_ended: 403,
  /** The account needs a second factor and has none: everything but its set-up waits for that. */
  factor_needed: 403,
  /** The call takes a second factor that was proved lately; `proof` says by which way. */
  proof_needed: 403,
  not_found: 404,
  conflict: 409,
  /** The payment had an equal refund a few minutes ago; the call continues once it is confirmed. */
  rule_same_refund: 409,
  too_large: 413,
  unsupported_media: 415,
  rule_role_reserved: 422,
  rule_role_name_taken: 422,
  rule_role_empty: 422,
  rule_grant_not_held: 422,
  rule_last_administrator: 422,
  rule_own_access: 422,
  rule_own_account: 422,
  rule_role_not_viewed: 422,
  rule_account_status: 422,
  rule_no_address: 422,
  rule_no_gateway: 422,
  rule_role_not_given: 422,
  rule_kept_apart: 422,
  rule_pair_kept: 422,
  rule_email_taken: 422,
  rule_username_taken: 422,
  rule_invitation_ended: 422,
  rule_registration_code: 422,
  rule_title_taken: 422,
  rule_machine_taken: 422,
  rule_machine_keyless: 422,
  rule_not_held: 422,
  rule_nothing_due: 422,
  rule_nothing_scheduled: 422,
  rule_answer_wrong: 422,
  rule_no_account: 422,
  rule_account_changed: 422,
  rule_no_series: 422,
  rule_receipted: 422,
  /** A receipt that stands has the same check or bank reference; the call continues once it is confirmed. */
  rule_same_money: 422,
  rule_month_open: 422,
  rule_month_changed: 422,
  rule_receipt_cancelled: 422,
  rule_not_replaceable: 422,
  rule_report_long: 422,
  rule_quarter_open: 422,
  rule_no_payor: 422,
  rule_certificate: 422,
  rule_replaced: 422,
  rule_setting_day: 422,
  rule_atc_planned: 422,
  rule_password_weak: 422,
  rule_password_unchanged: 422,
  rule_otp_wrong: 422,
  rule_otp_expired: 422,
  rule_otp_used_up: 422,
  rule_otp_by_app: 422,
  rule_no_mobile: 422,
  rule_no_mail: 422,
  rule_no_second_factor: 422,
  rule_no_passkeys: 422,
  rule_passkey_not_right: 422,
  rule_mobile_set_lately: 422,
  rule_second_factor_required: 422,
  rule_identity_bound: 422,
  /** A sign-in at the company's identity provider was not completed. */
  rule_provider_refused: 422,
  /** No active account is bound to the person who signed in there. */
  rule_provider_unbound: 422,
  rule_identity_taken: 422,
  rule_export_columns: 422,
  rule_job_final: 422,
  rule_not_editable: 422,
  rule_drafts_full: 422,
  rule_branches_full: 422,
  rule_link_ended: 422,
  rule_file_not_valid: 422,
  rule_file_gone: 422,
  rule_tin_taken: 422,
  rule_code_taken: 422,
  rule_partner_closed: 422,
  rule_partner_invalid: 422,
  rule_illegal_move: 422,
  rule_own_application: 422,
  rule_last_reviewer: 422,
  rule_application_incomplete: 422,
  rule_remarks_open: 422,
  rule_remark_settled: 422,
  rule_decided_with_partner: 422,
  rule_partner_not_active: 422,
  rule_nobody_left: 422,
  rule_request_open: 422,
  rule_request_final: 422,
  rule_own_request: 422,
  rule_not_own_request: 422,
  rule_voids_request: 422,
  rule_unchanged: 422,
  rule_person_taken: 422,
  rule_store_unknown: 422,
  rule_employee_unknown: 422,
  rule_own_promo: 422,
  rule_promo_incomplete: 422,
  rule_promo_expired: 422,
  rule_rank_taken: 422,
  rule_not_featurable: 422,
  rule_featured_full: 422,
  rule_images_full: 422,
  rule_not_refundable: 422,
  rule_refund_left: 422,
  rule_import_busy: 422,
  rule_import_errors: 422,
  rule_same_file: 422,
  locked: 423,
  version_missing: 428,
  too_many: 429,
  /** The caller has too much under way at once: nothing was done, and the same request may be sent again after `Retry-After`. */
  busy: 429,
  server_error: 500,
  unavailable: 503,
  /** The company's identity provider does not answer. */
  provider_unavailable: 503,
} as const;

export type ErrorCode = keyof typeof ERRORS;

/** The body of every answer that is not a success. `fields` maps a path in the input to its message. */
export interface ErrorBody {
  error: ErrorCode;
  message: string;
  requestId: string;
  fields?: Record<string, string>;
  /** 409: the record as it stands now, so that the portal can show what differs. */
  current?: unknown;
  /** 403: the groups of permissions that are missing. */
  missing?: string[][];
  /** proof_needed: what has to be answered; of a code the end of the number that it goes to. */
  proof?: { way: ProofWay; mobileLast4: string };
  /** rule_voids_request: the requests for a second person that the change would void; sent in `Voids-Requests`, it goes on. */
  requests?: string[];
  /** rule_same_money: the number of the receipt to confirm; rule_same_refund: the id of the refund. */
  earlier?: string;
  /** rule_refund_left: what is left of the payment, in pesos. */
  remainingRefundAmount?: string;
  /** invalid_token of a refresh: why the session ended. */
  endReason?: EndReason;
  /** 423, 429 and 503: seconds to wait. */
  retryAfter?: number;
}

export const isErrorCode = (code: unknown): code is ErrorCode =>
  typeof code === 'string' && Object.hasOwn(ERRORS, code);
