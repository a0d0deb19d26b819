import { takeTransactions } from './takeTransactions.ts';
import { voidTransactions } from './voidTransactions.ts';

export const takenPaymentsRouter = { takeTransactions, voidTransactions };
