import { createORPCClient } from '@orpc/client';
import type { AnyContractRouter, ContractRouterClient, InferContractRouterInputs } from '@orpc/contract';
import { OpenAPILink } from '@orpc/openapi-client/fetch';
import { accessRoles } from '#contract/accessRoles.ts';
import { audit } from '#contract/audit.ts';
import { drafts, files, jobs, notices, preferences } from '#contract/desk.ts';
import type { Contract } from '#contract/index.ts';
import { session } from '#contract/session.ts';
import { loadChunk } from '../../public/chunks.ts';
import { apiErrorOf } from './apiError.ts';
import { authorizedFetch } from './http.ts';

/** What a call may say besides its input. */
export type CallContext = {
  /** The version of the record that is written: If-Match. */
  version?: number;
  /** The key under which a repeated write answers its first result; a random one is made when it is missing. */
  idempotencyKey?: string;
  /** The call goes on when its page closes; the browser lets it carry 64 KB at most. */
  keepalive?: boolean;
};

type Link = OpenAPILink<CallContext>;

const linkTo = (areas: AnyContractRouter, send = authorizedFetch): Link =>
  new OpenAPILink<CallContext>(areas, {
    url: () => location.origin,
    headers: ({ context }) => ({
      ...(context.version === undefined ? {} : { 'if-match': `"${context.version}"` }),
      ...(context.idempotencyKey === undefined ? {} : { 'idempotency-key': context.idempotencyKey }),
    }),
    fetch: async (request, _, { context }) => {
      const lasting = context.keepalive ? new Request(request, { keepalive: true }) : request;
      const response = await send(lasting);
      if (!response.ok) throw await apiErrorOf(response);
      return response;
    },
  });

/** The areas that the first pages call. */
const first = { session, accessRoles, audit, drafts, files, jobs, notices, preferences };
const firstLink = linkTo(first);

let whole: Promise<Link> | null = null;
/** All areas, fetched once with the first call to one of the others; a failure is forgotten, so that the next call tries again. */
const wholeLink = (): Promise<Link> => {
  whole ??= loadChunk(async () => {
    const { contract, sendAsking } = await import('./wholeApi.ts');
    return linkTo(contract, sendAsking);
  }).catch((error) => {
    whole = null;
    throw error;
  });
  return whole;
};

const link: Pick<Link, 'call'> = {
  call: async (path, input, options) => {
    const isFirst = Object.hasOwn(first, path[0] ?? '');
    return (isFirst ? firstLink : await wholeLink()).call(path, input, options);
  },
};

/** Every call of the contract as a typed function, `api.area.call({params, query, body})`; failures are ApiErrors. */
export const api: ContractRouterClient<Contract, CallContext> = createORPCClient(link);

/** The inputs of every call, by area and name. */
export type ContractInput = InferContractRouterInputs<Contract>;
