import { traverseContractProcedures } from '@orpc/server';
import { contract } from '#contract/index.ts';

/** Paths of the reference data, as Hono writes them: their answers bear an ETag. */
export const referencePaths = (): string[] => {
  const paths: string[] = [];
  traverseContractProcedures({ router: contract, path: [] }, ({ contract: call }) => {
    const { meta, route } = call['~orpc'];
    const { cacheSeconds } = meta as { cacheSeconds?: number };
    if (cacheSeconds && route.path) paths.push(route.path.replace(/\{(\w+)\}/g, ':$1'));
  });
  return paths;
};
