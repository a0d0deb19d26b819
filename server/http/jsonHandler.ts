import type { AnyContractRouter } from '@orpc/contract';
import { StandardOpenAPICodec, StandardOpenAPIMatcher } from '@orpc/openapi/standard';
import {
  StandardBracketNotationSerializer,
  StandardOpenAPIJsonSerializer,
  StandardOpenAPISerializer,
} from '@orpc/openapi-client/standard';
import type { Router } from '@orpc/server';
import { FetchHandler, type FetchHandlerOptions } from '@orpc/server/fetch';
import { StandardHandler, type StandardHandlerOptions } from '@orpc/server/standard';
import type { RequestContext } from './deps.ts';

/** The contract's calls with their verbs, as the composition root has them. */
export type Calls = Router<AnyContractRouter, RequestContext>;

/**
 * By its contract an answer is JSON already, or a file: it is not copied value by value in search of what JSON does not have, which takes
 * longer than the text of it. What slipped through all the same is written as `JSON.stringify` does it.
 */
class AsItIs extends StandardOpenAPIJsonSerializer {
  override serialize(data: unknown): [json: unknown, hasBlob: boolean] {
    return [data, false];
  }
}

type Options = StandardHandlerOptions<RequestContext> &
  FetchHandlerOptions<RequestContext> &
  ConstructorParameters<typeof StandardOpenAPICodec>[1];

/** The handler of an OpenAPI contract as the library composes it, with the answers of ours. */
export const jsonHandler = (calls: Calls, options: Options): FetchHandler<RequestContext> => {
  const serializer = new StandardOpenAPISerializer(new AsItIs(), new StandardBracketNotationSerializer());
  const codec = new StandardOpenAPICodec(serializer, options);
  return new FetchHandler(new StandardHandler(calls, new StandardOpenAPIMatcher(), codec, options), options);
};
