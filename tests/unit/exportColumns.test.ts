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

/** The filters of a call that lists, by its query; none of one that lists otherwise. */
const filtersOf = (list: Exportable): string[] =>
  Object.values(contract)
    .flatMap((area) => Object.values(area))
    .filter((one) => one['~orpc'].meta === list.meta)
    .flatMap((one) => {
      const input = one['~orpc'].inputSchema;
      const query = input instanceof z.ZodObject ? input.shape.query : null;
      return query instanceof z.ZodObject ? Object.keys(query.shape) : [];
    })
    .filter((name) => !PAGING.has(name));
const PAGING: ReadonlySet<string> = new Set(['limit', 'cursor', 'offset', 'sort']);

describe('the cover of an export', () => {
  it.each(Object.entries(EXPORTS))('calls every filter of %s by a word', (_, list) => {
    for (const language of ['en', 'fil'] as const)
      for (const field of filtersOf(list))
        expect(filterLabel(field, { labels: list.columns, language }), `${field} in ${language}`).not.toBe(
          field,
        );
  });

  it('knows the filters of the lists', () => {
    expect(filtersOf(EXPORTS['delivery-advices'])).toContain('day');
    expect(Object.values(EXPORTS).filter((list) => filtersOf(list).length > 0).length).toBeGreaterThan(20);
  });
});
