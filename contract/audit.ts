import { z } from 'zod';
import { isOurEvent } from '#domain/audit/reported.ts';
import { any, call } from './call.ts';
import { done, envelope, id, instant } from './envelope.ts';
import { line } from './line.ts';
import { filter, listOf, listQuery } from './list.ts';
import { own } from './messages/own.ts';
import { auditValue } from './shapes/auditValue.ts';

const keyless = { access: 'session', keyless: true } as const;
const REPORTS_A_MINUTE = 60;
const OURS = own({
  en: 'Suki records this event itself',
  fil: 'Ang Suki mismo ang nagtatala ng pangyayaring ito',
});

/**
 * What the portal says about an action; who did it is taken from the session, whatever is claimed here. Events that the server
 * writes itself are refused.
 */
const claims = z.strictObject({
  eventType: line(60)
    .min(1)
    .refine((eventType) => !isOurEvent(eventType), OURS),
  moduleName: line(120).min(1),
  accessToken: z.string().max(4000).optional(),
  username: z.string().max(200).optional(),
  userRole: z.string().max(200).optional(),
  userCode: z.string().max(200).optional(),
  registrationCode: z.string().max(200).nullish(),
  merchantId: z.string().max(200).nullish(),
  partnerId: z.string().max(200).nullish(),
  locationId: z.string().max(200).nullish(),
  employeeCode: z.string().max(200).nullish(),
  firstName: z.string().max(200).nullish(),
  middleName: z.string().max(200).nullish(),
  lastName: z.string().max(200).nullish(),
  partnerName: z.string().max(200).nullish(),
  merchantName: z.string().max(200).nullish(),
  locationName: z.string().max(200).nullish(),
});

export const AUDIT_OPERATIONS = ['INSERT', 'UPDATE', 'DELETE', 'EVENT'] as const;

export const auditEntry = z.object({
  id,
  at: instant,
  /** Username, or null for the system. */
  actor: z.string().nullable(),
  actorRole: z.string().nullable(),
  operation: z.enum(AUDIT_OPERATIONS),
  /** Table of the change, or module of the event. */
  target: z.string(),
  targetKey: z.string().nullable(),
  /** What the record is called now, or was called last; null where it has no name. */
  targetName: z.string().nullable(),
  /** The record does not exist any more. */
  targetGone: z.boolean(),
  eventType: z.string().nullable(),
  /** The person's browser posted it; the server did not see it happen. */
  isReported: z.boolean(),
  requestId: z.string().nullable(),
  /** Changed fields only; null stands for nothing. */
  changes: z.array(
    z.object({ field: z.string(), before: auditValue.nullable(), after: auditValue.nullable() }),
  ),
});
export type AuditEntry = z.infer<typeof auditEntry>;

export const AUDIT_SORTS = ['id'] as const;
export const auditFilters = {
  actor: filter.text(),
  operation: filter.oneOf(AUDIT_OPERATIONS),
  target: filter.text(),
  targetKey: filter.ids(),
  at: filter.days(),
};

export const audit = {
  getAuditResponsibility: call('GET', '/api/audit-trail/responsibility', keyless)
    .input(z.object({ query: z.strictObject({ responsibilityName: line(60).min(1) }) }))
    .output(envelope(z.object({ eventType: z.string(), moduleId: z.string(), moduleName: z.string() }))),
  postAuditTrail: call('POST', '/api/audit-trail', { ...keyless, perUser: REPORTS_A_MINUTE })
    .input(z.object({ body: claims }))
    .output(done),
  listAuditTrail: call('GET', '/api/audit-trail', {
    ...any('UM_VIEW_ACCESS_ROLE'),
    userType: 'INTERNAL',
    addition: true,
  })
    .input(z.object({ query: listQuery(auditFilters, AUDIT_SORTS) }))
    .output(listOf(auditEntry)),
  /** Tables that have entries, for the filter. */
  listAuditTargets: call('GET', '/api/audit-trail/targets', {
    ...any('UM_VIEW_ACCESS_ROLE'),
    userType: 'INTERNAL',
    addition: true,
  })
    .input(z.object({}))
    .output(envelope(z.object({ list: z.array(z.object({ code: z.string(), label: z.string() })) }))),
};
