import { describe, expect, it } from 'vitest';
import { writtenOf } from '../../../db/columns/columnsOf.ts';
import { definitionOf, namesOf, objectOf, together, valuesFrom } from '../../../db/columns/definitionOf.ts';
import { flag, int, list, text } from '../../../db/columns/kinds.ts';
import { nested, through } from '../../../db/columns/nested.ts';
import { setChanged } from '../changes/changedColumns.ts';
import { columnChanges, textsOf } from '../changes/columnChanges.ts';
import { comparedFields } from '../changes/comparedFields.ts';
import { sheetColumns } from './sheetColumns.ts';

type Key = 'shopName' | 'zipCode' | 'terminals' | 'isOpen' | 'country';
const terminals = through(list('s.terminal_ids'), {
  present: (ids) => ids.map((terminalId) => ({ terminalId })),
  write: (given) => given.map(({ terminalId }) => terminalId),
});
const SHEET = sheetColumns<Key>()({
  shopName: { name: text('s.shop_name') },
  zipCode: { zipCodeId: text('s.zip_code_id'), zipTyped: text('s.zip_typed') },
  terminals: { terminals },
  isOpen: { isOpen: flag('s.is_open') },
  country: {},
});
const ROW = {
  name: 'Ana’s',
  zipCodeId: '7',
  zipTyped: null,
  terminals: [{ terminalId: 'T1' }],
  isOpen: true,
};

describe('the columns of a sheet', () => {
  it('are named and typed in statements by their definitions', () => {
    expect(definitionOf(SHEET)).toBe(
      'shop_name text, zip_code_id text, zip_typed text, terminal_ids text[], is_open boolean',
    );
    expect(namesOf(SHEET)).toBe('shop_name, zip_code_id, zip_typed, terminal_ids, is_open');
    const PART = sheetColumns<'isOpen' | 'shopName'>()({
      shopName: SHEET.by.shopName,
      isOpen: SHEET.by.isOpen,
    });
    expect(valuesFrom(PART, 'w')).toBe('w.shop_name, coalesce(w.is_open, false)');
    expect(objectOf(PART, 's')).toBe(`jsonb_build_object('shop_name', s.shop_name, 'is_open', s.is_open)`);
    const size = writtenOf<{ size: number }>('shop s')({ size: int('s.size') });
    expect(definitionOf(together(PART, size))).toBe('shop_name text, is_open boolean, size integer');
  });

  it('take what a row resolves to, shaped as in the table; an empty cell is null, a flag and a list too', () => {
    expect(SHEET.row(ROW)).toEqual({
      ...{ shop_name: 'Ana’s', zip_code_id: '7', zip_typed: null },
      ...{ terminal_ids: ['T1'], is_open: true },
    });
    expect(SHEET.row({ ...ROW, terminals: null, isOpen: null })).toMatchObject({
      terminal_ids: null,
      is_open: null,
    });
  });

  it('are set to what a change holds, a list from a JSON array', () => {
    const set = setChanged('s', SHEET);
    expect(set).toContain(
      `shop_name = case when w.changed ? 'shop_name' then (w.changed ->> 'shop_name')::text else s.shop_name end`,
    );
    expect(set).toContain(`array(select jsonb_array_elements_text((w.changed ->> 'terminal_ids')::jsonb))`);
  });

  it('are what people see changed, field by field; one that becomes none is passed over', () => {
    const fields = comparedFields(SHEET.by, {
      zipCode: ({ zipCodeId, zipTyped }) => (zipCodeId ? `no. ${zipCodeId}` : zipTyped),
      terminals: ({ terminals: json }) => json && (JSON.parse(json) as string[]).join('; '),
    });
    expect(fields.map(({ field }) => field)).toEqual(['shopName', 'zipCode', 'terminals', 'isOpen']);
    const before = textsOf(SHEET.row(ROW), SHEET);
    const after = textsOf(SHEET.row({ ...ROW, zipCodeId: null, zipTyped: '4027', isOpen: false }), SHEET);
    expect(columnChanges(fields, before, after)).toEqual([
      {
        ...{ field: 'zipCode', before: 'no. 7', after: '4027' },
        columns: {
          before: { zip_code_id: '7', zip_typed: null },
          after: { zip_code_id: null, zip_typed: '4027' },
        },
      },
      {
        ...{ field: 'isOpen', before: 'true', after: 'false' },
        columns: { before: { is_open: 'true' }, after: { is_open: 'false' } },
      },
    ]);
  });

  it('of a field that becomes several read as somebody says', () =>
    expect(() => comparedFields(SHEET.by)).toThrow('zipCode'));

  it('are columns of a table, one each', () => {
    expect(() => sheetColumns<'count'>()({ count: { count: int('count(*)') } })).toThrow('count');
    const name = nested({ first: text('s.first_name'), last: text('s.last_name') });
    expect(() => sheetColumns<'name'>()({ name: { name } })).toThrow('name');
  });

  it('fail the type-check when a field is missing or too much, or a row leaves a column out', () => {
    const shopName = { name: text('s.shop_name') };
    // @ts-expect-error: country becomes something, if only nothing
    sheetColumns<'shopName' | 'country'>()({ shopName });
    // @ts-expect-error: the sheet has no country
    sheetColumns<'shopName'>()({ shopName, country: {} });
    const { isOpen: _, ...without } = ROW;
    // @ts-expect-error: isOpen is not read
    expect(SHEET.row(without)).toMatchObject({ is_open: null });
    // @ts-expect-error: yes or no is not text
    expect(SHEET.row({ ...ROW, isOpen: 'true' })).toMatchObject({ is_open: 'true' });
  });
});
