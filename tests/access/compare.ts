import { ACCOUNT_CALLS } from './accountCalls.ts';
import { ACCOUNTS, type Account } from './accountPermissions.ts';
import type { ContractCall } from './contractCalls.ts';
import type { Admitted, Decided } from './decided.ts';

/** What a request came to: let in, or how it was refused. */
export type Verdict = 'in' | '401' | '403' | '404';

const groups = (needs: readonly (readonly string[])[] | undefined) =>
  JSON.stringify((needs ?? []).map((group) => [...group].sort()).sort());

const asText = ({ method, path, meta }: ContractCall) =>
  [
    method,
    path,
    meta.access,
    meta.access === 'permission' ? groups(meta.needs?.all) : '[]',
    meta.userType ?? '',
    meta.orOtp ? 'orOtp' : '',
  ].join(' ');

const asDecided = ([method, path, access, needs, marks]: Decided) =>
  [method, path, access, groups(needs), marks?.userType ?? '', marks?.orOtp ? 'orOtp' : ''].join(' ');

/** Where the contract's table and the hand-written decisions differ, one sentence a call. */
export const differences = (
  calls: readonly ContractCall[],
  decided: Readonly<Record<string, Decided>>,
): string[] => {
  const unknown = Object.keys(decided).filter((id) => !calls.some((call) => call.id === id));
  const wrong = calls.flatMap((call) => {
    const row = decided[call.id];
    if (!row) return [`${call.id} is not decided`];
    const [is, should] = [asText(call), asDecided(row)];
    return is === should ? [] : [`${call.id} is "${is}" and should be "${should}"`];
  });
  return [...wrong, ...unknown.map((id) => `${id} is not in the contract`)];
};

/** What an account (null: nobody signed in) should meet at a call, by the hand-written file. */
export const expected = (id: string, account: Account | null): Verdict => {
  const row: Admitted | undefined = ACCOUNT_CALLS[id];
  if (!row) throw new Error(`${id} is not in accountCalls.ts`);
  if (row.in === 'anyone') return 'in';
  if (account === null || row.in === 'nobody') return '401';
  if (row.in === 'everyone' || row.in.includes(account)) return 'in';
  return row.hidden === 'the others' || row.hidden?.includes(account) ? '404' : '403';
};

/** Who meets something else than the file says, as `account: 403 instead of in`. */
export const mismatches = (
  id: string,
  observed: ReadonlyMap<Account | null, string>,
  accounts: readonly (Account | null)[] = [null, ...ACCOUNTS],
): string[] =>
  accounts.flatMap((account) => {
    const [is, should] = [observed.get(account), expected(id, account)];
    return is === should ? [] : [`${account ?? 'no session'}: ${is} instead of ${should}`];
  });
