import { traverseContractProcedures } from '@orpc/server';
import { expect, it } from 'vitest';
import { contract } from '#contract/index.ts';
import { makeDocument } from './document.ts';

const document = await makeDocument();
const operations = new Map(
  Object.entries(document.paths ?? {}).flatMap(([path, item]) =>
    Object.entries(item ?? {}).map(([method, operation]) => [
      `${method.toUpperCase()} ${path}`,
      operation as Record<string, unknown>,
    ]),
  ),
);

/** Every {"$ref": …} below a value. */
const references = (value: unknown): string[] =>
  Array.isArray(value)
    ? value.flatMap(references)
    : value && typeof value === 'object'
      ? Object.entries(value).flatMap(([key, inner]) =>
          key === '$ref' ? [String(inner)] : references(inner),
        )
      : [];

it('names every call of the contract, and nothing else', () => {
  const calls: string[] = [];
  traverseContractProcedures({ router: contract, path: [] }, ({ contract: procedure }) => {
    const { method, path } = procedure['~orpc'].route;
    calls.push(`${method} ${path}`);
  });
  expect([...operations.keys()].sort()).toEqual(calls.sort());
});

it('is OpenAPI 3.1 with an operation id, answers and resolvable references everywhere', () => {
  expect(document.openapi).toMatch(/^3\.1\./);
  const ids = [...operations.values()].map((operation) => operation.operationId);
  expect(new Set(ids).size).toBe(operations.size);
  for (const [name, operation] of operations) {
    expect(operation.responses, name).toHaveProperty('default');
    for (const [, parameter] of name.matchAll(/\{(\w+)\}/g))
      expect(operation.parameters, name).toContainEqual(
        expect.objectContaining({ name: parameter, in: 'path', required: true }),
      );
  }
  const schemas = Object.keys(document.components?.schemas ?? {});
  for (const reference of references(document))
    expect(schemas).toContain(reference.replace('#/components/schemas/', ''));
});

it('marks the calls that the specification does not list', () => {
  expect(operations.get('GET /api/audit-trail')).toHaveProperty('x-addition', true);
  expect(operations.get('POST /api/login')).not.toHaveProperty('x-addition');
});

it('says who may call, and that a versioned write needs If-Match', () => {
  expect(operations.get('GET /api/partners')).toMatchObject({
    'x-access': 'permission',
    'x-needs': [['PAR_VIEW', 'MER_VIEW', 'PM_VIEW', 'PRO_VIEW']],
  });
  expect(operations.get('POST /api/login')).toMatchObject({ security: [] });
  expect(operations.get('POST /api/access-role-management/{id}')?.parameters).toContainEqual(
    expect.objectContaining({ name: 'If-Match', required: true }),
  );
});

it('says which calls one account may have too many of under way', () => {
  const print = operations.get('GET /api/offset-report/print')?.responses as Record<string, object>;
  expect(print['429']).toMatchObject({ headers: { 'Retry-After': {} }, content: { 'application/json': {} } });
  expect(operations.get('GET /api/offset-report')?.responses).not.toHaveProperty('429');
});
