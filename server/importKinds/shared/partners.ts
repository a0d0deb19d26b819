import type { Problem } from '#domain/imports/problems.ts';
import type { ApplicationStatus } from '#domain/review/applicationStatus.ts';
import type { Tx } from '../../db/context.ts';
import type { ChoiceRow } from '../../imports/kind.ts';
import { listed, MOST_LISTED } from './examples.ts';

/** A partner of the caller's scope. */
interface KnownPartner {
  id: string;
  status: ApplicationStatus;
}

/** Finds partners of the caller's scope by their codes. */
export interface PartnerBook {
  find: (code: string | null) => KnownPartner | undefined;
  /** The problem of a code: that there is none (those of others read alike), or that it is not active. */
  problems: (field: string, code: string | null) => Problem[];
}

// Row security leaves those out that the caller does not see. One value, as there may be a hundred thousand.
const READ = `select json_object_agg(hsis_code, json_build_array(id::text, status)) as known from partner
  where hsis_code is not null`;

/** Reads the partners of the caller's scope, once a run. */
export const openPartners = async (tx: Tx): Promise<PartnerBook> => {
  const [row] = await tx.query<{ known: Record<string, [string, ApplicationStatus]> | null }>({
    name: 'import-partners-known',
    text: READ,
  });
  const by = new Map(Object.entries(row?.known ?? {}));
  const find = (code: string | null): KnownPartner | undefined => {
    const found = code === null ? undefined : (by.get(code) ?? by.get(code.toUpperCase()));
    return found && { id: found[0], status: found[1] };
  };
  return {
    find,
    problems: (field, code) => {
      if (code === null) return [];
      const found = find(code);
      if (!found) return [{ field, code: 'unknown_code' }];
      return found.status === 'A' ? [] : [{ field, code: 'not_active' }];
    },
  };
};

const CHOICES = `select hsis_code as value, hsis_code || ' - ' || name as label from partner
  where status = 'A' and (search_name like '%' || search_key($1) || '%' or hsis_code ilike '%' || $1 || '%')
  order by name, id limit 50`;

/** Active partners of the caller's scope by name or code. */
export const partnerChoices = (tx: Tx, q: string): Promise<ChoiceRow[]> =>
  tx.query<ChoiceRow & Record<string, unknown>>({
    name: 'import-partner-choices',
    text: CHOICES,
    values: [q.replace(/[\\%_]/g, '\\$&')],
  });

const CODES = `select hsis_code as code from partner where status = 'A' order by hsis_code limit $1`;

/** Codes of the active partners of the caller's scope, for templates; none when there are more than a drop-down holds. */
export const partnerCodes = async (tx: Tx): Promise<string[]> => {
  const rows = await tx.query<{ code: string }>({
    name: 'import-partner-codes',
    text: CODES,
    values: [MOST_LISTED + 1],
  });
  return listed(rows.map(({ code }) => code));
};

const EXAMPLE = `select id::text, hsis_code as code from partner where status = 'A' order by hsis_code <> $1, hsis_code limit 1`;

/** An active partner of the caller's scope for an example: the one of the wanted code, else the first. */
export const examplePartner = async (
  tx: Tx,
  wanted: string,
): Promise<{ id: string; code: string } | undefined> => {
  const [row] = await tx.query<{ id: string; code: string }>({
    name: 'import-example-partner',
    text: EXAMPLE,
    values: [wanted],
  });
  return row;
};
