import fc from 'fast-check';
import { nastyText, wrongValue } from './nasty.ts';

interface Definition {
  type: string;
  format?: string;
  shape?: Record<string, Schema>;
  element?: Schema;
  options?: Schema[];
  entries?: Record<string, string>;
  values?: unknown[];
  innerType?: Schema;
  in?: Schema;
  valueType?: Schema;
}
interface Schema {
  _zod: { def: Definition };
}

const FORMATS: Record<string, fc.Arbitrary<string>> = {
  uuid: fc.uuid({ version: 4 }),
  date: fc.constantFrom('2026-01-31', '2026-11-20', '1999-12-31'),
};

/** Ids that exist, ids that do not, and plain words. */
const plainText = fc.constantFrom(
  '1',
  '2',
  '7',
  '40',
  '123',
  'Sample',
  'it.support',
  '1300000000',
  'status=A',
  'role',
  'name',
);

const never = fc.constant(undefined);
const sometimes = (arbitrary: fc.Arbitrary<unknown>) => fc.option(arbitrary, { nil: undefined, freq: 2 });

const objectOf = (shape: Record<string, Schema>, hostility: number): fc.Arbitrary<unknown> => {
  const fields = Object.entries(shape).map(([name, schema]): [string, fc.Arbitrary<unknown>] => [
    name,
    fc.oneof(
      { weight: 20, arbitrary: fromSchema(schema, hostility) },
      { weight: hostility, arbitrary: wrongValue },
      { weight: hostility > 0 ? 1 : 0, arbitrary: never },
    ),
  ]);
  const known = fc.record(Object.fromEntries(fields));
  if (hostility === 0) return known;
  const extra = fc.dictionary(nastyText, wrongValue, { maxKeys: 2 });
  return fc.oneof(
    { weight: 9, arbitrary: known },
    { weight: 1, arbitrary: fc.tuple(known, extra).map(([some, more]) => ({ ...some, ...more })) },
  );
};

/**
 * Inputs of a zod schema. `hostility` 0 keeps to the schema as far as it can be seen from outside; above that, texts are bad
 * ones and values of another type turn up, the more the higher.
 */
export const fromSchema = (schema: Schema, hostility: number): fc.Arbitrary<unknown> => {
  const { def } = schema._zod;
  const inner = (next: Schema | undefined) => (next ? fromSchema(next, hostility) : wrongValue);
  switch (def.type) {
    case 'object':
      return objectOf(def.shape ?? {}, hostility);
    case 'string':
      return fc.oneof(
        { weight: 3, arbitrary: (def.format && FORMATS[def.format]) || plainText },
        { weight: hostility * 2, arbitrary: nastyText },
      );
    case 'number':
      return fc.oneof(fc.integer({ min: 1, max: 100 }), fc.double());
    case 'boolean':
      return fc.boolean();
    case 'array':
      return fc.array(inner(def.element), { maxLength: 4 });
    case 'union':
      return fc.oneof(...(def.options ?? []).map(inner));
    case 'enum':
      return fc.constantFrom(...Object.values(def.entries ?? { none: 'none' }));
    case 'literal':
      return fc.constantFrom(...(def.values ?? [null]));
    case 'optional':
    case 'nullable':
    case 'default':
      return sometimes(inner(def.innerType));
    case 'pipe':
      return inner(def.in);
    case 'record':
      return fc.dictionary(nastyText, inner(def.valueType), { maxKeys: 3 });
    default:
      return wrongValue;
  }
};
