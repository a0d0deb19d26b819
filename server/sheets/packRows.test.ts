import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { PlainCell, Row } from './cell.ts';
import { packRows, unpackRows } from './packRows.ts';

const text = fc.string({ unit: 'grapheme', maxLength: 12 });
const plain: fc.Arbitrary<PlainCell> = fc.oneof(
  fc.constant(null),
  text,
  fc.record({ kind: fc.constant('number' as const), text, raw: text, format: text }),
  text.map((raw) => ({ kind: 'number' as const, text: raw, raw, format: 'General' })),
  fc.record({ kind: fc.constant('date' as const), text, iso: text, format: text }),
  fc.constantFrom(
    { kind: 'boolean' as const, text: 'TRUE' as const, value: true },
    { kind: 'boolean' as const, text: 'FALSE' as const, value: false },
  ),
  fc.record({ kind: fc.constant('error' as const), text }),
);
const cell = fc.oneof(
  plain,
  fc.record({ kind: fc.constant('formula' as const), text, value: plain }),
  fc.record({ kind: fc.constant('merged' as const), text: fc.constant('' as const), into: text }),
);
const row: fc.Arbitrary<Row> = fc.record({
  row: fc.nat({ max: 1_048_576 }),
  cells: fc.array(cell, { minLength: 1 }),
  hidden: fc.boolean(),
});

test('rows come out of their package as they went in', () => {
  return fc.assert(
    fc.asyncProperty(fc.array(row), async (rows) => {
      const batches = await Array.fromAsync(packRows([rows]));
      expect(batches.flatMap((batch) => unpackRows(structuredClone(batch)))).toEqual(rows);
    }),
  );
});
