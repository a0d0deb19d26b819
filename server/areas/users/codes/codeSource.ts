import type { TextFilter } from '#contract/list.ts';
import type {
  REGISTRATION_CODE_SORTS,
  RegistrationCodeRow,
  registrationCodeFilters,
} from '#contract/people/registrationCodes.ts';
import { manilaDate } from '#domain/day.ts';
import { type RegistrationCodeStatus, typedRegistrationCode } from '#domain/people/registrationCode.ts';
import type { Selected } from '../../../db/columns/columnsOf.ts';
import { byDays, byId, contains, nameContains } from '../../../lists/filters.ts';
import type { Bind, ListSource } from '../../../lists/source.ts';
import { typedTexts } from '../../../lists/typedTexts.ts';
import { CODE_ROW, FROM, shownAt } from './codeColumns.ts';

const byWhat = (value: NonNullable<TextFilter>, bind: Bind): string => {
  const typed = typedTexts(value);
  const arms = typed.flatMap((text) => {
    const part = bind(contains(text));
    const whole = typedRegistrationCode(text);
    return [
      `c.code ilike ${part}`,
      ...(whole === null ? [] : [`c.code = ${bind(whole)}`]),
      nameContains('p.search_name', bind(text)),
      `c.purpose ilike ${part}`,
    ];
  });
  return `(${arms.join(' or ')})`;
};

// As `registrationCodeStatusOn` has it.
const IN_STATUS: Readonly<Record<RegistrationCodeStatus, (today: () => string) => string>> = {
  REVOKED: () => 'c.revoked_at is not null',
  EXPIRED: (today) => `(c.revoked_at is null and c.date_expires < ${today()})`,
  USED_UP: (today) => `(c.revoked_at is null and c.date_expires >= ${today()} and c.uses >= c.max_uses)`,
  ACTIVE: (today) => `(c.revoked_at is null and c.date_expires >= ${today()} and c.uses < c.max_uses)`,
};

/** The list of registration codes, the latest first, as they stand at a moment. */
export const codeSource = (
  now: Date,
): ListSource<
  typeof registrationCodeFilters,
  typeof REGISTRATION_CODE_SORTS,
  Selected<Parameters<ReturnType<typeof shownAt>>[0]>,
  RegistrationCodeRow
> => ({
  name: 'registration-codes',
  columns: CODE_ROW.select,
  present: (row) => shownAt(now)(CODE_ROW.present(row)),
  from: FROM,
  countFrom: FROM,
  id: 'c.id',
  sorts: {
    dtimeCreated: { sql: 'c.created_at', type: 'timestamptz' },
    dateExpires: { sql: 'c.date_expires', type: 'date' },
    uses: { sql: 'c.uses', type: 'integer' },
    id: { sql: 'c.id', type: 'bigint' },
  },
  defaultSort: '-id',
  filters: {
    id: byId('c.id'),
    q: byWhat,
    status: (value, bind) => {
      const statuses = typeof value === 'string' ? [value] : value.in;
      // A value that no condition reads has no type.
      const today = () => `${bind(manilaDate(now))}::date`;
      return `(${statuses.map((status) => IN_STATUS[status](today)).join(' or ')})`;
    },
    partnerId: byId('c.partner_id'),
    dtimeCreated: byDays('c.created_at'),
  },
});
