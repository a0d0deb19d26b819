import { OpenAPIGenerator } from '@orpc/openapi';
import { traverseContractProcedures } from '@orpc/server';
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4';
import type { CallMeta } from '#contract/call.ts';
import { ERRORS } from '#contract/errors.ts';
import { contract } from '#contract/index.ts';

type Generated = Awaited<ReturnType<OpenAPIGenerator['generate']>>;
type Operation = Record<string, unknown> & { responses?: Record<string, object> };

const WAITS = 'Nothing was done yet: it waits for a second person.';

const ERROR_SCHEMA = {
  type: 'object',
  required: ['error', 'message', 'requestId'],
  properties: {
    error: { type: 'string', enum: Object.keys(ERRORS) },
    message: {
      type: 'string',
      description: 'A sentence for people, in the language of Accept-Language: en or fil.',
    },
    requestId: { type: 'string' },
    fields: {
      type: 'object',
      additionalProperties: { type: 'string' },
      description: 'Path in the input to what is wrong with it.',
    },
    current: { description: 'With 409: the record as it stands now.' },
    missing: {
      type: 'array',
      items: { type: 'array', items: { type: 'string' } },
      description: 'With 403: the groups of permissions of which one each is missing.',
    },
    retryAfter: { type: 'integer', description: 'With 423, 429 and 503: seconds to wait.' },
  },
} as const;

const ERROR_ANSWER = {
  description: 'Every answer that is not a success.',
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
};

const TOO_MANY_AT_ONCE = {
  ...ERROR_ANSWER,
  description:
    'The account has too many heavy calls under way (`busy`): nothing was done. Send it again after Retry-After.',
  headers: { 'Retry-After': { description: 'Seconds to wait.', schema: { type: 'integer' } } },
};

const header = (name: string, description: string, required = false) => ({
  name,
  in: 'header',
  required,
  description,
  schema: { type: 'string' },
});

const headersOf = (method: string, meta: CallMeta) => [
  ...(meta.versioned ? [header('If-Match', 'The version that the caller saw.', true)] : []),
  ...(method !== 'GET' && !meta.keyless
    ? [header('Idempotency-Key', 'Repeating it answers the first result.')]
    : []),
];

/** What the contract knows and the generator does not: who may call, headers, the shape of errors. */
const complete = (operation: Operation, method: string, meta: CallMeta): void => {
  const parameters = (operation.parameters ?? []) as unknown[];
  Object.assign(operation, {
    parameters: [...parameters, ...headersOf(method, meta)],
    responses: {
      ...operation.responses,
      ...(meta.heavy ? { 429: TOO_MANY_AT_ONCE } : {}),
      ...(meta.mayWait ? { 202: { ...operation.responses?.[200], description: WAITS } } : {}),
      default: ERROR_ANSWER,
    },
    security: meta.access === 'anyone' ? [] : [{ session: [] }],
    'x-access': meta.access,
    ...(meta.access === 'permission' ? { 'x-needs': meta.needs?.all } : {}),
    ...(meta.userType ? { 'x-user-type': meta.userType } : {}),
    ...(meta.orOtp ? { 'x-or-otp': true } : {}),
  });
};

/** The OpenAPI 3.1 document of the contract. */
export const makeDocument = async (): Promise<Generated> => {
  const generator = new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] });
  const document = await generator.generate(contract, {
    info: { title: 'Suki', version: '1', description: 'Partner and merchant back office.' },
    components: {
      schemas: { Error: ERROR_SCHEMA as never },
      securitySchemes: { session: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
  });
  traverseContractProcedures({ router: contract, path: [] }, ({ contract: procedure }) => {
    const { route, meta } = procedure['~orpc'];
    const method = route.method ?? 'POST';
    const item = document.paths?.[route.path ?? ''] as Record<string, Operation> | undefined;
    const operation = item?.[method.toLowerCase()];
    if (operation) complete(operation, method, meta as CallMeta);
  });
  return document;
};
