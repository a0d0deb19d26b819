import fc from 'fast-check';
import { type ContractCall, callsOf } from '../access/contractCalls.ts';
import { fromSchema } from './fromSchema.ts';
import { headerValue, NASTY_TEXTS, nastyText, wrongValue } from './nasty.ts';

/** Who sends it: a demo account; besides them an applicant, nobody, or somebody with a bad token. */
export const SENDERS = [
  'sales.admin',
  'it.support',
  'partner.admin',
  'other.partner',
  'store.manager',
] as const;
/** The applicant of the second partner, who has no account. */
export const APPLICANT = 'an applicant';
export type Sender = (typeof SENDERS)[number] | typeof APPLICANT | null;

/** One generated request, ready to be sent. */
export interface FuzzRequest {
  call: string;
  method: string;
  /** Path with its query string. */
  target: string;
  sender: Sender;
  headers: Record<string, string>;
  body?: string | undefined;
}

type Parts = { params?: unknown; query?: unknown; body?: unknown };

const asText = (value: unknown): string =>
  typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
// encodeURIComponent refuses a lone surrogate; what a broken client sends for it is the replacement character's bytes.
const encode = (value: unknown): string => encodeURIComponent(asText(value).toWellFormed());

const pathWith = (path: string, params: unknown): string => {
  const values = { ...(params as Record<string, unknown>) };
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encode(values[name] ?? '1') || '%20');
};

/** A query in the list dialect: operators are objects in the schema and brackets on the wire. */
const queryWith = (query: unknown): string => {
  const pairs = Object.entries({ ...(query as object) } as Record<string, unknown>).flatMap(
    ([name, value]): string[] => {
      if (value === undefined) return [];
      if (value === null || typeof value !== 'object' || Array.isArray(value))
        return [`${encode(name)}=${encode(value)}`];
      return Object.entries(value).map(
        ([operator, inner]) => `${encode(name)}[${encode(operator)}]=${encode(inner)}`,
      );
    },
  );
  return pairs.length ? `?${pairs.join('&')}` : '';
};

const sender: fc.Arbitrary<Sender> = fc.oneof(
  { weight: 8, arbitrary: fc.constantFrom(...SENDERS) },
  { weight: 1, arbitrary: fc.constant(APPLICANT) },
  { weight: 1, arbitrary: fc.constant(null) },
);

const oddHeaders: fc.Arbitrary<Record<string, string>> = fc.dictionary(
  fc.constantFrom(
    'if-match',
    'idempotency-key',
    'x-request-id',
    'accept',
    'accept-encoding',
    'accept-language',
    'cookie',
    'signature',
    'origin',
    'range',
    'if-none-match',
    'x-forwarded-for',
    'x-http-method-override',
    'authorization',
    'content-type',
  ),
  headerValue,
  { maxKeys: 3 },
);
const headers: fc.Arbitrary<Record<string, string>> = fc.oneof(
  { weight: 3, arbitrary: fc.constant({}) },
  { weight: 1, arbitrary: oddHeaders },
  { weight: 1, arbitrary: fc.constantFrom({ 'if-match': '1' }, { 'if-match': '"2"' }) },
);

const ofCall = (call: ContractCall, hostility: number): fc.Arbitrary<FuzzRequest> =>
  fc
    .record({ parts: fromSchema(call.input as never, hostility), sender, headers })
    .map(({ parts, ...rest }) => {
      const { params, query, body } = { ...(parts as Parts) };
      return {
        call: call.id,
        method: call.method,
        target: pathWith(call.path, params) + queryWith(query),
        body: call.method === 'GET' || body === undefined ? undefined : JSON.stringify(body),
        ...rest,
      };
    });

const brokenBody = fc.oneof(
  {
    weight: 30,
    arbitrary: fc.constantFrom(
      '{',
      '[',
      '"',
      'null',
      '[]',
      '0',
      'true',
      '{"a":}',
      '{"a":1,}',
      '{"a":1',
      '\ufeff{}',
      'NaN',
      '<xml/>',
      'a=b',
      '{"__proto__":{"admin":true}}',
      '{"username":"a","username":"b"}',
      '{"username":"\\ud800","password":"\\u0000"}',
      `${'['.repeat(20_000)}`,
      '{"a":'.repeat(5_000),
      '{"values":{"a":1e999},"key":"a/b"}',
    ),
  },
  { weight: 10, arbitrary: fc.json() },
  { weight: 10, arbitrary: fc.string({ unit: 'binary', maxLength: 80 }) },
  { weight: 1, arbitrary: fc.constant(JSON.stringify({ username: 'x'.repeat(1_100_000) })) },
);
const contentType = fc.constantFrom(
  'application/json',
  'application/json',
  'application/json; charset=utf-16',
  'text/plain',
  'multipart/form-data; boundary=x',
  'application/x-www-form-urlencoded',
  'application/xml',
  '',
);

