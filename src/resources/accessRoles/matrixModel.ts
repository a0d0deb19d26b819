import { actionOf, MODULES, type ModulePermission } from '#domain/permissions.ts';

export const KINDS = ['VIEW', 'CREATE', 'EDIT', 'OTHER'] as const;
export type Kind = (typeof KINDS)[number];

export interface MatrixRow {
  code: string;
  name: string;
  /** The responsibilities of the module by what they allow; a kind may have none or several. */
  cells: Record<Kind, readonly { permission: ModulePermission; name: string }[]>;
}

/** The enabled permissions of a role; a missing one counts as disabled. */
export type Enabled = Readonly<Record<string, boolean>>;

type Translate = (key: string, options?: { _: string }) => string;

const kindOf = (permission: string): Kind => {
  const action = actionOf(permission);
  return action === 'VIEW' || action === 'CREATE' || action === 'EDIT' ? action : 'OTHER';
};

/** Modules as rows and kinds of action as columns, with their names in the language of `translate`. */
export const matrixRows = (translate: Translate): MatrixRow[] =>
  MODULES.map(({ code, name, responsibilities }) => {
    const named = responsibilities.map((one) => ({
      permission: one.permission,
      name: translate(`permissions.label.${one.permission}`, { _: one.name }),
    }));
    const of = (kind: Kind) => named.filter(({ permission }) => kindOf(permission) === kind);
    return {
      code,
      name: translate(`resources.accessRoles.modules.${code}`, { _: name }),
      cells: { VIEW: of('VIEW'), CREATE: of('CREATE'), EDIT: of('EDIT'), OTHER: of('OTHER') },
    };
  });

/** The permissions of a row, or of one kind of it. */
export const permissionsIn = (row: MatrixRow, kinds: readonly Kind[] = KINDS): ModulePermission[] =>
  kinds.flatMap((kind) => row.cells[kind].map(({ permission }) => permission));

/** The rows whose module, permission or permission code holds the text. */
export const searchRows = (rows: readonly MatrixRow[], query: string): MatrixRow[] => {
  const wanted = query.trim().toLowerCase();
  const holds = (text: string) => text.toLowerCase().includes(wanted);
  return rows.filter(
    (row) =>
      holds(row.name) ||
      KINDS.some((kind) => row.cells[kind].some((one) => holds(one.name) || holds(one.permission))),
  );
};

/** The kinds that any row has. */
export const kindsIn = (rows: readonly MatrixRow[]): Kind[] =>
  KINDS.filter((kind) => rows.some((row) => row.cells[kind].length > 0));

/** What a box over several permissions shows: all on, some or none; null when none of them may be changed. */
export const fillState = (
  enabled: Enabled,
  permissions: readonly string[],
  mayChange: (permission: string) => boolean,
): 'all' | 'some' | 'none' | null => {
  if (!permissions.some(mayChange)) return null;
  const on = permissions.filter((permission) => enabled[permission]).length;
  return on === permissions.length ? 'all' : on === 0 ? 'none' : 'some';
};

/** What pressing that box does: on, unless all that may be changed are on already. */
export const fillTurnsOn = (
  enabled: Enabled,
  permissions: readonly string[],
  mayChange: (permission: string) => boolean,
): boolean => permissions.some((permission) => mayChange(permission) && !enabled[permission]);

/** The enabled permissions after several were switched; those that may not be changed stay. */
export const withSwitched = (
  enabled: Enabled,
  permissions: readonly string[],
  on: boolean,
  mayChange: (permission: string) => boolean,
): Enabled => ({
  ...enabled,
  ...Object.fromEntries(permissions.filter(mayChange).map((permission) => [permission, on])),
});
