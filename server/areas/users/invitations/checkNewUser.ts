import type { NewUserBody } from '#contract/shapes/newUser.ts';
import { MODULES } from '#domain/access/modules.ts';
import { manilaDate } from '#domain/day.ts';
import { accountAgeProblem, modulesOf, nameProblem, storesProblem } from '#domain/people/newUser.ts';
import type { Sentence } from '#domain/sentence.ts';
import type { Tx } from '../../../db/context.ts';
import { TRADES } from '../../../db/trading.ts';
import { badFields } from '../../../http/errors/fail.ts';
import { knownIds } from '../../../http/ids.ts';
import { askableModules } from '../askableModules.ts';
import type { Post } from './readPost.ts';

type Chosen = Pick<NewUserBody, 'moduleRequests'>;
type Opens = Pick<Post, 'enabledPermissions'>;

const UNKNOWN_STORE = {
  en: 'A store is not one of this partner’s that trade',
  fil: 'May tindahang hindi sa partner na ito o hindi na nagnenegosyo',
};
const UNKNOWN_MODULE = { en: 'There is no such feature', fil: 'Walang ganitong feature' };
const OUTSIDE = {
  en: 'A feature is one that this person cannot have',
  fil: 'May feature na hindi puwedeng makuha ng taong ito',
};
const CODES = new Set<string>(MODULES.map(({ code }) => code));
const KNOWN_STORES = `select m.id from merchant m where m.id = any ($1::bigint[]) and m.partner_id = $2 and ${TRADES}`;

/** What is wrong with the letters and signs of a name, by field. */
export const nameProblems = ({ fullName }: NewUserBody): Record<string, Sentence> =>
  Object.fromEntries(
    Object.entries(fullName).flatMap(([field, text]) => {
      const problem = nameProblem(text ?? '');
      return problem ? [[`fullName.${field}`, problem]] : [];
    }),
  );

/** What is wrong with stores that are to be those of somebody of a partner: each of them has to trade. */
export const strangeStores = async (
  tx: Tx,
  stores: readonly string[],
  partnerId: string | null | undefined,
): Promise<Sentence | null> => {
  if (!stores.length) return null;
  const values = [knownIds(stores), partnerId];
  const known = await tx.query({ name: 'new-user-stores', text: KNOWN_STORES, values });
  return known.length < stores.length ? UNKNOWN_STORE : null;
};

const storeProblem = async (tx: Tx, body: NewUserBody, post: Post): Promise<Sentence | null> => {
  const { merchants, partnerId } = body;
  const problem = storesProblem(post.assignment ?? 'head-office', merchants);
  const stores = merchants.map(({ merchantId }) => merchantId);
  return problem ?? (await strangeStores(tx, stores, partnerId));
};

/** What is wrong with modules that somebody goes without or is to have besides what their roles open. */
export const moduleProblem = async (
  tx: Tx,
  body: Chosen & { partnerId?: string | null | undefined },
  post: Opens,
): Promise<Sentence | null> => {
  if (body.moduleRequests.some(({ moduleCode }) => !CODES.has(moduleCode))) return UNKNOWN_MODULE;
  const outside = modulesOutside(body, post);
  if (!outside.length) return null;
  const askable = await askableModules(tx, body.partnerId ? 'EXTERNAL' : 'INTERNAL');
  return outside.every((code) => askable.has(code)) ? null : OUTSIDE;
};

/** Throws 400 with every field that an account of this post cannot have. */
export const checkNewUser = async (tx: Tx, body: NewUserBody, post: Post, now: Date): Promise<void> => {
  const birthDate = accountAgeProblem(body.birthDate, manilaDate(now));
  const merchants = await storeProblem(tx, body, post);
  const moduleRequests = await moduleProblem(tx, body, post);
  const found = {
    ...nameProblems(body),
    ...(birthDate && { birthDate }),
    ...(merchants && { merchants }),
    ...(moduleRequests && { moduleRequests }),
  };
  if (Object.keys(found).length) throw badFields(found);
};

/** The modules of the role that the person goes without. */
export const modulesOff = ({ moduleRequests }: Chosen, post: Opens): string[] => {
  const own = modulesOf(post.enabledPermissions);
  const off = moduleRequests.flatMap(({ moduleCode, isEnabled }) => (isEnabled ? [] : [moduleCode]));
  return [...new Set(off)].filter((code) => own.includes(code));
};

/** The modules that the role does not open and that are asked for: somebody else decides on them. */
export const modulesOutside = ({ moduleRequests }: Chosen, post: Opens): string[] => {
  const own = modulesOf(post.enabledPermissions);
  const on = moduleRequests.flatMap(({ moduleCode, isEnabled }) => (isEnabled ? [moduleCode] : []));
  return [...new Set(on)].filter((code) => !own.includes(code));
};
