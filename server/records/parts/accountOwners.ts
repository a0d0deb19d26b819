import type { Tx } from '../../db/context.ts';
import type { Problems } from './problems.ts';

const FIND = 'select code, name from employee where code = any ($1) and is_active';

/** The provider's people who may own accounts, code → name, of the codes that are asked for. */
export const readAccountOwners = async (
  tx: Tx,
  codes: readonly (string | null | undefined)[],
): Promise<Map<string, string>> => {
  const given = [...new Set(codes.filter((code) => typeof code === 'string'))];
  if (!given.length) return new Map();
  const rows = await tx.query<{ code: string; name: string }>({
    name: 'account-owners-of',
    text: FIND,
    values: [given],
  });
  return new Map(rows.map(({ code, name }) => [code, name]));
};

const UNKNOWN = { en: 'There is no such employee', fil: 'Walang ganitong empleyado' };

/** 400's problem of a code that is nobody's; none at all is fine. */
export const ownerProblems = (
  code: string | null | undefined,
  owners: ReadonlyMap<string, string>,
  path: string,
): Problems => (code && !owners.has(code) ? { [path]: UNKNOWN } : {});
