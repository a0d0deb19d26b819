import { z } from 'zod';
import { promoFields } from '#domain/fields/promo.ts';
import { isDecimal, ungroupedDecimal } from '#domain/formats/decimal.ts';
import {
  NOT_PERMIT_NUMBER,
  NOT_PERMIT_SERIES,
  PERMIT_NUMBER,
  PERMIT_SERIES,
} from '#domain/formats/permit.ts';
import { isReservedCode, NOT_PROMO_CODE, normalizePromoCode, PROMO_CODE } from '#domain/promos/promoCode.ts';
import {
  AREA_COVERAGES,
  AREA_TYPES,
  LOCATION_MODES,
  MAX_AREAS,
  MAX_NAMED_LOCATIONS,
  namesItsAreas,
  namesItsLocations,
} from '#domain/promos/promoCoverage.ts';
import { cutDescription, MAX_DESCRIPTION_SENT, MIN_AMOUNT_DEFAULT } from '#domain/promos/promoFormats.ts';
import { MAX_RANK } from '#domain/promos/promoRanks.ts';
import { PROMO_STATUSES } from '#domain/promos/promoStatus.ts';
import type { Sentence } from '#domain/sentence.ts';
import { id, instant, version } from '../envelope.ts';
import { lines } from '../line.ts';
import { own } from '../messages/own.ts';
import { code, day } from './code.ts';
import { lineOf } from './lineOf.ts';
import { optional } from './optional.ts';

const named = z.string().nullable();
const ref = z.object({ id, name: z.string() });
/** Manila days, both included. */
const validity = z.object({ from: z.string(), to: z.string() });
const dtiDetails = z.object({ series: named, permitNum: named });

/** A promo as it stands in a list. Rates and amounts are decimal strings with two places, in percent and pesos. */
export const promoRow = z.object({
  promoId: id,
  code: z.string(),
  name: z.string(),
  status: z.enum(PROMO_STATUSES),
  /** Its last day is over in Manila. */
  isExpired: z.boolean(),
  isFeatured: z.boolean(),
  isQr: z.boolean(),
  /** By rank; null is N/A. */
  categories: z.array(z.object({ code: z.string(), name: z.string(), rank: z.number().int().nullable() })),
  storeCategoryId: z.string(),
  storeCategory: z.string(),
  storeName: z.string(),
  /** The partner that made it of its own stores; null of the provider's. */
  owner: ref.nullable(),
  /** Of external users their own partner alone. */
  partners: z.array(ref),
  discountRate: z.string(),
  minAmountDiscount: z.string(),
  dtimeValidity: validity,
  dtiDetails,
  areaCoverage: z.enum(AREA_COVERAGES),
  /** Stores where it is honoured; of external users their own alone. */
  locationCount: z.number().int(),
  createdBy: named,
  dtimeCreated: instant,
  dtimeUpdated: instant,
  updatedBy: named,
});
export type PromoRow = z.infer<typeof promoRow>;

export const promo = promoRow.extend({
  description: z.string(),
  termsAndConditions: z.string(),
  coverage: z.object({ choice: z.enum(AREA_COVERAGES), areas: z.array(ref) }),
  /** `ids` are the stores that were named to be in or out; external users get those of the promos that they still write. */
  merchantLocations: z.object({ mode: z.enum(LOCATION_MODES), ids: z.array(id), count: z.number().int() }),
  imageCount: z.number().int(),
  /** Who last changed what is approved; a move of status is no edit. */
  editedBy: named,
  dtimeEdited: instant.nullable(),
  /** Whoever asks has created, edited or illustrated it since its last approval, and so does not approve it. */
  hasOwnHands: z.boolean(),
  version,
});
export type Promo = z.infer<typeof promo>;

const decimalOf = ({ max, wholeDigits }: { max: number; wholeDigits: number }, message: Sentence) =>
  z
    .union([z.string().max(max), z.number()])
    .transform((typed) => ungroupedDecimal(String(typed).trim()) ?? '')
    .refine((text) => isDecimal(text, wholeDigits), own(message));

const discountRate = decimalOf(promoFields.discountRate, {
  en: 'A rate has at most two decimals behind a point, like 12.50',
  fil: 'Ang rate ay may hanggang dalawang decimal pagkatapos ng tuldok, tulad ng 12.50',
}).refine(
  // What is no number at all is told so.
  (text) => text === '' || (Number(text) > 0 && Number(text) <= 100),
  own({
    en: 'A discount has to be more than 0 and at most 100 percent',
    fil: 'Dapat higit sa 0 at hanggang 100 porsiyento ang diskuwento',
  }),
);
const minAmountDiscount = decimalOf(promoFields.minAmountDiscount, {
  en: 'An amount has at most two decimals behind a point, and commas only before every three digits, like 1,234.50',
  fil: 'Ang halaga ay may hanggang dalawang decimal pagkatapos ng tuldok, at kuwit lang sa unahan ng bawat tatlong digit, tulad ng 1,234.50',
});

