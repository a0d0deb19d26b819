import { repeatedTins } from '#domain/records/newStores.ts';
import type { Sentence } from '#domain/sentence.ts';
import type { Tx } from '../../db/context.ts';
import { fail } from '../../http/errors/fail.ts';

type Table = 'partner' | 'merchant';

/** Rows of a table that have or ask for the TIN of `x.tin`, by its two indexes, or by hashing where row security hides them. */
export const sameTin = (columns: string, x: string, table: Table): string => {
  const same = `select ${columns} from ${x} x join ${table} t on tin_root(t.tin_number) = tin_root(x.tin)
    and tin_branch(t.tin_number) = tin_branch(x.tin) and t.tin_number is not null and tin_is_held(t.status)
    and t.id is distinct from x.id`;
  return `${same} and t.tin_checked union all ${same} and not t.tin_checked`;
};

/** A TIN that a record is to have. */
export interface TinAt {
  tin: string | null;
  path: string;
  /** The record itself, when it is there already. */
  id?: string;
}

const find = (table: Table) => `with asked as (
    select x.* from jsonb_to_recordset($1) as x(n integer, tin text, id bigint) left join ${table} o on o.id = x.id
    where o.id is null or not o.tin_checked or o.tin_number is null
      or tin_root(o.tin_number) <> tin_root(x.tin) or tin_branch(o.tin_number) <> tin_branch(x.tin)
  )
  ${sameTin('x.n, t.name', 'asked', table)} order by n`;

const TAKEN: Sentence = {
  en: 'Another record has this TIN with this branch already: check the TIN and its branch.',
  fil: 'May ibang rekord na may ganitong TIN at sangay: tingnan ang TIN at sangay nito.',
};
const takenBy = (name: string): Sentence => ({
  en: `${name} has this TIN with this branch already: check the TIN and its branch.`,
  fil: `Ang ${name} ay may ganitong TIN at sangay na: tingnan ang TIN at sangay nito.`,
});
const refuse = (fields: Readonly<Record<string, Sentence>>): void => {
  const [first] = Object.values(fields);
  if (first) throw fail('rule_tin_taken', first, { fields });
};

/**
 * 422 for TINs that another record has that the caller sees, of the same branch; records that are over give theirs free, and one that
 * keeps its own that was checked is not asked. Nothing tells of what is hidden: what people outside write is checked at the review.
 */
export const refuseTakenTins = async (tx: Tx, table: Table, tins: readonly TinAt[]): Promise<void> => {
  const given = tins.flatMap(({ tin, path, id }, n) => (tin ? [{ n, tin, path, id: id ?? null }] : []));
  if (!given.length) return;
  const found = await tx.query<{ n: number; name: string }>({
    name: `taken-tins-of-${table}`,
    text: find(table),
    values: [JSON.stringify(given)],
  });
  const others = new Map(found.map(({ n, name }) => [n, takenBy(name)]));
  for (const [n, sentence] of repeatedTins(tins.map(({ tin }) => tin)))
    if (!others.has(n)) others.set(n, sentence);
  refuse(
    Object.fromEntries(
      given.flatMap(({ n, path }) => {
        const sentence = others.get(n);
        return sentence ? [[path, sentence]] : [];
      }),
    ),
  );
};

const CODE_TAKEN: Sentence = {
  en: 'Another record has this code already: give another one.',
  fil: 'May ibang rekord na may ganitong code: magbigay ng iba.',
};
const REFUSALS = {
  partner_tin_branch: ['rule_tin_taken', TAKEN, 'tinNumber'],
  merchant_tin_branch: ['rule_tin_taken', TAKEN, 'tinNumber'],
  merchant_tin_asked: ['rule_tin_taken', TAKEN, 'tinNumber'],
  partner_hsis_code_key: ['rule_code_taken', CODE_TAKEN, 'hsisCode'],
  merchant_partner_id_hsis_salesroom_code_key: ['rule_code_taken', CODE_TAKEN, 'hsisSalesRoomCode'],
} as const;
const isKnown = (constraint: string): constraint is keyof typeof REFUSALS =>
  Object.hasOwn(REFUSALS, constraint);

/** Passes errors on, a number or code that is taken as a rule that a person understands, on the field below `path`. */
export const whenTaken =
  (path = '') =>
  (error: unknown): never => {
    const { constraint } = error as { constraint?: unknown };
    if (typeof constraint !== 'string' || !isKnown(constraint)) throw error;
    const [code, sentence, field] = REFUSALS[constraint];
    throw fail(code, sentence, { fields: { [path || field]: sentence } });
  };