const withBrokenBody = (call: ContractCall): fc.Arbitrary<FuzzRequest> =>
  fc.record({ valid: ofCall(call, 0), body: brokenBody, type: contentType }).map(({ valid, body, type }) => ({
    ...valid,
    body,
    headers: { ...valid.headers, 'content-type': type },
  }));

const paging = fc.array(
  fc.tuple(
    fc.constantFrom(
      'limit',
      'offset',
      'cursor',
      'sort',
      'limit[gte]',
      'sort[in]',
      'name[like]',
      'status',
      'status[in]',
      'id',
      'id[in]',
      'role[like]',
      'role',
      'a[b][c]',
      '[like]',
      'limit[]',
      '__proto__',
      '',
      'at[gte]',
      'partnerId',
    ),
    fc.oneof(
      nastyText,
      fc.constantFrom(
        '-1',
        '0',
        '101',
        '1e2',
        '10001',
        'eyJhIjoxfQ',
        'W10',
        'bnVsbA',
        'name',
        '-name',
        '--name',
        'id,name',
      ),
    ),
  ),
  { minLength: 1, maxLength: 4 },
);
const withBadPaging = (call: ContractCall): fc.Arbitrary<FuzzRequest> =>
  fc.record({ valid: ofCall(call, 0), pairs: paging }).map(({ valid, pairs }) => ({
    ...valid,
    target: `${valid.target.split('?')[0]}?${pairs.map(([name, value]) => `${encode(name).replaceAll('%5B', '[').replaceAll('%5D', ']')}=${encode(value)}`).join('&')}`,
  }));

const withWrongMethod = (call: ContractCall): fc.Arbitrary<FuzzRequest> =>
  fc
    .record({
      valid: ofCall(call, 0),
      method: fc.constantFrom('PUT', 'PATCH', 'DELETE', 'OPTIONS', 'POST', 'PURGE'),
    })
    .map(({ valid, method }) => ({ ...valid, method }));

const oddPath = fc.oneof(
  fc.constantFrom(
    '/api',
    '/api/',
    '/api//',
    '/api/%',
    '/api/%00',
    '/api/%zz',
    '/api/%c0%af',
    '/api/..%2f',
    '/api/partners/%E0%A4%A',
    '/api/partners/1/2/3',
    '/api/partners/:id',
    '/api/partners/{id}',
    '/api/access-role-management/',
    '/api/login/',
    '/api/LOGIN',
    '/api/user/change-password/',
    `/api/${'a/'.repeat(2000)}`,
    `/api/${'x'.repeat(9000)}`,
    '/api/partners/1;v=2',
    '/api/partners//1',
    '/api/?a',
    '/api/health',
  ),
  nastyText.map((text) => `/api/${encode(text)}`),
  nastyText.map((text) => `/api/partners/${encode(text)}`),
);
const toOddPath: fc.Arbitrary<FuzzRequest> = fc
  .record({ target: oddPath, method: fc.constantFrom('GET', 'POST', 'DELETE'), sender, headers })
  .map((request) => ({ call: 'none', ...request }));

const inField = (call: ContractCall): fc.Arbitrary<FuzzRequest> =>
  fc
    .record({ valid: ofCall(call, 0), field: fc.constantFrom(...NASTY_TEXTS), value: wrongValue })
    .map(({ valid, field, value }) => ({
      ...valid,
      body: valid.body && JSON.stringify({ ...(JSON.parse(valid.body) as object), [field]: value }),
    }));

/** Any request of the suite: every call alike, in every way of being wrong. */
export const anyRequest = (): fc.Arbitrary<FuzzRequest> => {
  const calls = callsOf();
  const each = (make: (call: ContractCall) => fc.Arbitrary<FuzzRequest>) => fc.oneof(...calls.map(make));
  const writes = calls.filter((call) => call.method !== 'GET');
  return fc.oneof(
    { weight: 45, arbitrary: each((call) => ofCall(call, 2)) },
    { weight: 15, arbitrary: each((call) => ofCall(call, 0)) },
    { weight: 12, arbitrary: fc.oneof(...writes.map(withBrokenBody)) },
    { weight: 10, arbitrary: each(withBadPaging) },
    { weight: 5, arbitrary: fc.oneof(...writes.map(inField)) },
    { weight: 6, arbitrary: each(withWrongMethod) },
    { weight: 7, arbitrary: toOddPath },
  );
};
