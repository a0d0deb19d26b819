import { z } from 'zod';
import { registrationCodeFields } from '#domain/fields/registrationCode.ts';
import { MOST_CODE_USES } from '#domain/people/registrationCode.ts';
import { id } from '../envelope.ts';
import { own } from '../messages/own.ts';
import { day } from './code.ts';
import { optionalLineOf } from './lineOf.ts';

const MOST_STORES = 200;
const MOST_TITLES = 50;

const NO_TITLE = own({ en: 'Choose at least one job title', fil: 'Pumili ng kahit isang katungkulan' });
const NO_COUNT = own({
  en: `Write a whole number from 1 to ${MOST_CODE_USES}`,
  fil: `Isulat ang buong bilang mula 1 hanggang ${MOST_CODE_USES}`,
});

/** A registration code as whoever makes accounts makes it. */
export const registrationCodeBody = z.strictObject({
  /** Left out by people of a partner, who make codes of their own alone. */
  partnerId: id.nullish(),
  /** None for the whole partner. */
  merchantIds: z.array(id).max(MOST_STORES).default([]),
  jobTitleIds: z.array(id).min(1, NO_TITLE).max(MOST_TITLES),
  /** The last business day on which it counts. */
  dateExpires: day,
  maxUses: z.number(NO_COUNT).int(NO_COUNT).min(1, NO_COUNT).max(MOST_CODE_USES, NO_COUNT),
  purpose: optionalLineOf(registrationCodeFields.purpose),
});
export type RegistrationCodeBody = z.output<typeof registrationCodeBody>;
