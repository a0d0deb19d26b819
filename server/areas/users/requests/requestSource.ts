import type { TextFilter } from '#contract/list.ts';
import type {
  USER_REQUEST_SORTS,
  UserRequestRow,
  userRequestFilters,
} from '#contract/people/userRequests.ts';
import { listed, type Selected } from '../../../db/columns/columnsOf.ts';
import { byChoice, byDays, byFlag, byId, contains, nameContains } from '../../../lists/filters.ts';
import type { Bind, ListSource } from '../../../lists/source.ts';
import { typedTexts } from '../../../lists/typedTexts.ts';
import { COUNT_FROM, FROM, REQUEST_ROW, WAITS } from './requestColumns.ts';

const byPerson = (value: NonNullable<TextFilter>, bind: Bind): string => {
  const typed = typedTexts(value);
  const arms = typed.flatMap((text) => {
    const part = bind(contains(text));
    const name = bind(text);
    return [
      nameContains('r.search_name', name),
      `r.email ilike ${part}`,
      `r.username::text ilike ${part}`,
      nameContains('u.search_name', name),
      `u.email ilike ${part}`,
      `u.username::text ilike ${part}`,
    ];
  });
  return `(${arms.join(' or ')})`;
};

/** The list of requests, the latest first, as somebody sees them. */
export const requestSource: ListSource<
  typeof userRequestFilters,
  typeof USER_REQUEST_SORTS,
  Selected<UserRequestRow>,
  UserRequestRow
> = {
  name: 'user-requests',
  ...listed(REQUEST_ROW),
  from: FROM,
  countFrom: COUNT_FROM,
  id: 'r.id',
  sorts: {
    dtimeCreated: { sql: 'r.created_at', type: 'timestamptz' },
    dtimeDecided: { sql: 'r.decided_at', type: 'timestamptz', nullable: true },
    id: { sql: 'r.id', type: 'bigint' },
  },
  defaultSort: '-id',
  filters: {
    id: byId('r.id'),
    q: byPerson,
    kind: byChoice('r.kind'),
    status: byChoice('r.status'),
    partnerId: byId('r.partner_id'),
    dtimeCreated: byDays('r.created_at'),
    waiting: byFlag(WAITS),
  },
};
