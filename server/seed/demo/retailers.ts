import { DESIGNATION_GROUPS } from '#domain/people/designation.ts';
import type { DemoNames } from '../demoNames.ts';
import { addressRow, insertAddresses } from './addressRows.ts';
import type { DemoArea, Seeding } from './area.ts';
import { type DemoStore, readStores } from './read.ts';
import { type Columns, insertNumbered, insertRows } from './rows.ts';

const PERSON = {
  partner_id: 'bigint',
  kind: 'text',
  employee_code: 'text',
  first_name: 'text',
  middle_name: 'text',
  last_name: 'text',
  gender: 'text',
  civil_status: 'text',
  birth_date: 'date',
  email: 'text',
  mobile_number: 'text',
  position: 'text',
  is_same_address: 'boolean',
  is_enabled: 'boolean',
  created_at: 'timestamptz',
  created_by: 'text',
  updated_at: 'timestamptz',
  updated_by: 'text',
} as const satisfies Columns;
const LINK = {
  partner_id: 'bigint',
  associate_id: 'bigint',
  merchant_id: 'bigint',
} as const satisfies Columns;

type Person = { [K in keyof typeof PERSON]: unknown } & { partner_id: string };
/** A person with the stores of one partner. */
interface Placed {
  row: Person;
  stores: readonly DemoStore[];
}

const insertPeople = async ({ client }: Seeding, people: readonly Placed[]): Promise<string[]> => {
  const ids = await insertNumbered(
    client,
    'associate',
    PERSON,
    people.map(({ row }) => row),
  );
  const links = people.flatMap(({ row, stores }, at) =>
    stores.map(({ id }) => ({ partner_id: row.partner_id, associate_id: ids[at] ?? '', merchant_id: id })),
  );
  await insertRows(client, 'associate_merchant', LINK, links);
  return ids;
};

const { owner, manager, salesAgent } = DESIGNATION_GROUPS;
/** Positions of the first, second and third person of a store. */
const POSITIONS: readonly (readonly string[])[] = [manager, salesAgent, [...salesAgent, ...owner.slice(3)]];

const retailer = (
  names: DemoNames,
  { partnerId, name, createdAt, submittedBy }: DemoStore,
  at: number,
): Person => {
  const { random } = names;
  const person = names.person();
  const by = submittedBy ?? 'sales.admin';
  return {
    partner_id: partnerId,
    kind: 'RETAILER',
    employee_code: null,
    first_name: person.firstName,
    middle_name: person.middleName,
    last_name: [person.lastName, person.suffix].filter(Boolean).join(' '),
    gender: person.gender.toUpperCase(),
    civil_status: random.pick(['SINGLE', 'SINGLE', 'MARRIED', 'MARRIED', 'WIDOWED', 'SEPARATED']),
    birth_date: names.birthDate(),
    email: random.chance(0.6) ? names.email(person, name) : null,
    mobile_number: names.mobile(),
    position: random.pick(POSITIONS[at] ?? salesAgent),
    is_same_address: random.chance(0.6),
    is_enabled: random.chance(0.94),
    created_at: createdAt,
    created_by: by,
    updated_at: createdAt,
    updated_by: by,
  };
};

/** Retailer associates, about two a store; some help out in a second one. */
export const retailers: DemoArea = {
  seeded: `from associate where kind = 'RETAILER'`,
  seed: async (seeding) => {
    const { client, names, places } = seeding;
    const { random } = names;
    const draw = await places();
    const stores = await readStores(client);
    const ofPartner = Map.groupBy(stores, ({ partnerId }) => partnerId);
    const people = stores.flatMap((store) =>
      Array.from({ length: random.int(1, 3) }, (_, at): Placed => {
        const others = (ofPartner.get(store.partnerId) ?? []).filter((one) => one.status === store.status);
        const second = random.chance(0.12) ? random.pick(others) : store;
        return { row: retailer(names, store, at), stores: [...new Set([store, second])] };
      }),
    );
    const ids = await insertPeople(seeding, people);
    const addresses = people.flatMap(({ row, stores: [store] }, at) => {
      const whose = { partnerId: row.partner_id, associateId: ids[at] ?? '' };
      const present = addressRow(names, draw(random, store?.cityId), 'PRESENT', whose);
      return row.is_same_address ? [present] : [present, addressRow(names, draw(random), 'PERMANENT', whose)];
    });
    await insertAddresses(client, addresses);
  },
};

interface Employee {
  code: string;
  first_name: string;
  last_name: string;
  position: string;
}

const REPRESENTATIVES = `select code, first_name, last_name, position from employee
  where position = 'Sales Representative' and is_active order by code`;
const STORES_EACH = 12;

const representative = (employee: Employee, partnerId: string, now: Date): Person => ({
  partner_id: partnerId,
  kind: 'SALES',
  employee_code: employee.code,
  first_name: employee.first_name,
  middle_name: null,
  last_name: employee.last_name,
  gender: null,
  civil_status: null,
  birth_date: null,
  email: null,
  mobile_number: null,
  position: employee.position,
  is_same_address: false,
  is_enabled: true,
  created_at: now,
  created_by: 'sbo.reviewer',
  updated_at: now,
  updated_by: 'sbo.reviewer',
});

/** Sales representatives: of every partner that is active one for each dozen of its stores. */
export const representatives: DemoArea = {
  seeded: `from associate where kind = 'SALES'`,
  seed: async (seeding) => {
    const { client, names, now } = seeding;
    const { rows: employees } = await client.query<Employee>(REPRESENTATIVES);
    const active = (await readStores(client)).filter(({ status }) => status === 'A');
    const ofPartner = [...Map.groupBy(active, ({ partnerId }) => partnerId)];
    const people = ofPartner.flatMap(([partnerId, stores], n) => {
      const count = Math.ceil(stores.length / STORES_EACH);
      return Array.from({ length: count }, (_, at): Placed => {
        const employee = employees[(n * 5 + at) % employees.length];
        if (!employee) throw new Error('There is no sales representative');
        const since = new Date(now.getTime() - names.random.int(30, 300) * 86_400_000);
        return {
          row: representative(employee, partnerId, since),
          stores: stores.slice(at * STORES_EACH, (at + 1) * STORES_EACH),
        };
      });
    });
    await insertPeople(seeding, people);
  },
};
