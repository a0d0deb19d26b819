import type { FunctionComponent, PropsWithChildren } from 'react';
import type { ResourceDefinition } from 'react-admin';
import type { PageName } from '#domain/pages.ts';
import type { Sentence } from '#domain/sentence.ts';
import type { MenuItem } from './components/shell/menuTable.ts';
import type { TextPart } from './i18n/messages.ts';
import type { RestTable } from './providers/dataProvider.ts';

/** Fetches a page's code; the page is told its name. */
type LoadPage<P extends string> = () => Promise<FunctionComponent<{ page: P }>>;

/** Where a group stands in the left menu. */
interface MenuRow {
  /** What the pages name as their `menu`. */
  key: string;
  label: Sentence;
  /** The page that it leads to. */
  page: PageName;
  /** What the path of that page is filled with. */
  values?: Readonly<Record<string, string>>;
  /** Pages for those who may not open the first one. */
  others?: readonly PageName[];
  /** Pages below those: it leads there who may open none of them. */
  below?: readonly PageName[];
  icon: MenuItem['icon'];
}

/**
 * What a folder of src/resources or src/pages exports: one object, small, with its pages behind loaders. Paths, guards and titles of
 * the pages stand in domain/pages.ts.
 */
export interface PageGroup<P extends PageName = never>
  extends Pick<ResourceDefinition, 'recordRepresentation'> {
  /** Of a resource its name in react-admin. */
  name: string;
  pages: { readonly [Name in P]: LoadPage<Name> };
  menu?: MenuRow;
  /** Texts that the pages wait for. */
  texts?: TextPart;
  /** What stands around each page while its own code is on the way. */
  around?: () => Promise<FunctionComponent<PropsWithChildren>>;
  /** Pages that people go on to from these. */
  next?: PageGroup;
  rest?: RestTable;
  verbs?: Readonly<Record<string, (...parameters: never[]) => Promise<unknown>>>;
}

/** Loaders of pages that come as one chunk, an object of them by their names. */
export const together = <P extends PageName>(
  names: readonly P[],
  load: () => Promise<Readonly<Record<P, FunctionComponent>>>,
) =>
  Object.fromEntries(names.map((name) => [name, async () => (await load())[name]])) as Record<
    P,
    () => Promise<FunctionComponent>
  >;

/** The pages of a group with their loaders. */
export const loadersOf = ({ pages }: PageGroup): [PageName, LoadPage<PageName>][] =>
  Object.entries(pages) as [PageName, LoadPage<PageName>][];
