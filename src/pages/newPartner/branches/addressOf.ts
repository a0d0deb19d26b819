import type { Schedule } from '#contract/shapes/schedule.ts';
import { daysText } from '#domain/records/daysText.ts';
import type { Language } from '#domain/sentence.ts';
import type { Values } from '../../../components/admin/form/formSpec.tsx';
import type { AddressValues } from '../../../components/ui/address/addressValues.ts';
import type { CommodityValue } from '../../../components/ui/commodities/commodityValues.ts';

const listOf = <T>(value: unknown): readonly T[] => (Array.isArray(value) ? value : []);
const groupOf = <T extends object>(value: unknown): Partial<T> =>
  typeof value === 'object' && value !== null ? value : {};

/** The groups and lists of a store's values as what they are; nothing is missing, whatever an old draft lacks. */
export const addressIn = (values: Values, name: string): AddressValues =>
  groupOf<AddressValues>(values[name]);
export const addressOf = (branch: Values): AddressValues => addressIn(branch, 'address');
export const commoditiesOf = (branch: Values) => listOf<CommodityValue>(branch.commodities);
export const schedulesOf = (branch: Values) => listOf<Schedule>(branch.schedules);
export const sitesOf = (branch: Values) =>
  listOf<{ website: string; isEnabled: boolean }>(branch.ecommerceSites);
export const peopleOf = (branch: Values) => listOf<Values>(branch.retailerAssociates);
export const terminalsOf = (branch: Values) => listOf<{ terminalId: string }>(branch.terminalDetails);
export const groupIn = (values: Values, name: string): Values => groupOf<Values>(values[name]);

/** A text of a form; '' when it is none. */
export const textIn = (values: Values, name: string): string => {
  const value = values[name];
  return typeof value === 'string' ? value : '';
};
/** A code of a form; null when none is chosen. */
export const codeIn = (values: Values, name: string): string | null => textIn(values, name) || null;

/** Opening hours in a few words: "Mon–Fri 09:00–18:00". */
export const hoursText = ({ days, openingHour, closingHour }: Schedule, language: Language): string =>
  [daysText(days)[language], `${openingHour}–${closingHour}`].filter(Boolean).join(' ');
