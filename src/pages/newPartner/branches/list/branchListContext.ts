import { createContext, useContext } from 'react';
import type { BranchListState } from './useBranchList.ts';

/** What is asked about stores before something is done with them. */
export type Asked =
  | { kind: 'several' }
  | { kind: 'copy'; from: string | null }
  | { kind: 'remove'; keys: readonly string[] };

interface BranchListDesk {
  list: BranchListState;
  asked: Asked | null;
  ask: (asked: Asked | null) => void;
  /** Adds an empty store and opens its page. */
  add: () => void;
}

const Context = createContext<BranchListDesk | null>(null);
export const BranchListProvider = Context.Provider;

/** The list of stores around this component, and what is asked about it. */
export const useBranchDesk = (): BranchListDesk => {
  const found = useContext(Context);
  if (!found) throw new Error('useBranchDesk needs the list of stores around it');
  return found;
};
