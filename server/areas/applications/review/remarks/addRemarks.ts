import type { Decision } from '#contract/applications.ts';
import { namesDocument, remarkProblem } from '#domain/review/reviewSections.ts';
import type { Sentence } from '#domain/sentence.ts';
import { badFields } from '../../../../http/errors/fail.ts';
import { knownIds } from '../../../../http/ids.ts';
import { documentCodeProblems } from '../../../../records/documents/documentCodeProblems.ts';
import type { Subject } from '../../../../records/lock/subject.ts';
import type { Work } from '../../../../records/lock/work.ts';

const OTHER_STORE = {
  en: 'This store is not part of the application',
  fil: 'Hindi bahagi ng aplikasyon ang tindahang ito',
};

export type Said = Pick<Decision, 'reason' | 'remarks'>;

const OWN_STORES = 'select id from merchant where partner_id = $1 and id = any ($2::bigint[])';

const INSERT = `insert into review_remark (partner_id, merchant_id, section, field, message, created_at, created_by)
  select $2, merchant_id, section, field, message, $3, $4
  from jsonb_to_recordset($1) as x(n integer, merchant_id bigint, section text, field text, message text) order by n`;

/** 400 on remarks that name a section their record does not have, a field that is not of it, or no type of document. */
const checkPlaces = async (
  { tx }: Work,
  remarks: Said['remarks'],
  stores: readonly (string | null)[],
): Promise<void> => {
  const wrong: Record<string, Sentence> = {};
  for (const [n, { section, field }] of remarks.entries()) {
    const kind = stores[n] === null ? 'partner' : 'merchant';
    const problem = remarkProblem(kind, { section, field: field || null });
    if (problem) wrong[`remarks.${n}.${problem.at}`] = problem.why;
  }
  const types = remarks.flatMap(({ section, field }, n) =>
    field && namesDocument(section) ? [{ code: field, path: `remarks.${n}.field` }] : [],
  );
  const unknown = types.length ? await documentCodeProblems(tx, types) : {};
  const all = { ...wrong, ...unknown };
  if (Object.keys(all).length) throw badFields(all);
};

/** The store that each remark is about; 400 on those of a store that the decision is not about. */
const storesOf = async (
  { tx }: Work,
  { partnerId, merchantId }: Subject,
  remarks: Said['remarks'],
): Promise<(string | null)[]> => {
  const named = remarks.flatMap((remark) => remark.merchantId ?? []);
  const rows = named.length
    ? await tx.query<{ id: string }>({
        name: 'stores-of-remarks',
        text: OWN_STORES,
        values: [partnerId, knownIds(named)],
      })
    : [];
  const own = new Set(merchantId === null ? rows.map(({ id }) => id) : [merchantId]);
  const wrong: Record<string, Sentence> = {};
  const stores = remarks.map((remark, at) => {
    if (remark.merchantId && !own.has(remark.merchantId)) wrong[`remarks.${at}.merchantId`] = OTHER_STORE;
    return remark.merchantId ?? merchantId;
  });
  if (Object.keys(wrong).length) throw badFields(wrong);
  return stores;
};

/** Adds remarks to those that are open already. */
export const addRemarks = async (
  context: Work,
  subject: Subject,
  remarks: Said['remarks'],
): Promise<void> => {
  if (!remarks.length) return;
  const { tx, user, deps } = context;
  const stores = await storesOf(context, subject, remarks);
  await checkPlaces(context, remarks, stores);
  const rows = remarks.map(({ section, field, message }, n) => ({
    n,
    merchant_id: stores[n],
    section,
    field: field || null,
    message,
  }));
  const values = [JSON.stringify(rows), subject.partnerId, deps.now(), user.username];
  await tx.query({ name: 'add-remarks', text: INSERT, values });
};
