import { manilaDate } from '#domain/day.ts';
import { os } from '../../http/os.ts';
import { answerList } from '../../lists/readList.ts';
import { contractSource } from './contractSource.ts';

/** A page of the contracts. */
export const listContracts = os.contracts.listContracts.handler(async ({ input, context }) => ({
  data: await answerList(context.tx, contractSource(manilaDate(context.deps.now())), input.query),
}));