const category = z.strictObject({ code, rank: z.number().int().min(1).max(MAX_RANK).nullish() });
const categories = z
  .array(category)
  .min(promoFields.categories.min)
  .max(promoFields.categories.max)
  .refine(
    (list) => new Set(list.map((row) => row.code)).size === list.length,
    own({ en: 'Name each category once', fil: 'Isang beses lang isulat ang bawat kategorya' }),
  );

export const validityInput = z.strictObject({ from: day, to: day }).refine(({ from, to }) => to >= from, {
  path: ['to'],
  error: own({
    en: 'The last day has to be the first day or a later one',
    fil: 'Ang huling araw ay dapat ang unang araw o mas huli',
  }),
});

const ids = (most: number) => z.array(id).max(most);
const coverage = z
  .strictObject({ choice: z.enum(AREA_COVERAGES), ids: ids(MAX_AREAS).default([]) })
  .refine(({ choice, ids }) => namesItsAreas(choice, ids.length), {
    path: ['ids'],
    error: own({
      en: 'Name the areas of this choice; nationwide has none',
      fil: 'Pangalanan ang mga lugar ng pinili; walang lugar ang buong bansa',
    }),
  });
const merchantLocations = z
  .strictObject({ mode: z.enum(LOCATION_MODES), ids: ids(MAX_NAMED_LOCATIONS).default([]) })
  .refine(({ mode, ids }) => namesItsLocations(mode, ids.length), {
    path: ['ids'],
    error: own({
      en: 'Name at least one store; all stores need none named',
      fil: 'Pumili ng kahit isang tindahan; hindi kailangang pangalanan kung lahat',
    }),
  });

const series = z.string().regex(PERMIT_SERIES, own(NOT_PERMIT_SERIES));
const permitNum = z.string().trim().regex(PERMIT_NUMBER, own(NOT_PERMIT_NUMBER));

const inputShape = {
  name: lineOf(promoFields.name),
  categories,
  storeCategoryId: code,
  /** Percent. */
  discountRate,
  /** Pesos that are to be spent. */
  minAmountDiscount: minAmountDiscount.default(MIN_AMOUNT_DEFAULT),
  /** Cut to 400 characters. */
  description: lines(MAX_DESCRIPTION_SENT).transform(cutDescription).default(''),
  termsAndConditions: lines(promoFields.termsAndConditions.max).default(''),
  isQr: z.boolean().default(false),
  dtimeValidity: validityInput,
  dtiDetails: z
    .strictObject({ series: optional(series), permitNum: optional(permitNum) })
    .nullish()
    .transform((details) => details ?? { series: null, permitNum: null }),
  partnerIds: ids(promoFields.partnerIds.max).min(promoFields.partnerIds.min),
  storeName: lineOf(promoFields.storeName),
  coverage: coverage.default({ choice: 'NATIONWIDE', ids: [] }),
  /** Among the stores of the partners that the coverage covers. */
  merchantLocations: merchantLocations.default({ mode: 'all', ids: [] }),
};

const promoCode = z
  .string()
  .transform(normalizePromoCode)
  .pipe(
    z
      .string()
      .regex(PROMO_CODE, own(NOT_PROMO_CODE))
      .refine(
        (text) => !isReservedCode(text),
        own({
          en: 'This word cannot be a code: choose another',
          fil: 'Hindi puwedeng maging code ang salitang ito: pumili ng iba',
        }),
      ),
  );

export const promoInput = z.strictObject(inputShape);
export type PromoInput = z.output<typeof promoInput>;

export const newPromo = promoInput.extend({
  /** Made by the server when it is left empty. */
  code: optional(promoCode),
  /** A promo whose images are copied. */
  cloneOf: id.nullish(),
});
export type NewPromo = z.output<typeof newPromo>;

/** An image as its bytes are fetched elsewhere. */
export const promoImage = z.object({
  id,
  name: z.string(),
  mediaType: z.string(),
  size: z.number().int(),
  /** From 1. */
  rank: z.number().int(),
});
export type PromoImage = z.infer<typeof promoImage>;

/** A store as a place where a promo is honoured. */
export const location = z.object({
  merchantId: id,
  merchantName: z.string(),
  partnerId: id,
  partnerName: z.string(),
  region: named,
  province: named,
  city: named,
  /** As "1000 - Ermita". */
  zipCode: named,
});
export type Location = z.infer<typeof location>;

export const areaType = z.enum(AREA_TYPES);
