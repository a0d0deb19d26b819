import type { DemoNames } from '../demoNames.ts';
import type { DemoArea } from './area.ts';
import { readPartners, readStores } from './read.ts';
import { type Columns, insertRows } from './rows.ts';

const PERSON = {
  partner_id: 'bigint',
  merchant_id: 'bigint',
  role: 'text',
  first_name: 'text',
  middle_name: 'text',
  last_name: 'text',
  birth_date: 'date',
  job_title: 'text',
  mobile_number: 'text',
  landline_number: 'text',
  email: 'text',
  position: 'smallint',
} as const satisfies Columns;

const TITLES: Readonly<Record<string, readonly string[]>> = {
  AUTHORIZED_SIGNATORY: ['President', 'General Manager', 'Corporate Secretary', 'Treasurer'],
  CONTACT_PERSON: ['Operations Manager', 'Administrative Officer', 'Store Manager', 'Executive Assistant'],
  OWNER: ['Owner'],
  ACCOUNTING: ['Accountant', 'Bookkeeper', 'Finance Officer'],
  OPERATIONS: ['Operations Manager', 'Area Manager'],
};

interface Asked {
  partnerId: string;
  merchantId: string | null;
  company: string;
  role: string;
  position: number;
}

const person = (names: DemoNames, { partnerId, merchantId, company, role, position }: Asked) => {
  const made = names.person();
  const { random } = names;
  return {
    partner_id: partnerId,
    merchant_id: merchantId,
    role,
    first_name: made.firstName,
    middle_name: made.middleName,
    last_name: [made.lastName, made.suffix].filter(Boolean).join(' '),
    birth_date: role === 'AUTHORIZED_SIGNATORY' || role === 'OWNER' ? names.birthDate() : null,
    job_title: random.pick(TITLES[role] ?? ['Staff']),
    mobile_number: names.mobile(),
    landline_number: random.chance(0.4) ? names.landline() : null,
    email: random.chance(0.85) ? names.email(made, company) : null,
    position,
  };
};

const rolesOf = ({ random }: DemoNames, entity: string): string[] => [
  'AUTHORIZED_SIGNATORY',
  'CONTACT_PERSON',
  ...(entity === 'SOLE_PROPRIETORSHIP' ? ['OWNER'] : []),
  ...(random.chance(0.4) ? ['ACCOUNTING'] : []),
  ...(random.chance(0.2) ? ['OPERATIONS'] : []),
];

/** The people of partners, and of stores that share neither bank nor contacts with theirs. */
export const contacts: DemoArea = {
  seeded: 'from contact_person',
  seed: async ({ client, names }) => {
    const partners = await readPartners(client);
    const stores = await readStores(client);
    const companies = new Map(partners.map(({ id, name }) => [id, name]));
    const asked: Asked[] = [
      ...partners.flatMap(({ id, name, entity }) =>
        rolesOf(names, entity).map((role, at) => ({
          partnerId: id,
          merchantId: null,
          company: name,
          role,
          position: at + 1,
        })),
      ),
      ...stores.flatMap(({ id, partnerId, isSameBank, isSameContact }) => {
        const roles = [
          ...(isSameBank ? [] : ['AUTHORIZED_SIGNATORY']),
          ...(isSameContact ? [] : ['CONTACT_PERSON']),
        ];
        const company = companies.get(partnerId) ?? 'mail';
        return roles.map((role, at) => ({ partnerId, merchantId: id, company, role, position: at + 1 }));
      }),
    ];
    const rows = asked.map((one) => person(names, one));
    await insertRows(client, 'contact_person', PERSON, rows);
  },
};
