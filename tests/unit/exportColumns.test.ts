import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { associateRow } from '#contract/associates.ts';
import { merchantRow } from '#contract/merchants.ts';
import { partnerRow } from '#contract/partners.ts';
import { associateFields } from '#domain/fields/associate.ts';
import type { FieldRows } from '#domain/fields/field.ts';
import { partnerFields } from '#domain/fields/partner.ts';
import { storeFields } from '#domain/fields/store.ts';
import type { ExportLabel } from '#server/jobs/export/exportable.ts';
import { peopleColumns } from '#server/jobs/export/peopleColumns.ts';
import { merchantColumns, partnerColumns } from '#server/jobs/export/recordColumns.ts';

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
};

/** The names of a row's fields; a group's stand for it with its own before them. */
const namesIn = (row: z.ZodObject): string[] => Object.keys(row.shape);

describe.each(Object.entries(LISTS))('the export of %s', (_, { columns, row, fields, without, beside }) => {
  const shared = Object.keys(columns).filter(
    (name) => Object.hasOwn(fields, name) && !beside?.includes(name),
  );

  it.each(shared)('calls %s what forms and lists call it', (name) =>
    expect(columns[name]?.label).toEqual(fields[name]?.short ?? fields[name]?.label),
  );

  it('holds every field of the list’s row', () =>
    expect(namesIn(row).filter((name) => !Object.hasOwn(columns, name))).toEqual(Object.keys(without)));
});
