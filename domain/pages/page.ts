import type { Route } from '../access/decideRoute.ts';

export type Within = 'tab' | 'below' | 'form';

/** What a page does with a resource of react-admin. */
export type Action = 'list' | 'show' | 'create' | 'edit';

/** The first rows of a list, as the entry asks for and shows them while the back office is on its way. */
export interface FirstRows {
  /** What the list asks the API first, when its address says nothing else. */
  call: string;
  /** The columns that it shows first: the field of one whose value is text as it stands, null for any other. */
  cells: readonly (string | null)[];
  hasTabs?: true;
  /** Its rows can be chosen: a box stands before each. */
  hasChecks?: true;
  /** The path of a row's own page, with the row's fields in braces; left out where rows have none. */
  row?: string;
}

/** One page: where it stands, who may open it, what it is called and where it belongs. */
export interface Page extends Route {
  /** The values that a parameter may take; any other is not found. */
  values?: Readonly<Record<string, readonly string[]>>;
  /** Key of its name under shell.page; left out, it bears the name of its entry in the menu. */
  title?: string;
  /** The key of its entry in the left menu, as the object of its folder has it; `records` stands for the one that {type} names. */
  menu?: string;
  /** The resource that it is a page of, and which; `{type}` is the one that the path names. */
  resource?: readonly [name: string, action: Action];
  /** It is a tab of the list that its entry in the menu leads to. */
  isTab?: true;
  /** Of a list that is a resource's own: its first rows. */
  first?: FirstRows;
  /** How it stands within its record: as a tab of it, below it with a head of its own, or as a form that changes it. */
  within?: Within;
}

export const forPublic = { access: 'public' } as const;
export const forLogin = { access: 'login' } as const;

/** For those who hold one permission of each group. */
export const forHolders = (...all: string[][]) => ({ access: 'permission', needs: { all } }) as const;

/** The same of the staff alone: nobody of a partner opens it, whatever their roles hold. */
export const forStaffWho = (...all: string[][]) => ({ access: 'internal', needs: { all } }) as const;

type Values = Readonly<Record<string, unknown>>;

/** A path with its {names} filled, encoded. Throws when a value is missing. */
export const fillPath = (path: string, values: Values): string =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined || value === null || value === '') throw new Error(`${path} needs {${name}}`);
    return encodeURIComponent(String(value));
  });
