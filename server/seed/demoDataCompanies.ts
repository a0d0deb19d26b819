import type { DemoPerson } from './demoDataPersons.ts';
import type { DemoRandom } from './demoDataRandom.ts';
import {
  buildings,
  companyFirstWords,
  companySecondWords,
  companyTrades,
  storeForms,
  storeTrades,
  streets,
} from './demoDataWords.ts';

export interface DemoCompany {
  name: string;
  /** What its stores carry on their signs, without the legal form. */
  brand: string;
  businessType: 'Corporation' | 'Partnership' | 'One Person Corporation';
}

export interface DemoAddressLine {
  unitNumber: string;
  floorNumber: string;
  buildingName: string;
  streetNumber: string;
  streetName: string;
}

const LEGAL_FORMS = [
  { businessType: 'Corporation', ending: 'Corp.' },
  { businessType: 'Corporation', ending: 'Inc.' },
  { businessType: 'Corporation', ending: 'Inc.' },
  { businessType: 'Partnership', ending: '& Partners' },
  { businessType: 'One Person Corporation', ending: 'OPC' },
] as const;
const ATTEMPTS = 1000;

function addressLine(random: DemoRandom): DemoAddressLine {
  const inBuilding = random.chance(0.35);
  const houses = [`${random.int(1, 998)}`, `Blk ${random.int(1, 40)} Lot ${random.int(1, 60)}`];
  return {
    unitNumber: inBuilding ? `Unit ${random.int(1, 30)}` : '',
    floorNumber: inBuilding && random.chance(0.6) ? `${random.int(1, 9)}` : '',
    buildingName: inBuilding ? random.pick(buildings) : '',
    streetNumber: random.pick(houses),
    streetName: random.pick(streets),
  };
}

/** Makers of companies, sole proprietors, stores and the invented part of an address. */
export function businessMakers(random: DemoRandom) {
  const brands = new Set<string>();
  const trades = new Set<string>();
  const branches = new Map<string, number>();

  const unused = (given: Set<string>, draw: () => string): string => {
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      const name = draw();
      if (given.has(name)) continue;
      given.add(name);
      return name;
    }
    throw new Error('No unused business name was found');
  };

  return {
    /** A corporation, partnership or one person corporation with a brand that no other company has. */
    company(): DemoCompany {
      const brand = unused(
        brands,
        () => `${random.pick(companyFirstWords)} ${random.pick(companySecondWords)}`,
      );
      const { businessType, ending } = random.pick(LEGAL_FORMS);
      return { name: `${brand} ${random.pick(companyTrades)} ${ending}`, brand, businessType };
    },
    /** The business name of a sole proprietor, unique: "Nuñez's Cellphone Center". */
    soleProprietor(owner: DemoPerson): string {
      const own = random.chance(0.6) ? owner.lastName : owner.firstName;
      const genitive = own.endsWith('s') ? `${own}'` : `${own}'s`;
      return unused(trades, () => `${genitive} ${random.pick(storeTrades)} ${random.pick(storeForms)}`);
    },
    /** The next store of a brand in a city: "Brand Biñan Branch", then "Brand Biñan Branch 2". */
    store(brand: string, city: string): string {
      const place = city.replace(/^City of /, '');
      const sign = `${brand} ${place} Branch`;
      const count = (branches.get(sign) ?? 0) + 1;
      branches.set(sign, count);
      return count === 1 ? sign : `${sign} ${count}`;
    },
    /** Unit, floor, building and street, all invented; take barangay and city from the tables of places. */
    addressLine: () => addressLine(random),
  };
}
