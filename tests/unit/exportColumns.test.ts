import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { associateRow } from '#contract/associates.ts';
import { contract } from '#contract/index.ts';
import { merchantRow } from '#contract/merchants.ts';
import { partnerRow } from '#contract/partners.ts';
import { promoRow } from '#contract/shapes/promoShapes.ts';
import { associateFields } from '#domain/fields/associate.ts';
import { bareLabel, type FieldRow, type FieldRows, fieldAt } from '#domain/fields/field.ts';
import { partnerFields } from '#domain/fields/partner.ts';
import { promoFields } from '#domain/fields/promo.ts';
import { storeFields } from '#domain/fields/store.ts';
import type { Exportable, ExportLabel } from '#server/jobs/export/exportable.ts';
import { filterLabel } from '#server/jobs/export/filterTexts.ts';
import { peopleColumns } from '#server/jobs/export/peopleColumns.ts';
import { promoColumns } from '#server/jobs/export/promoColumns.ts';
import { merchantColumns, partnerColumns } from '#server/jobs/export/recordColumns.ts';
import { EXPORTS } from '#server/registries/exports.ts';

interface Exported {
  columns: Readonly<Record<string, ExportLabel>>;
  row: z.ZodObject;
  fields: FieldRows;
  /** Fields of a row that have no column of their own, and why. */
  without: Readonly<Record<string, string>>;
  /** Columns that stand beside another of the same field, and so bear words of their own. */
  beside?: readonly string[];
}

const LISTS: Readonly<Record<string, Exported>> = {
  partners: {
    columns: partnerColumns,
    row: partnerRow,
    fields: partnerFields,
    without: {},
    beside: ['accountOwnerCode'],
  },
  merchants: {
    columns: merchantColumns,
    row: merchantRow,
    fields: storeFields,
    without: { partnerStatus: 'said with the status' },
  },
  associates: {
    columns: peopleColumns,
    row: associateRow,
    fields: associateFields,
    without: {
      type: 'a list is of one type',
      firstName: 'in the name',
      middleName: 'in the name',
      lastName: 'in the name',
    },
  },
  promos: {
    columns: promoColumns,
    row: promoRow,
    fields: promoFields,
    without: { storeCategoryId: 'the store category in words stands for it' },
  },
};

/** Whether a field, or each of its own where it is a group, stands in an export. */
const isIn = (columns: Exported['columns'], name: string, { of }: Partial<FieldRow> = {}): boolean =>
  Object.hasOwn(columns, name) ||
  (of !== undefined && Object.keys(of).every((part) => Object.hasOwn(columns, `${name}.${part}`)));

describe.each(Object.entries(LISTS))('the export of %s', (_, { columns, row, fields, without, beside }) => {
  const shared = Object.keys(columns).filter(
    (name) => fieldAt(fields, name) !== undefined && !beside?.includes(name),
  );

  it.each(shared)('calls %s what forms and lists call it', (name) => {
    const field = fieldAt(fields, name);
    expect(columns[name]?.label).toEqual(field && bareLabel(field));
  });

  it('holds every field of the list’s row', () =>
    expect(Object.keys(row.shape).filter((name) => !isIn(columns, name, fields[name]))).toEqual(
      Object.keys(without),
    ));
});

/** The filters of a call that lists with what they take, by its query; none of one that lists otherwise. */
const takenBy = (list: Exportable): [name: string, takes: z.core.$ZodType][] =>
  Object.values(contract)
    .flatMap((area) => Object.values(area))
    .filter((one) => one['~orpc'].meta === list.meta)
    .flatMap((one) => {
      const input = one['~orpc'].inputSchema;
      const query = input instanceof z.ZodObject ? input.shape.query : null;
      return query instanceof z.ZodObject ? Object.entries<z.core.$ZodType>(query.shape) : [];
    })
    .filter(([name]) => !PAGING.has(name));
const filtersOf = (list: Exportable): string[] => takenBy(list).map(([name]) => name);

/** The codes that a filter takes; none where it takes any text. */
const codesOf = (takes: unknown): string[] => {
  if (takes instanceof z.ZodEnum) return takes.options.map(String);
  if (takes instanceof z.ZodLiteral) return [...takes.values].map(String);
  if (takes instanceof z.ZodOptional || takes instanceof z.ZodNullable) return codesOf(takes.unwrap());
  if (takes instanceof z.ZodDefault) return codesOf(takes.unwrap());
  if (takes instanceof z.ZodPipe) return [...codesOf(takes.in), ...codesOf(takes.out)];
  if (takes instanceof z.ZodUnion) return takes.options.flatMap(codesOf);
  if (takes instanceof z.ZodArray) return codesOf(takes.element);
  if (takes instanceof z.ZodObject) return Object.values(takes.shape).flatMap(codesOf);
  return [];
};
/** A flag is said as Yes and No. */
const FLAGS: ReadonlySet<string> = new Set(['true', 'false']);
const PAGING: ReadonlySet<string> = new Set(['limit', 'cursor', 'offset', 'sort']);

describe('the cover of an export', () => {
  it.each(Object.entries(EXPORTS))('calls every filter of %s by a word', (_, list) => {
    for (const language of ['en', 'fil'] as const)
      for (const field of filtersOf(list))
        expect(filterLabel(field, { labels: list.columns, language }), `${field} in ${language}`).not.toBe(
          field,
        );
  });

  it.each(Object.entries(EXPORTS))('says every code that a filter of %s takes in words', (_, list) => {
    for (const [field, takes] of takenBy(list))
      for (const code of codesOf(takes).filter((one) => !FLAGS.has(one)))
        for (const language of ['en', 'fil'] as const)
          expect([null, code], `${field} ${code} in ${language}`).not.toContain(
            list.word(field, code, language),
          );
  });

  it('says codes as the screen does', () => {
    const word = (list: keyof typeof EXPORTS, field: string, code: string) =>
      (['en', 'fil'] as const).map((language) => EXPORTS[list].word(field, code, language));
    expect(word('applications', 'tab', 'risk')).toEqual(['Risk verification', 'Sinusuri ng risk']);
    expect(word('promos', 'tab', 'expired')).toEqual(['Expired', 'Tapos na']);
    expect(word('queue', 'stage', 'sbo')).toEqual(['Business office', 'Business office']);
    expect(word('promos', 'tab', 'constructor')).toEqual([null, null]);
  });

  it('knows the codes of the filters', () => {
    const coded = Object.values(EXPORTS)
      .flatMap(takenBy)
      .filter(([, takes]) => codesOf(takes).length > 0);
    expect(new Set(coded.map(([name]) => name))).toEqual(
      new Set([
        ...[
          'isEnabled',
          'isExternal',
          'status',
          'hasSignedIn',
          'isUnconfirmed',
          'type',
          'kind',
          'operation',
          'workflowStatus',
        ],
        ...['tab', 'state', 'isFeatured', 'isQr', 'transactionType', 'hasRefunds', 'payoutStatus', 'isTaken'],
        ...['isMailFailed', 'sentBack', 'receiptType', 'formOfPayment', 'waiting', 'mine', 'stage'],
        ...['channel', 'topic'],
      ]),
    );
  });

  it('knows the filters of the lists', () => {
    expect(filtersOf(EXPORTS['delivery-advices'])).toContain('day');
    expect(Object.values(EXPORTS).filter((list) => filtersOf(list).length > 0).length).toBeGreaterThan(20);
  });
});
