import { columnsOf } from '../../../db/columns/columnsOf.ts';
import { flag, id, list, text } from '../../../db/columns/kinds.ts';

/** An access role as far as a view of it goes by it. */
export interface ViewedRole {
  id: string;
  name: string;
  isEnabled: boolean;
  isExternal: boolean;
  permissions: string[];
}

export const VIEWED_ROLE = columnsOf<ViewedRole>('access_role a')({
  id: id('a.id'),
  name: text('a.name::text'),
  isEnabled: flag('a.is_enabled'),
  isExternal: flag('a.is_external'),
  permissions: list('a.permissions'),
});

/** $1 the role. */
export const READ_VIEWED_ROLE = {
  name: 'viewed-role',
  text: `select ${VIEWED_ROLE.select} from access_role a where a.id = $1`,
};
