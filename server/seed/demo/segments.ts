/** Codes of the kinds of business, by what the makers of names call them. */
export const ENTITIES = {
  Corporation: 'CORPORATION',
  Partnership: 'PARTNERSHIP',
  'One Person Corporation': 'ONE_PERSON_CORPORATION',
} as const;

/** What stores mainly sell, with the commodity of the look-up that goes with it. */
const COMMODITY_OF = {
  'Mobile and gadgets': 'MOBILE',
  Electronics: 'ELEC',
  Computers: 'COMPUTER',
  'Home appliances': 'APPLIANCE',
  Furniture: 'FURNITURE',
  'Motorcycles and parts': 'MOTOR',
} as const;
type Segment = keyof typeof COMMODITY_OF;

export const SEGMENTS = Object.keys(COMMODITY_OF) as Segment[];

/** The commodity that a store's segment goes with. */
export const commodityOf = (segment: string | null): string =>
  segment && Object.hasOwn(COMMODITY_OF, segment) ? COMMODITY_OF[segment as Segment] : 'MOBILE';

const AREAS: Readonly<Record<string, string>> = {
  '0100000000': 'NORTH_LUZON',
  '0200000000': 'NORTH_LUZON',
  '0300000000': 'CENTRAL_LUZON',
  '0400000000': 'CALABARZON',
  '0500000000': 'BICOL',
  '0600000000': 'WESTERN_VISAYAS',
  '0700000000': 'CENTRAL_VISAYAS',
  '0800000000': 'EASTERN_VISAYAS',
  '0900000000': 'WESTERN_MINDANAO',
  '1000000000': 'NORTH_MINDANAO',
  '1100000000': 'SOUTH_MINDANAO',
  '1200000000': 'SOUTH_MINDANAO',
  '1300000000': 'NCR_SOUTH',
  '1400000000': 'NORTH_LUZON',
  '1600000000': 'NORTH_MINDANAO',
  '1700000000': 'MIMAROPA',
  '1800000000': 'NEGROS',
};

/** The sales area of a region. */
export const areaOf = (regionId: string): string => AREAS[regionId] ?? 'SOUTH_MINDANAO';
