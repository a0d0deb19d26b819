import type pg from 'pg';
import { formatDate, manilaDate } from '#domain/day.ts';
import { type ApprovalKindName, approvalKind } from '#domain/review/approval.ts';
import { each } from '#domain/sentence.ts';
import { columnsOf } from '../db/columns/columnsOf.ts';
import type { Tx } from '../db/context.ts';
import { nameFor } from '../http/caller/asSeenBy.ts';
import type { SignedIn } from '../http/caller/loadUser.ts';
import type { RequestContext } from '../http/deps.ts';
import { fail } from '../http/errors/fail.ts';
import type { ApprovalKind } from './kind.ts';
import { NEW_REQUEST, REQUEST_OWNER } from './requestColumns.ts';
import { ownerColumns, type RequestOwner } from './requestOwner.ts';
import { tellCheckers } from './tell.ts';

interface Asked<C, O extends RequestOwner> {
  kind: ApprovalKind<C, O>;
  /** Its record must be locked. */
  owner: O;
  /** The record in words. */
  subjectName: string;
  command: C;
  /** The version of the record that the change was made for. */
  baseVersion: number;
}

/** What asking for a second person needs of a request. */
type Submitting = Pick<RequestContext, 'deps' | 'requestId'> & { tx: Tx; user: SignedIn };

const MADE = columnsOf<{ maker: string; madeAt: Date }>('approval_request a')({
  maker: NEW_REQUEST.columns.maker,
  madeAt: NEW_REQUEST.columns.madeAt,
});
const FIND_OPEN = `select ${MADE.select} from approval_request a
  where a.kind = $1 and a.state in ('PENDING', 'SCHEDULED') and (a.partner_id = $2 or a.import_id = $4 or a.setting = $6 or a.receipt_id = $7
      or a.owner_id = $8)
    and a.merchant_id is not distinct from $3 and a.refund_id is not distinct from $5`;
const isNothing = (value: unknown) => value === null || (Array.isArray(value) && value.length === 0);
// What its owner is not is not written: people of stores may write no more than what they ask for is about.
const insert = (values: Readonly<Record<string, unknown>>): pg.QueryConfig => {
  const said = Object.entries(values).filter(([, value]) => !isNothing(value));
  const places = said.map((_, at) => `$${at + 1}`);
  return {
    text: `insert into approval_request (${said.map(([column]) => column).join(', ')}) values (${places.join(', ')}) returning id`,
    values: said.map(([, value]) => value),
  };
};

const UNCHANGED = {
  en: 'This changes nothing: it is what holds already.',
  fil: 'Walang mababago: ito na ang umiiral.',
};

/** 422 of a change to what holds already. */
export const nothingChanges = () => fail('rule_unchanged', UNCHANGED);

const idsOf = (owner: RequestOwner) => {
  const { partnerId, merchantId, importId, refundId, setting, receiptId, ownerId } = ownerColumns(owner);
  return [partnerId, merchantId, importId, refundId, setting, receiptId, ownerId];
};

const refuseSecond = async (
  { tx, user, deps, requestId }: Submitting,
  kind: ApprovalKindName,
  owner: RequestOwner,
): Promise<void> => {
  const values = [kind, ...idsOf(owner)];
  const [open] = await MADE.read(tx, { text: FIND_OPEN, values });
  if (!open) return;
  const what = approvalKind[kind].label;
  const maker = await nameFor({ user, pools: deps.pools, requestId }, open.maker);
  const day = formatDate(manilaDate(open.madeAt));
  throw fail(
    'rule_request_open',
    each((language) =>
      language === 'en'
        ? `A change waits already (${what.en}, asked for by ${maker.en} on ${day}): it must be decided or withdrawn first.`
        : `May naghihintay nang pagbabago (${what.fil}, hiniling ni ${maker.fil} noong ${day}): kailangan muna itong mapagpasyahan o mabawi.`,
    ),
  );
};

/**
 * Keeps a change for a second person instead of making it, and tells those who may decide. Answers the request's id.
 * 422 rule_request_open while another of its kind waits for the record, rule_unchanged when nothing would change.
 */
export const submitForApproval = async <C, O extends RequestOwner>(
  context: Submitting,
  { kind, owner, subjectName, command, baseVersion }: Asked<C, O>,
): Promise<string> => {
  const { tx, user, deps } = context;
  const at = deps.now();
  await refuseSecond(context, kind.name, owner);
  const diff = await kind.describe(tx, owner, command, at);
  if (!diff.length) throw nothingChanges();
  const beside = await kind.beside(tx, owner, command);
  const written = NEW_REQUEST.write({
    ...{ kind: kind.name, subject: subjectName, baseVersion },
    ...{ command: JSON.stringify(command), diff: JSON.stringify(diff), beside: JSON.stringify(beside) },
    ...{ makerId: user.userId, maker: user.username, madeAt: at },
  });
  const of = REQUEST_OWNER.write(ownerColumns(owner));
  const [made] = await tx.query<{ id: string }>(insert({ ...of, ...written }));
  if (!made) throw new Error('The request was not stored');
  const about = { kind: kind.name, subject: subjectName, maker: user.username, at };
  await tellCheckers(tx, { requestId: made.id, ...about });
  return made.id;
};
