import type { ApprovalRequest } from '#contract/approvals.ts';
import type { MdrRate } from '#contract/shapes/mdrRate.ts';
import { manilaDate } from '#domain/day.ts';
import type { ApplicationStatus, WorkflowStatus } from '#domain/review/applicationStatus.ts';
import { REQUEST } from '../../approvals/requestColumns.ts';
import { columnsOf } from '../../db/columns/columnsOf.ts';
import { int, text } from '../../db/columns/kinds.ts';
import type { Tx } from '../../db/context.ts';
import type { SignedIn } from '../../http/caller/loadUser.ts';
import { notFound } from '../../http/errors/fail.ts';
import { storeToRead } from '../../records/parts/owner.ts';
import { MDR_RATE, RATES_IN_ORDER } from '../../records/parts/readRates.ts';
import { shownRates } from '../../records/rates/shownRates.ts';
import { type WaitingRate, waitingRates } from '../../records/rates/waitingSince.ts';

type Level = 'partner' | 'merchant';
type User = Pick<SignedIn, 'type'>;

const OWN: Readonly<Record<Level, string>> = {
  partner: 'partner_id = $1 and merchant_id is null',
  merchant: 'merchant_id = $1',
};
interface Standing {
  version: number;
  status: ApplicationStatus;
  workflowStatus: WorkflowStatus | null;
}
const STANDING = columnsOf<Standing>('partner r')({
  version: int('r.version'),
  status: text('r.status'),
  workflowStatus: text('r.workflow_status'),
});

const record = (level: Level) => ({
  name: `rates-record-${level}`,
  text: `select ${STANDING.select} from ${level} r where r.id = $1`,
});
const rates = (level: Level) => ({
  name: `rates-all-${level}`,
  text: `select ${MDR_RATE.select} from mdr_rate r where ${OWN[level]} order by ${RATES_IN_ORDER}`,
});
const open = (level: Level) => ({
  name: `rates-request-${level}`,
  text: `select ${REQUEST.select} from approval_request a
    where ${OWN[level]} and kind = 'MDR_RATE' and state in ('PENDING', 'SCHEDULED')`,
});

/** The rates of a record: what holds or comes, what held before (the newest first), and the change that waits. */
export interface RecordRates {
  current: MdrRate[];
  history: MdrRate[];
  request: ApprovalRequest | null;
  /** Since when payments wait for a rate, for the staff, who agree it. */
  waiting: WaitingRate[];
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
  const today = manilaDate(now);
  const owner = level === 'partner' ? { partnerId: id, merchantId: null } : storeToRead(id);
  const [[standing], all, [request], waiting] = await Promise.all([
    STANDING.read(tx, { ...record(level), values }),
    MDR_RATE.read(tx, { ...rates(level), values }),
    REQUEST.read(tx, { ...open(level), values }),
    user.type === 'INTERNAL' ? waitingRates(tx, owner, today) : [],
  ]);
  if (!standing) throw notFound();
  const seen = shownRates(user, standing, all);
  const isOver = ({ effectiveTo }: MdrRate) => effectiveTo !== null && effectiveTo < today;
  return {
    current: seen.filter((rate) => !isOver(rate)),
    history: seen.filter(isOver).reverse(),
    request: request ?? null,
    waiting,
    version: standing.version,
  };
};
