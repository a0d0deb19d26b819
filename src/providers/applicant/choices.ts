import { type Answer, ask } from './ask.ts';

/** A choice of a select. */
export interface Choice {
  value: string;
  label: string;
}

type Rows = Answer<'lookups', 'getDocumentTypes'>;
const LISTS = {
  businessEntity: '/api/utility/business-entity-type',
  vatType: '/api/merchants/vat-types',
  documentType: '/api/utility/document-type',
} as const;
export type ChoiceList = keyof typeof LISTS;

/** The choices of a list by code. */
export const listChoices = async (list: ChoiceList): Promise<Choice[]> => {
  const rows = await ask<Rows>('GET', LISTS[list]);
  return rows.list.map(({ code, label }) => ({ value: code, label }));
};

/** Banks, or the branches of one. */
export const bankChoices = async (bankId?: string): Promise<Choice[]> => {
  const path = bankId ? `/api/utility/bank-branch/${bankId}` : '/api/utility/bank-name';
  const rows = await ask<Answer<'lookups', 'getBankBranches'>>('GET', path);
  return rows.list.map(({ id, label }) => ({ value: id, label }));
};

const PLACES = {
  regionId: ['regions', null],
  provinceId: ['provinces', 'regionId'],
  municipalityId: ['cities', 'provinceId'],
  subMunicipalityId: ['sub-municipalities', 'cityId'],
  barangayId: ['barangays', 'cityId'],
  zipCodeId: ['zip-codes', 'cityId'],
} as const;
export type PlaceLevel = keyof typeof PLACES;

/** The places of a level below a parent; barangays of a sub-municipality where `ofPart` names one. */
export const placeChoices = async (level: PlaceLevel, parent: string, ofPart = ''): Promise<Choice[]> => {
  const [name, key] = PLACES[level];
  const isOfPart = ofPart !== '' && level === 'barangayId';
  const query = isOfPart ? { subMunicipalityId: ofPart } : key ? { [key]: parent } : {};
  const rows = await ask<{ list: { id: string; name: string; label?: string }[] }>(
    'GET',
    `/api/partners/${name}`,
    { query },
  );
  return rows.list.map(({ id, name: called, label }) => ({ value: id, label: label ?? called }));
};
