import type { PersonalDetails } from '#contract/associates.ts';
import type { Sentence } from '#domain/sentence.ts';
import type { Tx } from '../../db/context.ts';
import { fail } from '../../http/errors/fail.ts';

// Without a birth date the name alone tells people apart; a middle name only where both are known.
const FIND = `select m.name from associate a join associate_merchant s on s.associate_id = a.id
  join merchant m on m.id = s.merchant_id
  where s.merchant_id = any($1::bigint[]) and a.kind = 'RETAILER' and a.id is distinct from $2::bigint
    and search_key(a.first_name) = search_key($3) and search_key(a.last_name) = search_key($4)
    and a.birth_date is not distinct from $5::date
    and (a.middle_name is null or $6::text is null or search_key(a.middle_name) = search_key($6))
  order by s.merchant_id limit 1`;

type Named = Pick<PersonalDetails, 'firstName' | 'middleName' | 'lastName' | 'birthDate'>;

/** 422 rule_person_taken when one of the stores has this person already, under another record than `id`. */
export const refuseSamePerson = async (
  tx: Tx,
  { firstName, middleName, lastName, birthDate }: Named,
  merchantIds: readonly string[],
  { id, field }: { id: string | null; field: string },
): Promise<void> => {
  const values = [merchantIds, id, firstName, lastName, birthDate || null, middleName];
  const [other] = await tx.query<{ name: string }>({ name: 'same-person', text: FIND, values });
  if (!other) return;
  const sentence: Sentence = {
    en: `${other.name} has a person of this name and birth date already.`,
    fil: `May tao na sa ${other.name} na may ganitong pangalan at petsa ng kapanganakan.`,
  };
  throw fail('rule_person_taken', sentence, { fields: { [field]: sentence } });
};
