import { merchantFields } from './fields/merchantFields.ts';
import { partnerFields } from './fields/partnerFields.ts';

const HEADERS = new Map([...merchantFields, ...partnerFields].map(({ key, header }) => [key, header]));

/** The column of a sheet by its field's key, as people read it. */
export const matterField = (field: string): string => HEADERS.get(field) ?? field;
