import type { MachineAccount } from '#contract/finance/machineAccounts.ts';
import { notFound } from '../../http/errors/fail.ts';
import { toId } from '../../http/ids.ts';
import { moved, versionOf } from '../../http/versionOf.ts';
import type { Work } from '../../records/lock/work.ts';
import { lockAccount, readAccount } from './accountColumns.ts';

/** Locks an account that the caller saw in its current version. 404, 409, 428. */
export const openAccount = async (context: Work, given: string): Promise<MachineAccount> => {
  const id = toId(given);
  const version = versionOf(context);
  const locked = await lockAccount(context.tx, id);
  if (locked === null) throw notFound();
  const account = await readAccount(context.tx, context.deps.now(), id);
  if (locked !== version) throw moved(account);
  return account;
};
