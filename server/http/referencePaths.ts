import { traverseContractProcedures } from '@orpc/server';
import type { CallMeta } from '#contract/call.ts';
import { contract } from '#contract/index.ts';

/** Paths of the reference data and of look-ups, as Hono writes them: their answers bear an ETag. */
export const referencePaths = (): string[] => {
  const paths: string[] = [];
  traverseContractProcedures({ router: contract, path: [] }, ({ contract: call }) => {
    const { meta, route } = call['~orpc'];
    const { cacheSeconds, revalidated } = meta as CallMeta;
    if ((cacheSeconds || revalidated) && route.path) paths.push(route.path.replace(/\{(\w+)\}/g, ':$1'));
  });
  return paths;
};
