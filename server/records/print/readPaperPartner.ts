import type { ApplicationStatus, WorkflowStatus } from '#domain/review/applicationStatus.ts';
import type { Tx } from '../../db/context.ts';
import { notFound } from '../../http/errors/errors.ts';

const label = (list: string, column: string) =>
  `(select label from lookup_value where list = '${list}' and code = ${column})`;
const READ = `select p.id, p.name, p.hsis_code as "hsisCode", p.status, p.workflow_status as "workflowStatus",
    p.reference_number as "referenceNumber", p.submitted_at as "submittedAt", p.submitted_by as "submittedBy",
    p.tin_number as "tinNumber", p.dti_registration_number as "dtiNumber", p.sec_registration_number as "secNumber",
    p.onboarded_by as "onBoardedBy", p.business_entity as "entityCode",
    ${label('business-entity-type', 'p.business_entity')} as entity, ${label('vat-types', 'p.vat_type')} as "vatType",
    ${label('business-areas', 'p.business_area')} as area,
    case when p.account_owner_code is not null
      then coalesce(p.account_owner_name || ' (' || p.account_owner_code || ')', p.account_owner_code) end as "accountOwner"
  from partner p where p.id = $1`;

/** Nobody takes a whole account number home on paper. */
export const HIDES_NUMBERS = { permissions: new Set<string>() };

/** A partner as paper has it. */
export interface PaperPartner {
  [column: string]: unknown;
  id: string;
  name: string;
  hsisCode: string | null;
  status: ApplicationStatus;
  workflowStatus: WorkflowStatus | null;
  referenceNumber: string | null;
  submittedAt: Date | null;
  submittedBy: string | null;
  tinNumber: string | null;
  dtiNumber: string | null;
  secNumber: string | null;
  onBoardedBy: string;
  entityCode: string | null;
  entity: string | null;
  vatType: string | null;
  area: string | null;
  accountOwner: string | null;
}

/** One partner for a form or a contract, its codes in words. 404. */
export const readPaperPartner = async (tx: Tx, id: string): Promise<PaperPartner> => {
  const [row] = await tx.query<PaperPartner>({ name: 'paper-partner', text: READ, values: [id] });
  if (!row) throw notFound();
  return row;
};
