import type pg from 'pg';
import type { Standing } from '#domain/review/workflowActions.ts';
import type { DemoNames } from '../demoNames.ts';
import type { Plan } from './applicationPlans.ts';
import type { DemoPlace } from './demoPlaces.ts';
import type { Move } from './history.ts';
import { areaOf, ENTITIES, SEGMENTS } from './segments.ts';

/** What nobody else may have: names and tax numbers of the partners that are there. */
export interface Taken {
  names: readonly string[];
  tins: ReadonlySet<string>;
}

export const readTaken = async (client: pg.ClientBase): Promise<Taken> => {
  const { rows } = await client.query<{ name: string; tin: string | null }>(
    'select name, tin_number as tin from partner order by id',
  );
  return {
    names: rows.map(({ name }) => name),
    tins: new Set(rows.map(({ tin }) => tin?.slice(0, 9) ?? '')),
  };
};

/** Draws until something is free. */
const free = <T>(draw: () => T, isTaken: (value: T) => boolean): T => {
  let value = draw();
  while (isTaken(value)) value = draw();
  return value;
};

const SOLE_EVERY = 3;

/** A business that wants to become a partner. */
const business = (names: DemoNames, taken: Taken, n: number) => {
  if (n % SOLE_EVERY === 0) {
    const name = free(
      () => names.soleProprietor(names.person()),
      (made) => taken.names.includes(made),
    );
    return { name, brand: name, entity: 'SOLE_PROPRIETORSHIP' };
  }
  const { name, brand, businessType } = free(names.company, (made) =>
    taken.names.some((other) => other.startsWith(made.brand)),
  );
  return { name, brand, entity: ENTITIES[businessType] };
};

/** Where a record stands after its moves, and who moved it when. */
export const standingColumns = (moves: readonly Move[], { oldStatus, editedBy }: Plan) => {
  const [first] = moves;
  const last = moves.at(-1);
  if (!first || !last) throw new Error('An application begins with being handed in');
  const again = moves.findLast(({ action }) => action === 'resubmit');
  const decided = moves.findLast(({ action }) => !['submit', 'resubmit', 'cancel'].includes(action));
  const { status, workflow }: Standing = last.to;
  const editedAt = editedBy ? new Date(last.at.getTime() + 3_600_000) : null;
  return {
    status: oldStatus ?? status,
    workflow_status: workflow,
    submitted_at: first.at,
    submitted_by: first.by,
    resubmitted_at: again?.at ?? null,
    resubmitted_by: again?.by ?? null,
    decided_at: decided?.at ?? null,
    decided_by: decided?.by ?? null,
    edited_at: editedAt,
    edited_by: editedBy ?? null,
    created_at: first.at,
    created_by: 'seed',
    updated_at: editedAt ?? last.at,
    updated_by: editedBy ?? last.by,
    version: moves.length + (editedBy ? 1 : 0),
  };
};

export interface Owner {
  code: string;
  name: string;
}

/** An applying partner as a row, without its number; and what its stores are made from. */
export const applicant = (
  { names, taken, owners }: { names: DemoNames; taken: Taken; owners: readonly Owner[] },
  place: DemoPlace,
  n: number,
) => {
  const { random } = names;
  const { name, brand, entity } = business(names, taken, n);
  const owner = random.pick(owners);
  const tin = free(
    () => names.tin(12),
    (made) => taken.tins.has(made.slice(0, 9)),
  );
  const row = {
    name,
    tin_number: tin,
    business_entity: entity,
    vat_type: random.chance(0.6) ? 'VAT_REGISTERED' : 'NON_VAT_REGISTERED',
    business_area: areaOf(place.regionId),
    account_owner_code: owner.code,
    account_owner_name: owner.name,
  };
  return { row, brand, tin, owner };
};

/** A new store of a partner as a row, without whose it is. */
export const newStore = (
  names: DemoNames,
  { brand, tin, vatType, owner }: { brand: string; tin: string; vatType: string; owner: Owner },
  place: DemoPlace,
  branch: number,
) => {
  const { random } = names;
  const least = random.pick([1000, 2000, 3000]);
  return {
    name: names.store(brand, place.cityName),
    segment: random.pick(SEGMENTS),
    tin_number: names.branchTin(tin, branch),
    vat_type: vatType,
    business_area: areaOf(place.regionId),
    account_owner_code: owner.code,
    account_owner_name: owner.name,
    min_cash_amt: `${least}.00`,
    max_cash_amt: `${random.pick([30, 50, 100]) * 1000}.00`,
    is_ewt: random.chance(0.5),
    is_twa: false,
  };
};
