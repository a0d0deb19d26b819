import type { NewPromo } from '#contract/shapes/promoShapes.ts';
import { manilaDate } from '#domain/day.ts';
import { FIRST_STATUS } from '#domain/promos/promoStatus.ts';
import { writtenOf } from '../../db/columns/columnsOf.ts';
import { namesOf, placesOf, together } from '../../db/columns/definitionOf.ts';
import { id } from '../../db/columns/kinds.ts';
import { badFields, fail } from '../../http/errors/fail.ts';
import { knownIds } from '../../http/ids.ts';
import { os } from '../../http/os.ts';
import { askerOf } from '../../records/asker.ts';
import type { Work } from '../../records/lock/work.ts';
import { refuseTakenRanks } from '../../records/promo/refuseTakenRanks.ts';
import { authorOf } from './authorOf.ts';
import { checkPromo } from './checkPromo.ts';
import { type LockedPromo, PROMO_STANDING } from './lockPromo.ts';
import { readPromo } from './readPromo.ts';
import { PROMO, writeParts } from './writePromo.ts';

const TAKEN = {
  en: 'Another promo has this code already.',
  fil: 'May ibang promo na may ganitong code.',
};
const NO_ORIGINAL = { en: 'There is no such promo', fil: 'Walang ganitong promo' };

const whenTaken = (error: unknown): never => {
  if ((error as { constraint?: unknown }).constraint !== 'promo_code_unique') throw error;
  throw fail('rule_code_taken', TAKEN, { fields: { code: TAKEN } });
};

const NEXT = `select nextval('promo_id_seq') as id`;
const MADE = writtenOf<Pick<LockedPromo, 'status' | 'ownerId'>>('promo p')({
  status: PROMO_STANDING.columns.status,
  ownerId: id('p.owner_partner_id'),
});
const NEW = together(MADE, PROMO);
const INSERT = `insert into promo (id, code, created_at, created_by, updated_at, updated_by, ${namesOf(NEW)})
  overriding system value
  values ($1, coalesce($2, next_promo_code()), $3, $4, $3, $4, ${placesOf(NEW, 5)})`;

// Its id comes first: a partner sees what it writes once that names the partner, and not before.
const insert = async (
  { tx, user, deps }: Work,
  { code, ...input }: NewPromo,
  ownerId: string | null,
): Promise<string> => {
  const [next] = await tx.query<{ id: string }>({ name: 'next-promo', text: NEXT });
  if (!next) throw new Error('A promo got no id');
  const written = { ...MADE.write({ status: FIRST_STATUS, ownerId }), ...PROMO.write(input) };
  const values = [next.id, code, deps.now(), user.username, ...Object.values(written)];
  await tx.query({ name: 'insert-promo', text: INSERT, values }).catch(whenTaken);
  return next.id;
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

/** Makes a promo, Submitted; a partner's own when its people do. 400 with every field that is wrong, 403, 422 rule_code_taken, rule_rank_taken. */
export const createPromo = os.promos.createPromo.handler(async ({ input, context }) => {
  const { tx, deps, user } = context;
  const { cloneOf, ...body } = input.body;
  const ownerId = authorOf(user, 'PRO_CREATE');
  const today = manilaDate(deps.now());
  await checkPromo(tx, body, { isStaff: ownerId === null, ownerId, today, lastDay: null });
  await refuseTakenRanks(tx, body, { id: null, today });
  const promoId = await insert(context, body, ownerId);
  await writeParts(tx, promoId, body, { isStaff: ownerId === null, ownerId, keepsRanks: true });
  if (cloneOf) await copyImages(context, promoId, cloneOf);
  return { data: await readPromo(tx, promoId, askerOf(context)) };
});
