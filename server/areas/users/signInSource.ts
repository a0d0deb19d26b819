import type { SIGN_IN_SORTS, SignInRow, signInsOfUser } from '#contract/people/users.ts';
import { columnsOf, listed, type Selected } from '../../db/columns/columnsOf.ts';
import { id, instant, text } from '../../db/columns/kinds.ts';
import { byChoice, byDays, byId } from '../../lists/filters.ts';
import type { ListSource } from '../../lists/source.ts';

const FROM = 'sign_in s';
const SIGN_IN = columnsOf<SignInRow>(FROM)({
  id: id('s.id'),
  what: text('s.what'),
  at: instant('s.at'),
  agent: text('s.agent'),
  address: text('s.address'),
});

/** What happened at the door of one account, the latest first. */
export const signInSource: ListSource<
  typeof signInsOfUser,
  typeof SIGN_IN_SORTS,
  Selected<SignInRow>,
  SignInRow
> = {
  name: 'sign-ins',
  ...listed(SIGN_IN),
  from: FROM,
  countFrom: FROM,
  id: 's.id',
  sorts: { at: { sql: 's.at', type: 'timestamptz' }, id: { sql: 's.id', type: 'bigint' } },
  defaultSort: '-at',
  filters: { userId: byId('s.user_id'), what: byChoice('s.what'), at: byDays('s.at') },
};
