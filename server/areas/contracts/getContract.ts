import { os } from '../../http/os.ts';
import { readContract } from './readContract.ts';

/** One contract. 404. */
export const getContract = os.contracts.getContract.handler(async ({ input, context }) => ({
  data: await readContract(context.tx, input.params.id, context.deps.now()),
}));
