import type { ReactElement } from 'react';
import type { ResourceDefinition } from 'react-admin';
import { type PageName, pathOf } from '#domain/pages.ts';
import type { Menu, MenuItem, MenuSection } from './components/shell/menuTable.ts';
import { elementsOf } from './elementsOf.tsx';
import type { PageGroup } from './pageGroup.ts';
import { createDataProvider, type RestTable } from './providers/dataProvider.ts';
import { sharedVerbs, type Verbs } from './providers/verbs/verbs.ts';

const SECTIONS = ['work', 'network', 'control', 'help'] as const satisfies MenuSection['key'][];
type Contents = Readonly<Record<MenuSection['key'] | 'others', readonly PageGroup[]>>;

/** Every resource and group of pages. */
export const groupsOf = (contents: Contents): PageGroup[] => Object.values(contents).flat();

const itemOf = ({ menu }: PageGroup): MenuItem[] =>
  menu
    ? [
        {
          key: menu.key,
          label: menu.label,
          path: pathOf(menu.page, menu.values),
          others: menu.others?.map((page) => pathOf(page)),
          below: menu.below?.map((page) => pathOf(page)),
          icon: menu.icon,
        },
      ]
    : [];

/** The left menu, section by section. */
export const menuOf = (contents: Contents): Menu =>
  SECTIONS.map((key) => ({ key, items: contents[key].flatMap(itemOf) }));

/** The resources as react-admin knows them; the paths of their pages are those of domain/pages.ts. */
export const definitionsOf = (contents: Contents): Readonly<Record<string, ResourceDefinition>> =>
  Object.fromEntries(
    groupsOf(contents).flatMap(({ name, recordRepresentation }) =>
      recordRepresentation ? [[name, { name, recordRepresentation }]] : [],
    ),
  );

/** What each page of the back office shows. */
export type OfficePages = Readonly<Partial<Record<PageName, ReactElement>>>;

/** What each page shows, by its name in domain/pages.ts; its code is loaded when it is opened. */
export const pagesOf = (contents: Contents): OfficePages =>
  Object.fromEntries(groupsOf(contents).flatMap(elementsOf));

type Together<U> = (U extends unknown ? (of: U) => void : never) extends (of: infer All) => void
  ? All
  : never;
type VerbsOf<G> = Together<G extends { verbs: infer V } ? V : never>;

/** Pages know the verbs that `Verbs` lists: one that a group brings and it leaves out would be taken for anything. */
type EveryVerbListed<C extends Contents> =
  Exclude<keyof VerbsOf<C[keyof Contents][number]>, keyof Verbs> extends never
    ? unknown
    : {
        'list these in providers/verbs/verbs.ts': Exclude<
          keyof VerbsOf<C[keyof Contents][number]>,
          keyof Verbs
        >;
      };

/** The data provider over the resources and verbs of all groups, whichever of their pages is opened first. */
export const dataProviderOf = <C extends Contents>(contents: C & EveryVerbListed<C>) => {
  const groups = groupsOf(contents);
  const rest: RestTable = Object.assign({}, ...groups.map((group) => group.rest));
  const verbs: typeof sharedVerbs & VerbsOf<C[keyof Contents][number]> = Object.assign(
    {},
    sharedVerbs,
    ...groups.map((group) => group.verbs),
  );
  return createDataProvider(rest, verbs);
};
