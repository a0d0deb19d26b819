import { describe, expect, it } from 'vitest';
import { columnsOf, writtenOf } from './columnsOf.ts';
import { flag, hour, id, instant, int, json, list, size, text } from './kinds.ts';
import { made, nested, through } from './nested.ts';

interface Shop {
  id: string;
  status: 'A' | 'I';
  code: string | null;
  isOpen: boolean;
  size: number;
  dtimeMade: string;
  dtimeShut: string | null;
  owner: { code: string; name: string } | null;
  name: { first: string; middle: string | null };
  terminals: { terminalId: string }[];
  days: ('Mon' | 'Tue')[];
  params: { of: 'A' | null };
}

const terminals = through(list('s.terminal_ids'), {
  present: (ids) => ids.map((terminalId) => ({ terminalId })),
  write: (given) => given.map(({ terminalId }) => terminalId),
});
const owner = made({ code: text('s.owner_code'), name: text('s.owner_name') }, ({ code, name }) =>
  code === null ? null : { code, name: name ?? code },
);
const SHOP = columnsOf<Shop>('shop s')({
  id: id('s.id'),
  status: text('s.status'),
  code: text('s.code'),
  isOpen: flag('s.is_open'),
  size: size('s.size'),
  dtimeMade: instant('s.made_at'),
  dtimeShut: instant('s.shut_at'),
  owner,
  name: nested({ first: text('s.first_name'), middle: text('s.middle_name') }),
  terminals,
  days: list('s.days'),
  params: json('s.params'),
});

const ROW = {
  id: '7',
  status: 'A',
  code: null,
  isOpen: true,
  size: '5000000000',
  dtimeMade: new Date('2026-03-01T00:00:00Z'),
  dtimeShut: null,
  'owner.code': 'E1',
  'owner.name': null,
  'name.first': 'Ana',
  'name.middle': null,
  terminals: ['T1'],
  days: ['Mon'],
  params: { of: 'A' },
};

describe('columns of a type', () => {
  it('select every key under its name on the wire, parts of composites below it', () => {
    expect(SHOP.select).toContain(
      's.id as "id", s.status as "status", s.code as "code", s.is_open as "isOpen"',
    );
    expect(SHOP.select).toContain('s.owner_code as "owner.code", s.owner_name as "owner.name"');
    expect(SHOP.select).toContain('s.first_name as "name.first"');
  });

  it('present a row in the shape of the wire; null stays null', () => {
    expect(SHOP.present(ROW)).toEqual({
      id: '7',
      status: 'A',
      code: null,
      isOpen: true,
      size: 5_000_000_000,
      dtimeMade: '2026-03-01T00:00:00.000Z',
      dtimeShut: null,
      owner: { code: 'E1', name: 'E1' },
      name: { first: 'Ana', middle: null },
      terminals: [{ terminalId: 'T1' }],
      days: ['Mon'],
      params: { of: 'A' },
    });
    expect(SHOP.present({ ...ROW, 'owner.code': null }).owner).toBeNull();
  });

  it('write every column by its name in the table: what is left out as null, a flag as no, a list as empty', () => {
    interface Body {
      code?: string | null | undefined;
      isOpen?: boolean;
      name: { first: string; middle?: string | null };
      terminals?: { terminalId: string }[];
      opens: string;
    }
    const { code, isOpen, name } = SHOP.columns;
    const BODY = writtenOf<Body>('shop s')({ code, isOpen, name, terminals, opens: hour('s.opens_at') });
    expect(BODY.write({ name: { first: 'Ana' }, opens: '08:00' })).toEqual({
      code: null,
      is_open: false,
      first_name: 'Ana',
      middle_name: null,
      terminal_ids: [],
      opens_at: '08:00',
    });
    const given = { name: { first: 'Ana' }, opens: '08:00', terminals: [{ terminalId: 'T1' }] };
    expect(BODY.write(given)).toMatchObject({ terminal_ids: ['T1'] });
    expect(BODY.targets.map(({ column, type }) => `${column} ${type}`)).toEqual([
      'code text',
      'is_open boolean',
      'first_name text',
      'middle_name text',
      'terminal_ids text[]',
      'opens_at time',
    ]);
    expect(BODY.select).toContain(`to_char(s.opens_at, 'HH24:MI') as "opens"`);
  });

  it('do not write an expression', () => {
    const stores = int('(select count(*)::int from merchant)');
    expect(() => writtenOf<{ stores: number }>('shop s')({ stores })).toThrow('stores');
  });

  it('fail the type-check when a key is missing, too much, or of another shape', () => {
    interface Two {
      id: string;
      isOpen: boolean | null;
    }
    // @ts-expect-error: isOpen has no column
    columnsOf<Two>('shop s')({ id: id('s.id') });
    // @ts-expect-error: there is no key `code`
    columnsOf<Two>('shop s')({ id: id('s.id'), isOpen: flag('s.is_open'), code: text('s.code') });
    const more = { id: id('s.id'), isOpen: flag('s.is_open'), code: text('s.code') };
    // @ts-expect-error: nor in what is spread
    columnsOf<Two>('shop s')({ ...more });
    // @ts-expect-error: yes or no is not text
    columnsOf<Two>('shop s')({ id: id('s.id'), isOpen: text('s.is_open') });
    // @ts-expect-error: JSON does not stand for text
    columnsOf<Two>('shop s')({ id: json('s.id'), isOpen: flag('s.is_open') });
    // @ts-expect-error: the name has a middle one too
    columnsOf<Pick<Shop, 'name'>>('shop s')({ name: nested({ first: text('s.first_name') }) });
    const last = { first: text('s.first'), middle: text('s.middle'), last: text('s.last') };
    // @ts-expect-error: the name has no last one
    columnsOf<Pick<Shop, 'name'>>('shop s')({ name: nested(last) });
    // @ts-expect-error: rows of one definition are not another's
    const wrong: Parameters<typeof SHOP.present>[0] = {} as Parameters<typeof TWO.present>[0];
    const TWO = columnsOf<Two>('shop s')({ id: id('s.id'), isOpen: flag('s.is_open') });
    expect(wrong).toEqual({});
  });
});
