import type { RegistrationCodeBody } from '#contract/shapes/registrationCode.ts';
import type { GivenRole } from '#domain/access/givenRoles.ts';
import { manilaDate } from '#domain/day.ts';
import type { Assignment } from '#domain/people/assignments.ts';
import { codeExpiryProblem, codeTitlesProblem } from '#domain/people/registrationCode.ts';
import type { Sentence } from '#domain/sentence.ts';
import { columnsOf } from '../../../db/columns/columnsOf.ts';
import { flag, id, list, text } from '../../../db/columns/kinds.ts';
import type { Tx } from '../../../db/context.ts';
import type { SignedIn } from '../../../http/caller/loadUser.ts';
import { badFields, fail } from '../../../http/errors/fail.ts';
import { knownIds } from '../../../http/ids.ts';
import { strangeStores } from '../invitations/checkNewUser.ts';
import { openPartner } from '../invitations/openPartner.ts';
import { mustGive } from '../invitations/readPost.ts';

type Title = GivenRole & { id: string; assignment: Assignment };

const FROM = 'job_title j join access_role a on a.id = j.access_role_id';
const TITLE = columnsOf<Title>(FROM)({
  id: id('j.id'),
  assignment: text('j.assignment'),
  name: text('a.name::text'),
  isExternal: flag('a.is_external'),
  enabledPermissions: list('a.permissions'),
});
const TITLES = `select ${TITLE.select} from ${FROM}
  where j.id = any ($1::bigint[]) and j.is_enabled and a.is_enabled and a.is_external order by j.name`;

const NO_PARTNER = { en: 'Choose a partner', fil: 'Pumili ng partner' };
const NO_TITLE = { en: 'Choose job titles that are in use', fil: 'Pumili ng mga ginagamit na katungkulan' };
const OF_STORE = {
  en: 'People of single stores make no registration codes.',
  fil: 'Hindi gumagawa ng registration code ang mga tao ng iisang tindahan.',
};

/** The partner of a code: people of a partner name their own or none. 400, 403. */
const partnerOf = async (tx: Tx, user: SignedIn, { partnerId }: RegistrationCodeBody): Promise<string> => {
  if (user.actor.class === 'merchant') throw fail('forbidden', OF_STORE);
  const own = user.type === 'EXTERNAL' ? user.partnerId : null;
  const wanted = partnerId ?? own;
  if (wanted === null || (own !== null && wanted !== own)) throw badFields({ partnerId: NO_PARTNER });
  await openPartner(tx, wanted);
  return wanted;
};

/** The job titles of a code, each of which its maker gives; undefined when one is not in use. 422 rule_role_not_given. */
const titlesOf = async (
  tx: Tx,
  user: SignedIn,
  { jobTitleIds }: RegistrationCodeBody,
): Promise<Title[] | undefined> => {
  const wanted = [...new Set(jobTitleIds)];
  const titles = await TITLE.read(tx, { name: 'code-titles', text: TITLES, values: [knownIds(wanted)] });
  if (titles.length < wanted.length) return undefined;
  for (const title of titles) mustGive(user, title);
  return titles;
};

/** A code as it is written. 400 with every field that it cannot have, 403, 422 rule_role_not_given. */
export const codeToMake = async (
  tx: Tx,
  user: SignedIn,
  body: RegistrationCodeBody,
  now: Date,
): Promise<RegistrationCodeBody & { partnerId: string }> => {
  const partnerId = await partnerOf(tx, user, body);
  const merchantIds = [...new Set(body.merchantIds)];
  const titles = await titlesOf(tx, user, body);
  const found: Record<string, Sentence | null> = {
    merchantIds: await strangeStores(tx, merchantIds, partnerId),
    jobTitleIds: titles
      ? codeTitlesProblem(
          titles.map(({ assignment }) => assignment),
          merchantIds.length > 0,
        )
      : NO_TITLE,
    dateExpires: codeExpiryProblem(body.dateExpires, manilaDate(now)),
  };
  const problems = Object.entries(found).flatMap(([field, problem]) => (problem ? [[field, problem]] : []));
  if (problems.length) throw badFields(Object.fromEntries(problems));
  return { ...body, partnerId, merchantIds, jobTitleIds: titles?.map((title) => title.id) ?? [] };
};
