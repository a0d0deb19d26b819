import { createORPCClient } from '@orpc/client';
import type { ContractRouterClient, InferContractRouterInputs } from '@orpc/contract';
import { OpenAPILink } from '@orpc/openapi-client/fetch';
import { type Contract, contract } from '#contract/index.ts';
import { apiErrorOf } from './apiError.ts';
import { sendAsking } from './voids.ts';

/** What a call may say besides its input. */
export type CallContext = {
  /** The version of the record that is written: If-Match. */
  version?: number;
  /** The key under which a repeated write answers its first result; a random one is made when it is missing. */
  idempotencyKey?: string;
  /** The call goes on when its page closes; the browser lets it carry 64 KB at most. */
  keepalive?: boolean;
};

const link = new OpenAPILink<CallContext>(contract, {
  url: () => location.origin,
  headers: ({ context }) => ({
    ...(context.version === undefined ? {} : { 'if-match': `"${context.version}"` }),
    ...(context.idempotencyKey === undefined ? {} : { 'idempotency-key': context.idempotencyKey }),
  }),
  fetch: async (request, _, { context }) => {
    const lasting = context.keepalive ? new Request(request, { keepalive: true }) : request;
    const response = await sendAsking(lasting);
    if (!response.ok) throw await apiErrorOf(response);
    return response;
  },
});

/** Every call of the contract as a typed function, `api.area.call({params, query, body})`; failures are ApiErrors. */
export const api: ContractRouterClient<Contract, CallContext> = createORPCClient(link);

/** The inputs of every call, by area and name. */
export type ContractInput = InferContractRouterInputs<Contract>;
