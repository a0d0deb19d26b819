import { inOrder, separationProblem } from '#domain/access/rights/separation.ts';
import { namesOf, placesOf } from '../../db/columns/definitionOf.ts';
import { badFields, fail, notFound } from '../../http/errors/fail.ts';
import { os } from '../../http/os.ts';
import { readRules, SEPARATION } from './readRules.ts';

const PROBLEMS = {
  unknown: { en: 'Choose a permission of the list', fil: 'Pumili ng permiso sa listahan' },
  same: { en: 'Choose two different permissions', fil: 'Pumili ng dalawang magkaibang permiso' },
} as const;
const KEPT = {
  en: 'These two are kept apart already.',
  fil: 'Pinaghihiwalay na ang dalawang ito.',
};

const INSERT = `insert into separation_rule (created_at, created_by, ${namesOf(SEPARATION)})
  values ($1, $2, ${placesOf(SEPARATION, 3)}) on conflict (one, other) do nothing returning id`;

/**
 * Keeps two permissions apart from now on; whoever holds both keeps them until somebody resolves it, and is counted in the answer. 400, 422
 * rule_pair_kept.
 */
export const addSeparation = os.separations.addSeparation.handler(async ({ input, context }) => {
  const { tx, user, deps } = context;
  const problem = separationProblem(input.body);
  if (problem) throw badFields({ [problem.field]: PROBLEMS[problem.code] });
  const pair = { ...input.body, ...inOrder(input.body) };
  const values = [deps.now(), user.username, ...Object.values(SEPARATION.write(pair))];
  const [made] = await tx.query<{ id: string }>({ name: 'insert-separation', text: INSERT, values });
  if (!made) throw fail('rule_pair_kept', KEPT, { fields: { other: KEPT } });
  const [rule] = await readRules(tx, user, made.id);
  if (!rule) throw notFound();
  return { data: rule };
});
