/** A store as a form of people holds it. */
export interface StoreChoice {
  id: string;
  merchantName: string;
}

const isChoice = (value: unknown): value is StoreChoice =>
  typeof value === 'object' && value !== null && 'id' in value && 'merchantName' in value;

/** The stores that a form's value holds; a draft may hold anything. */
export const storesOf = (value: unknown): StoreChoice[] =>
  Array.isArray(value) ? value.filter(isChoice) : [];

/** The ids of a form's stores, as they are sent. */
export const storeIdsOf = (value: unknown): string[] => storesOf(value).map(({ id }) => id);
