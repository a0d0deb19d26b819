import type { ApplicationStatus, WorkflowStatus } from '#domain/review/applicationStatus.ts';
import { columnsOf } from '../../db/columns/columnsOf.ts';
import { id, moment, text } from '../../db/columns/kinds.ts';
import type { Tx } from '../../db/context.ts';
import { notFound } from '../../http/errors/fail.ts';

const label = (list: string, column: string) =>
  `(select label from lookup_value where list = '${list}' and code = ${column})`;
/** Nobody takes a whole account number home on paper. */
export const HIDES_NUMBERS = { permissions: new Set<string>() };

/** A partner as paper has it. */
export interface PaperPartner {
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

const PAPER = columnsOf<PaperPartner>('partner p')({
  id: id('p.id'),
  name: text('p.name'),
  hsisCode: text('p.hsis_code'),
  status: text('p.status'),
  workflowStatus: text('p.workflow_status'),
  referenceNumber: text('p.reference_number'),
  submittedAt: moment('p.submitted_at'),
  submittedBy: text('p.submitted_by'),
  tinNumber: text('p.tin_number'),
  dtiNumber: text('p.dti_registration_number'),
  secNumber: text('p.sec_registration_number'),
  onBoardedBy: text('p.onboarded_by'),
  entityCode: text('p.business_entity'),
  entity: text(label('business-entity-type', 'p.business_entity')),
  vatType: text(label('vat-types', 'p.vat_type')),
  area: text(label('business-areas', 'p.business_area')),
  accountOwner: text(`case when p.account_owner_code is not null
    then coalesce(p.account_owner_name || ' (' || p.account_owner_code || ')', p.account_owner_code) end`),
});
const READ = `select ${PAPER.select} from partner p where p.id = $1`;

/** One partner for a form or a contract, its codes in words. 404. */
export const readPaperPartner = async (tx: Tx, partnerId: string): Promise<PaperPartner> => {
  const [row] = await PAPER.read(tx, { name: 'paper-partner', text: READ, values: [partnerId] });
  if (!row) throw notFound();
  return row;
};
