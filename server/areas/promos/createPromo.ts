import type { NewPromo } from '#contract/promoShapes.ts';
import { manilaDate } from '#domain/dates.ts';
import { FIRST_STATUS } from '#domain/promoStatus.ts';
import { badFields, fail } from '../../http/errors.ts';
import { knownIds } from '../../http/ids.ts';
import { os } from '../../http/os.ts';
import { askerOf } from '../applications/claims.ts';
import type { Work } from '../applications/subject.ts';
import { checkPromo } from './checkPromo.ts';
import { refuseTakenRanks } from './ranks.ts';
import { readPromo } from './readPromo.ts';
import { promoColumns, writeParts } from './writePromo.ts';

const TAKEN = {
  en: 'Another promo has this code already.',
  fil: 'May ibang promo na may ganitong code.',
};
const NO_ORIGINAL = { en: 'There is no such promo', fil: 'Walang ganitong promo' };

const whenTaken = (error: unknown): never => {
  if ((error as { constraint?: unknown }).constraint !== 'promo_code_unique') throw error;
  throw fail('rule_code_taken', TAKEN, { fields: { code: TAKEN } });
};

const insert = async ({ tx, user, deps }: Work, { code, ...input }: NewPromo): Promise<string> => {
  const columns = promoColumns(input);
  const names = Object.keys(columns);
  const text = `insert into promo (code, status, created_at, created_by, updated_at, updated_by, ${names.join(', ')})
    values (coalesce($1, next_promo_code()), $2, $3, $4, $3, $4, ${names.map((_, at) => `$${at + 5}`).join(', ')}) returning id`;
  const values = [code, FIRST_STATUS, deps.now(), user.username, ...Object.values(columns)];
  const [row] = await tx.query<{ id: string }>({ name: 'insert-promo', text, values }).catch(whenTaken);
  if (!row) throw new Error('A promo was not written');
  return row.id;
};

// The same bytes: files are never changed.
const COPY_IMAGES = `insert into promo_image (promo_id, file_id, rank, created_at, created_by)
  select $1, file_id, rank, $3, $4 from promo_image where promo_id = $2`;

const copyImages = async ({ tx, user, deps }: Work, promoId: string, cloneOf: string): Promise<void> => {
  const [original] = knownIds([cloneOf]);
  const find = {
    name: 'promo-to-clone',
    text: 'select id from promo where id = $1',
    values: [original ?? null],
  };
  if (!(await tx.query(find)).length) throw badFields({ cloneOf: NO_ORIGINAL });
  const values = [promoId, original, deps.now(), user.username];
  await tx.query({ name: 'copy-promo-images', text: COPY_IMAGES, values });
};

/** Makes a promo, Submitted. 400 with every field that is wrong, 422 rule_code_taken, rule_rank_taken. */
export const createPromo = os.promos.createPromo.handler(async ({ input, context }) => {
  const { tx, deps } = context;
  const { cloneOf, ...body } = input.body;
  await checkPromo(tx, body);
  await refuseTakenRanks(tx, body, { id: null, today: manilaDate(deps.now()) });
  const promoId = await insert(context, body);
  await writeParts(tx, promoId, body);
  if (cloneOf) await copyImages(context, promoId, cloneOf);
  return { data: await readPromo(tx, promoId, askerOf(context)) };
});
