import { createContext, type ReactNode, useContext } from 'react';
import type { RaRecord } from 'react-admin';
import type { ExportList } from '#domain/files/exportLists.ts';
import type { ResourceName } from '../../../providers/paths.ts';
import type { FilterDef, FilterValues } from './filters/filterDefs.ts';
import type { Column } from './table/column.ts';

/** What a list is made of; one definition serves the table, the cards, the column chooser and the export. */
export interface ListKit<Row extends RaRecord = RaRecord> {
  resource: ResourceName;
  /** The heading in words (plural forms need a count, so it is translated where it is given). */
  title: string;
  /** One line under the title, where the list needs a word. */
  intro?: string;
  /** What has to be said of the list as a whole, below its title. */
  notice?: ReactNode;
  /** The primary action at the right of the title. */
  action?: ReactNode;
  columns: readonly Column<Row>[];
  filters?: readonly FilterDef[];
  /** Translation key of the search box's placeholder; without it there is no search. */
  search?: string;
  /** Filters that always hold and are not shown. */
  filter?: FilterValues;
  /** Tabs above the list. A filter that they set, `field`, is no filter to people, and clearing the filters keeps it. */
  tabs?: { field?: string; show: ReactNode };
  /** Where a row leads, when not to the page of its record. */
  pathOfRow?(row: Row): string | null;
  /** Part of another page: no title, and its state is not in the address bar. */
  embedded?: boolean;
  /** What the server's export calls this list; without it there is no export. */
  exports?: ExportList;
  /** Where its rows have papers: the translation keys of a zip of them, and of what is to be known of it. */
  papers?: { label: string; note: string };
  /** More about a row, folded out below it. Such rows link nowhere. */
  detail?(row: Row): ReactNode;
  /** What is done to several rows at once: its buttons; rows can be chosen then. */
  bulk?: ReactNode;
  /** Text of an empty list that no filter narrows. */
  emptyHint?: string;
  /** Where else it may be that a search has not found here. */
  elsewhere?(search: string): ReactNode;
  /** Milliseconds between refreshes, false for none. */
  refetchInterval?: number | false;
}

const Context = createContext<ListKit | null>(null);
export const ListKitProvider = Context.Provider;

/** The definition of the list around this component. */
export const useListKit = (): ListKit => {
  const kit = useContext(Context);
  if (!kit) throw new Error('useListKit needs a ListPage around it');
  return kit;
};
