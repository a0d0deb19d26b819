import { getAuditResponsibility } from './getAuditResponsibility.ts';
import { listAuditTargets } from './listAuditTargets.ts';
import { listAuditTrail } from './listAuditTrail.ts';
import { postAuditTrail } from './postAuditTrail.ts';

export const auditRouter = { getAuditResponsibility, postAuditTrail, listAuditTrail, listAuditTargets };
