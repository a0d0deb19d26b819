import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useRef } from 'react';
import { type RaRecord, useTranslate } from 'react-admin';
import { newPromo, type Promo, promoInput } from '#contract/shapes/promoShapes.ts';
import { isDateString, manilaDate } from '#domain/day.ts';
import { fieldAt } from '#domain/fields/field.ts';
import { promoFormFields } from '#domain/fields/promo.ts';
import { areaCoverage } from '#domain/promos/promoCoverage.ts';
import { lastDayProblem } from '#domain/promos/promoDays.ts';
import type { FormSpec, Values } from '../../../components/admin/form/formSpec.tsx';
import { problemsOf } from '../../../components/admin/records/sections/sectionForm.ts';
import { useLanguage } from '../../../components/admin/useLanguage.ts';
import { useSukiDataProvider } from '../../../components/admin/useSukiDataProvider.ts';
import { useUser } from '../../../components/shell/useUser.ts';
import { randomId } from '../../../providers/http/randomId.ts';
import { isPromo, rankedText } from '../shared/promoFacts.ts';
import { promoKey, refetchPromos } from '../shared/promoKeys.ts';
import {
  clonedValues,
  emptyPromo,
  fieldOf,
  ownValues,
  type PromoValues,
  promoBody,
  promoValues,
} from './promoValues.ts';

/** What a form of promos is opened with: nothing, the promo that is changed, or the one that is copied. */
export interface PromoFormOf {
  promo?: Promo;
  source?: Promo;
}

/** Fields that are asked for in boxes labelled otherwise: each has the name that is read beside it. */
const BOXES: Readonly<Record<string, string>> = { categories: 'categories.code' };

const recordOf = (promo: Promo): Promo & RaRecord => ({ ...promo, id: promo.promoId });
const isValues = (values: Values): values is PromoValues => 'merchantLocations' in values && 'from' in values;

/** Whether nothing is filled in where something has to be: what the schema says of its form would not help. */
const isMissing = (values: Values, path: string): boolean => {
  const value = values[path];
  return value === '' || value === null || (Array.isArray(value) && value.length === 0);
};

/** The same body again is the same promo; another body is another. */
const useCreateKey = () => {
  const last = useRef({ body: '', key: '' });
  return (body: Values): string => {
    const said = JSON.stringify(body);
    if (last.current.body !== said) last.current = { body: said, key: randomId() };
    return last.current.key;
  };
};

const useTextOf = () => {
  const translate = useTranslate();
  const language = useLanguage();
  return useMemo(() => {
    const named = (value: unknown) =>
      Array.isArray(value) ? value.map((row) => String(row?.name ?? '')).join(', ') : undefined;
    const texts: Readonly<Record<string, (value: unknown) => string | undefined>> = {
      categories: (value) => (Array.isArray(value) ? rankedText(value) : undefined),
      partners: named,
      'coverage.areas': named,
      'coverage.choice': (value) =>
        Object.entries(areaCoverage).find(([choice]) => choice === value)?.[1].label[language],
      'merchantLocations.mode': (value) => translate(`promos.stores.mode.${value}`),
      'merchantLocations.ids': (value) =>
        Array.isArray(value) ? translate('promos.stores.named', { smart_count: value.length }) : undefined,
    };
    return (path: string, value: unknown) => texts[path]?.(value) || undefined;
  }, [translate, language]);
};

/** The partner of somebody outside, whose promos are its own; null of staff. */
const useOwnPartner = () => {
  const { type, partnerId, partnerName } = useUser();
  return useMemo(
    () => (type === 'EXTERNAL' && partnerId ? { id: partnerId, name: partnerName ?? '' } : null),
    [type, partnerId, partnerName],
  );
};

/** What the form of a promo is about: its values, its body, its rules and how it is saved. */
export const usePromoSpec = ({ promo, source }: PromoFormOf): FormSpec => {
  const provider = useSukiDataProvider();
  const translate = useTranslate();
  const client = useQueryClient();
  const language = useLanguage();
  const textOf = useTextOf();
  const keyFor = useCreateKey();
  const own = useOwnPartner();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is kept in a ref
  return useMemo(() => {
    const mine = (values: PromoValues) => (own ? ownValues(values, own) : values);
    const begin = () => mine(source ? clonedValues(source) : emptyPromo());
    const shown = (saved: Promo): Promo & RaRecord => {
      client.setQueryData(promoKey(saved.code), saved);
      void refetchPromos(client);
      return recordOf(saved);
    };
    const toBody = (values: Values): Values => {
      const typed = isValues(values) ? values : emptyPromo();
      if (promo) return promoBody(typed);
      return {
        ...promoBody(typed),
        code: own ? '' : typed.code,
        ...(source ? { cloneOf: source.promoId } : {}),
      };
    };
    return {
      resource: 'promos',
      draft: source ? `promo-like-${source.promoId}` : 'promo',
      toValues: (record) => (isPromo(record) ? { ...mine(promoValues(record)), code: record.code } : begin()),
      toBody,
      validate: (values) => {
        const problems = problemsOf({ schema: promo ? promoInput : newPromo }, toBody(values), language);
        const { to } = isValues(values) ? values : emptyPromo();
        const over =
          isDateString(to) && lastDayProblem(to, manilaDate(new Date()), promo?.dtimeValidity.to ?? null);
        const all = over ? { 'dtimeValidity.to': over[language], ...problems } : problems;
        const named = Object.entries(all).map(([path, message]) => [fieldOf(path) ?? path, message] as const);
        const words = (path: string, message: string) =>
          isMissing(values, path) ? translate('ra.validation.required') : message;
        return Object.fromEntries(named.map(([path, message]) => [path, words(path, message)]));
      },
      fieldOf,
      labelOf: (path) => fieldAt(promoFormFields, BOXES[path] ?? path)?.label[language] ?? path,
      textOf,
      saidOf: ({ name, code }, isNew) => translate(`promos.${isNew ? 'made' : 'saved'}`, { name, code }),
      make: async (body) => shown(await provider.createPromo(body, keyFor(body))),
      send: async (body, { id, version }) => shown(await provider.editPromo(String(id), body, version)),
    } satisfies FormSpec;
  }, [promo, source, own, provider, translate, client, language, textOf]);
};
