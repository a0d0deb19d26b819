import type { AnyContractProcedure } from '@orpc/contract';
import type { CallMeta } from './call.ts';
import { contract } from './index.ts';

const metaOf = (call: AnyContractProcedure): CallMeta => call['~orpc'].meta as CallMeta;

/** The rights that any call asks for. Of the others nobody can make use yet, so nobody is told not to. */
export const askedRights: readonly string[] = [
  ...new Set(
    Object.values(contract)
      .flatMap((area): AnyContractProcedure[] => Object.values(area))
      .flatMap((call) => metaOf(call).needs?.all ?? [])
      .flat(),
  ),
].sort();
