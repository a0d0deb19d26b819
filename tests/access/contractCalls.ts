import { traverseContractProcedures } from '@orpc/server';
import { z } from 'zod';
import type { CallMeta } from '#contract/call.ts';
import { contract } from '#contract/index.ts';

/** One row of the contract as the suites iterate over it. */
export interface ContractCall {
  /** Area and name, `partners.getPartner`. */
  id: string;
  method: string;
  path: string;
  meta: CallMeta;
  /** The zod schema of params, query and body. */
  input: unknown;
  /** Whether it answers a file, or what JSON says. */
  output: 'file' | 'json';
}

/** Every call of the contract. */
export const callsOf = (): ContractCall[] => {
  const calls: ContractCall[] = [];
  traverseContractProcedures({ router: contract, path: [] }, ({ contract: procedure, path }) => {
    const { route, meta, inputSchema, outputSchema } = procedure['~orpc'];
    calls.push({
      id: path.join('.'),
      method: route.method ?? '',
      path: route.path ?? '',
      meta: meta as CallMeta,
      input: inputSchema,
      output: outputSchema instanceof z.ZodFile ? 'file' : 'json',
    });
  });
  return calls;
};
