import {
  type ApplicationStatus,
  IN_APPLICATION,
  isEditable,
  type WorkflowStatus,
} from '#domain/review/applicationStatus.ts';
import type { Sentence } from '#domain/sentence.ts';
import { fail } from '../../http/errors/fail.ts';
import { knownIds } from '../../http/ids.ts';
import { lockMerchant } from '../../records/lock/lockRecord.ts';
import { mustBeEditable } from '../../records/lock/mustBeEditable.ts';
import type { Subject } from '../../records/lock/subject.ts';
import { touch } from '../../records/lock/touch.ts';
import type { Work } from '../../records/lock/work.ts';

const PARTNER_FIRST = `select p.id from partner p join merchant m on m.partner_id = p.id where m.id = $1 for no key update of p`;

/**
 * Locks a store whose people are to change, and its partner before it: of two who change the people of a partner one waits.
 * 404, 403, 422 rule_not_editable, by the store and by its partner.
 */
export const lockStore = async (context: Work, merchantId: string): Promise<Subject> => {
  const [id] = knownIds([merchantId]);
  if (id) await context.tx.query({ name: 'lock-partner-of-people', text: PARTNER_FIRST, values: [id] });
  const store = await lockMerchant(context, merchantId, null);
  mustBeEditable(store);
  mustBeEditable({ ...store, status: store.partnerStatus, workflowStatus: store.partnerWorkflow });
  return store;
};

interface Found {
  [column: string]: unknown;
  id: string;
  status: ApplicationStatus;
  workflow: WorkflowStatus | null;
}

const FIND = `select id, status, workflow_status as workflow from merchant where partner_id = $1 and id = any($2::bigint[])
  order by id for no key update`;

const UNKNOWN: Sentence = {
  en: 'This is no store of the partner',
  fil: 'Hindi ito tindahan ng partner',
};
const LOCKED: Sentence = {
  en: 'Nobody edits this store at the moment',
  fil: 'Hindi mae-edit ang tindahang ito sa ngayon',
};

const STAYS: Sentence = {
  en: 'This would take the person from a store that nobody edits at the moment: keep that store in the list',
  fil: 'Maaalis ang tao sa tindahang hindi mae-edit sa ngayon: panatilihin ito sa listahan',
};

/**
 * Locks further stores of the same partner, each named once. 422 on `merchantIds`: rule_store_unknown for what is none of the
 * partner's, rule_not_editable for what nobody edits, unless it is among those that stay as they are.
 */
export const lockStores = async (
  { tx }: Work,
  partnerId: string,
  merchantIds: readonly string[],
  stay: ReadonlySet<string> = new Set(),
): Promise<string[]> => {
  const ids = [...new Set(knownIds(merchantIds))];
  const rows = await tx.query<Found>({ name: 'lock-stores', text: FIND, values: [partnerId, ids] });
  const found = new Map(rows.map((row) => [row.id, row]));
  const named = (wrong: (id: string) => boolean, sentence: Sentence) =>
    Object.fromEntries(
      merchantIds.flatMap((id, at): [string, Sentence][] =>
        wrong(id) ? [[`merchantIds.${at}`, sentence]] : [],
      ),
    );
  const refuse = (code: 'rule_store_unknown' | 'rule_not_editable', fields: Record<string, Sentence>) => {
    const [sentence] = Object.values(fields);
    if (sentence) throw fail(code, sentence, { fields });
  };
  refuse(
    'rule_store_unknown',
    named((id) => !found.has(id), UNKNOWN),
  );
  const isLocked = (id: string) => {
    const row = found.get(id);
    return row !== undefined && !stay.has(id) && !isEditable(row.status, row.workflow);
  };
  refuse('rule_not_editable', named(isLocked, LOCKED));
  return ids;
};

/** 422 rule_not_editable when a person is to leave a store that nobody edits: what is over stays as it was. */
export const mustLetGo = async (
  { tx }: Work,
  partnerId: string,
  merchantIds: readonly string[],
): Promise<void> => {
  if (!merchantIds.length) return;
  const rows = await tx.query<Found>({ name: 'lock-stores', text: FIND, values: [partnerId, merchantIds] });
  if (rows.every(({ status, workflow }) => isEditable(status, workflow))) return;
  throw fail('rule_not_editable', STAYS, { fields: { merchantIds: STAYS } });
};

const TOUCH = `update merchant set version = version + 1, updated_at = $2, updated_by = $3, edited_at = $2, edited_by = $3
  where id = any($1::bigint[]) and status = any($4)`;

/**
 * Notes that people of stores changed, on those that are under review: who looks at them sees it, and their version moves. An
 * active store keeps its version, so that nobody's change of it is void for a new cashier.
 */
export const touchReviewed = async (
  context: Work,
  { partnerId, partnerStatus }: Pick<Subject, 'partnerId' | 'partnerStatus'>,
  merchantIds: readonly string[],
): Promise<void> => {
  const { tx, user, deps } = context;
  const values = [merchantIds, deps.now(), user.username, IN_APPLICATION];
  await tx.query({ name: 'touch-reviewed-stores', text: TOUCH, values });
  if (!IN_APPLICATION.includes(partnerStatus)) return;
  const partner = { partnerId, merchantId: null, status: partnerStatus, partnerStatus };
  await touch(context, partner, { edited: true });
};
