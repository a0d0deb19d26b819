import { auditSource } from '../../audit/auditSource.ts';
import { os } from '../../http/os.ts';
import { answerList } from '../../lists/readList.ts';

/** A page of the audit trail, newest first; for staff. */
export const listAuditTrail = os.audit.listAuditTrail.handler(async ({ input, context }) => ({
  data: await answerList(context.tx, auditSource, input.query),
}));
