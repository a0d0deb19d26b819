import type { Problem } from '#domain/imports/problems.ts';
import type { ApplicationStatus } from '#domain/review/applicationStatus.ts';
import type { Tx } from '../../../db/context.ts';

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
