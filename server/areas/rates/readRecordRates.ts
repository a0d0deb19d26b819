import type { ApprovalRequest } from '#contract/approvals.ts';
import type { MdrRate } from '#contract/shapes/parts.ts';
import { manilaDate } from '#domain/dates.ts';
import type { ApplicationStatus, WorkflowStatus } from '#domain/review/applicationStatus.ts';
import { COLUMNS, present, type RowOfRequest } from '../../approvals/present.ts';
import type { Tx } from '../../db/context.ts';
import type { SignedIn } from '../../http/caller/loadUser.ts';
import { notFound } from '../../http/errors/errors.ts';
import { shownRates } from '../../records/rates/shownRates.ts';

type Level = 'partner' | 'merchant';
type User = Pick<SignedIn, 'type'>;

const OWN: Readonly<Record<Level, string>> = {
  partner: 'partner_id = $1 and merchant_id is null',
  merchant: 'merchant_id = $1',
};
const RATE = `id, type, rate as "mdrRate", status, status_workflow as "statusWorkflow", is_enabled as "isEnabled",
  effective_from as "effectiveFrom", effective_to as "effectiveTo", created_by as "createdBy"`;

const record = (level: Level) => ({
  name: `rates-record-${level}`,
  text: `select version, status, workflow_status as "workflowStatus" from ${level} where id = $1`,
});
const rates = (level: Level) => ({
  name: `rates-all-${level}`,
  text: `select ${RATE} from mdr_rate where ${OWN[level]} order by type, effective_from`,
});
const open = (level: Level) => ({
  name: `rates-request-${level}`,
  text: `select ${COLUMNS} from approval_request a
    where ${OWN[level]} and kind = 'MDR_RATE' and state in ('PENDING', 'SCHEDULED')`,
});

interface Standing {
  version: number;
  status: ApplicationStatus;
  workflowStatus: WorkflowStatus | null;
}

/** The rates of a record: what holds or comes, what held before (the newest first), and the change that waits. */
export interface RecordRates {
  current: MdrRate[];
  history: MdrRate[];
  request: ApprovalRequest | null;
  version: number;
}

/** The rates of a partner or store, in one round of statements. 404 for an unknown one and for another's alike. */
export const readRecordRates = async (
  tx: Tx,
  level: Level,
  id: string,
  { user, now }: { user: User; now: Date },
): Promise<RecordRates> => {
  const values = [id];
  const [[standing], all, [request]] = await Promise.all([
    tx.query<Standing & Record<string, unknown>>({ ...record(level), values }),
    tx.query<MdrRate & Record<string, unknown>>({ ...rates(level), values }),
    tx.query<RowOfRequest>({ ...open(level), values }),
  ]);
  if (!standing) throw notFound();
  const today = manilaDate(now);
  const seen = shownRates(user, standing, all);
  const isOver = ({ effectiveTo }: MdrRate) => effectiveTo !== null && effectiveTo < today;
  return {
    current: seen.filter((rate) => !isOver(rate)),
    history: seen.filter(isOver).reverse(),
    request: request ? present(request) : null,
    version: standing.version,
  };
};
