import { createContext, useContext } from 'react';

/** What may stand beside the pages of a record: what the review asks for, changes that wait for a second person, or what staff note. */
export type BesidePart = 'corrections' | 'changes' | 'notes';

export interface Beside {
  /** What stands there now. */
  part: BesidePart | null;
  /** There is room for a column; else it lies over the page. */
  isColumn: boolean;
  /** The user asked for it just now: the keyboard goes there. */
  isAsked: boolean;
  open: (part: BesidePart) => void;
  close: () => void;
}

const Context = createContext<Beside | null>(null);
export const BesideProvider = Context.Provider;

/** What stands beside the pages of the record around this component. */
export const useBeside = (): Beside => {
  const found = useContext(Context);
  if (!found) throw new Error('useBeside needs a RecordShell around it');
  return found;
};
