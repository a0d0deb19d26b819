import { readList } from '../../db/list/readList.ts';
import { os } from '../../http/os.ts';
import { auditSource } from './source.ts';

/** A page of the audit trail, newest first; for staff. */
export const listAuditTrail = os.audit.listAuditTrail.handler(async ({ input, context }) => ({
  data: await readList(context.tx, auditSource, input.query),
}));
