import type pg from 'pg';

/** The ids of an address as a form sends them. */
export interface PlaceBody {
  regionId: string;
  provinceId: string;
  municipalityId: string;
  subMunicipalityId?: string | null;
  barangayId: string;
  zipCodeId: string;
}

const FIND = `select c.region_id as "regionId", c.province_id as "provinceId", c.id as "municipalityId",
    b.sub_municipality_id as "subMunicipalityId", b.id as "barangayId", z.id as "zipCodeId"
  from city c
  join lateral (select id, sub_municipality_id from barangay where city_id = c.id order by id limit 1) b on true
  join lateral (select id from zip_code where city_id = c.id
    and (sub_municipality_id is null or sub_municipality_id is not distinct from b.sub_municipality_id)
    order by sub_municipality_id nulls last, id limit 1) z on true
  where c.name = $1`;

/** An address of a city: its first barangay with a ZIP code that fits. */
export const placeIn = async (admin: pg.Client, city: string): Promise<PlaceBody> => {
  const { rows } = await admin.query<PlaceBody>(FIND, [city]);
  if (!rows[0]) throw new Error(`no city ${city}`);
  return rows[0];
};

const BARE = `select c.region_id as "regionId", c.province_id as "provinceId", c.id as "municipalityId", b.id as "barangayId"
  from city c join lateral (select id from barangay where city_id = c.id order by id limit 1) b on true
  where c.name = $1 and not exists (select from zip_code where city_id = c.id)`;

/** An address of a town that has no row in the table of ZIP codes, with the code that was typed for it. */
export const bareTown = async (admin: pg.Client, city = 'Godod', zipTyped: string | null = '7113') => {
  const { rows } = await admin.query<Omit<PlaceBody, 'subMunicipalityId' | 'zipCodeId'>>(BARE, [city]);
  if (!rows[0]) throw new Error(`no city ${city} without ZIP codes`);
  return { ...rows[0], zipTyped };
};

const digits = (n: number, length: number) => String(n).padStart(length, '0').slice(-length);
let made = 0;

/** A TIN that no other record of the file has; `branch` gives it a branch. */
export const freshTin = (branch = ''): string => `9${digits(++made, 8)}${branch}`;

export const bankOf = async (admin: pg.Client) => {
  const { rows } = await admin.query<{ bankId: string; bankBranchId: string }>(
    'select bank_id as "bankId", id as "bankBranchId" from bank_branch order by bank_id, id limit 1',
  );
  return {
    ...rows[0],
    accountName: 'Aling Nena Trading',
    accountNumber: '0012 3456-7890',
    accountType: 'SAVINGS',
  };
};

export const personBody = (role: string, firstName: string, more: object = {}) => ({
  role,
  fullName: { firstName, lastName: 'Magsino' },
  contactDetail: { mobileNumber: '0917 123 4567' },
  ...more,
});

/** The business details of a corporation. */
export const businessBody = (address: object, more: object = {}) => ({
  name: 'Ñ & Sons Trading Corp.',
  businessEntity: 'CORPORATION',
  tinNumber: freshTin(),
  secRegistrationNumber: 'cs201612345',
  vatType: 'VAT_REGISTERED',
  address,
  ...more,
});

/** A store that has its own address and shares the rest of its partner's. */
export const storeBody = (address: object, more: object = {}) => ({
  merchantName: 'Nena’s Cellphone Center',
  tinNumber: freshTin('001'),
  address,
  ...more,
});

/** A whole application without stores. */
export const applicationBody = async (admin: pg.Client, more: object = {}) => ({
  ...businessBody(await placeIn(admin, 'City of Calamba')),
  bankDetails: await bankOf(admin),
  authorizedSignatory: personBody('AUTHORIZED_SIGNATORY', 'Liezel'),
  ...more,
});
