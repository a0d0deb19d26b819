import type { TextFilter } from '#contract/list.ts';
import type { USER_SORTS, UserList, UserRow, userFilters } from '#contract/people/users.ts';
import { normalizeMobile } from '#domain/formats/mobile.ts';
import { statusAt } from '#domain/people/account.ts';
import { readSearch } from '#domain/records/recordSearch.ts';
import type { UserStatus } from '#domain/status.ts';
import { listed, type Selected } from '../../db/columns/columnsOf.ts';
import { byDays, byFlag, byId, byText, contains, nameContains } from '../../lists/filters.ts';
import type { Bind, ListSource } from '../../lists/source.ts';
import { typedTexts } from '../../lists/typedTexts.ts';
import { COUNT_FROM, FROM, IS_UNCONFIRMED, USER_ROW } from './userColumns.ts';

type Source = ListSource<typeof userFilters, typeof USER_SORTS, Selected<UserRow>, UserRow>;

const WHERE: Readonly<Record<UserList, string>> = {
  internal: "u.type = 'INTERNAL'",
  external: "u.type = 'EXTERNAL'",
  pending: "u.status = 'INVITED'",
};

/** People of the stores whose name or code has the text, as an array that is made first. */
const ofStores = (name: string, code: string | null, bind: Bind): string => {
  const arms = [
    nameContains('m.search_name', bind(name)),
    ...(code === null ? [] : [`m.hsis_salesroom_code ilike ${bind(contains(code))}`]),
  ];
  return `u.id = any (array(select s.user_id from user_merchant s join merchant m on m.id = s.merchant_id where ${arms.join(' or ')}))`;
};

/** A whole number, or the last four digits, which are shown: by more of them than these, the rest could be guessed one by one. */
const mobileIn = (typed: string): string | null =>
  /^\d{4}$/.test(typed.trim()) ? `%${typed.trim()}` : normalizeMobile(typed);

const searched = (typed: string, bind: Bind): string => {
  const { name, code } = readSearch(typed);
  const mobile = mobileIn(typed);
  const part = bind(contains(name));
  const arms = [
    nameContains('u.search_name', bind(name)),
    `u.username::text ilike ${part}`,
    `u.email ilike ${part}`,
    ...(mobile === null ? [] : [`u.mobile_number like ${bind(mobile)}`]),
    ofStores(name, code, bind),
  ];
  return arms.join(' or ');
};

/** Who the search box of accounts finds. */
export const byPerson = (value: NonNullable<TextFilter>, bind: Bind): string => {
  const typed = typedTexts(value);
  return `(${typed.map((one) => searched(one, bind)).join(' or ')})`;
};

const IN_STATUS = {
  ACTIVE: (now: string) => `(u.status = 'ACTIVE' and (u.locked_until is null or u.locked_until <= ${now}))`,
  LOCKED: (now: string) => `(u.status = 'ACTIVE' and u.locked_until > ${now})`,
} as const;

const byStatus =
  (now: Date): Source['filters']['status'] =>
  (value, bind) => {
    const statuses: readonly UserStatus[] = typeof value === 'string' ? [value] : value.in;
    const conditions = statuses.map((status) =>
      status === 'ACTIVE' || status === 'LOCKED'
        ? IN_STATUS[status](`${bind(now)}::timestamptz`)
        : `u.status = ${bind(status)}`,
    );
    return `(${conditions.join(' or ')})`;
  };

/** Who has a role for which the condition on `a` holds. */
export const withRole = (condition: string): string =>
  `u.id in (select h.user_id from user_access_role h join access_role a on a.id = h.access_role_id where ${condition})`;

/** One of the lists of accounts, at a moment: a lock that is over is none. */
export const userSource = (list: UserList, now: Date): Source => ({
  ...listed(USER_ROW),
  name: `users-${list}`,
  from: FROM,
  countFrom: COUNT_FROM,
  where: WHERE[list],
  id: 'u.id',
  sorts: {
    name: { sql: 'u.search_name', type: 'text' },
    username: { sql: 'u.username', type: 'citext', nullable: true },
    dtimeSignedIn: { sql: 'u.last_sign_in_at', type: 'timestamptz', nullable: true },
    dtimeCreated: { sql: 'u.created_at', type: 'timestamptz' },
    id: { sql: 'u.id', type: 'bigint' },
  },
  defaultSort: 'name',
  filters: {
    id: byId('u.id'),
    q: byPerson,
    status: byStatus(now),
    role: (value, bind) => withRole(byText('a.name', 'citext')(value, bind)),
    partnerId: byId('u.partner_id'),
    merchantId: (value, bind) =>
      `u.id in (select s.user_id from user_merchant s where ${byId('s.merchant_id')(value, bind)})`,
    dtimeSignedIn: byDays('u.last_sign_in_at'),
    isUnconfirmed: byFlag(IS_UNCONFIRMED),
    hasSignedIn: (value) => `u.last_sign_in_at is ${value ? 'not ' : ''}null`,
  },
  present: (row) => shownAt(USER_ROW.present(row), now),
});

/** An account as it is at a moment. */
export const shownAt = <T extends Pick<UserRow, 'status' | 'lockedUntil'>>(row: T, now: Date): T => {
  const status = statusAt(row, now);
  return { ...row, status, lockedUntil: status === 'LOCKED' ? row.lockedUntil : null };
};
