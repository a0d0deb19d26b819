import { type Permission, rolesGiving } from '#domain/permissions.ts';

/** A list of texts for a statement; names of roles and permissions, which hold no quotes. */
const texts = (values: readonly string[]): string =>
  `array[${values.map((value) => `'${value}'`).join(', ')}]::text[]`;

/**
 * How many of the active staff hold a permission and are nobody's person for whom `own` holds: a condition on their people,
 * `theirs.ids`, and on themselves, `d`.
 */
export const deciders = (
  permission: Permission,
  own: string,
): string => `(select count(*)::int from user_account d
  cross join lateral (select one_person_with(d.id) as ids) theirs
  where d.status = 'ACTIVE' and d.type = 'INTERNAL' and not (${own})
    and (exists (select from user_permission v where v.user_id = d.id and v.permission = '${permission}')
      or exists (select from user_access_role h join access_role g on g.id = h.access_role_id and g.is_enabled
        where h.user_id = d.id and g.name::text = any (${texts(rolesGiving(permission))}))))`;
