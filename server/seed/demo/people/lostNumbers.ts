import type { DemoArea } from '../area.ts';

const HOUR_MS = 3_600_000;

// Applications that wait for a reviewer, each with whoever is reached; the newest first.
const WAITING = `select p.id, p.reference_number as number, p.name, p.tin_number as tin, concat_ws(' ', c.first_name, c.middle_name, c.last_name) as person
  from partner p cross join lateral (
    select k.first_name, k.middle_name, k.last_name from contact_person k
    where k.partner_id = p.id and k.merchant_id is null and k.mobile_number is not null order by k.id limit 1
  ) c
  where p.status = 'SUBMITTED' and p.reference_number is not null and p.tin_number is not null order by p.submitted_at desc, p.id limit 2`;
interface Waiting {
  id: string;
  number: string;
  name: string;
  tin: string;
  person: string;
}

const ASK = 'select ask_contact($1, null, $2, $3, $4, $5, $6, null, $7, $8)';

/** Numbers that are lost: somebody of whom the application says otherwise, and an owner who says what it says itself. */
export const lostNumbers: DemoArea = {
  seeded: 'from contact_request',
  seed: async ({ client, now, names }) => {
    const { rows } = await client.query<Waiting>(WAITING);
    const [own, other] = rows;
    const ask = ({ id, number }: Waiting, said: string[], language: string, hours: number) => {
      const at = new Date(now.getTime() - hours * HOUR_MS);
      return client.query(ASK, [number, id, ...said, names.mobile(), language, at]);
    };
    if (other) await ask(other, ['Rogelio Villamor', other.name, '321654987'], 'en', 20);
    if (own) await ask(own, [own.person, own.name, own.tin], 'fil', 3);
  },
};
