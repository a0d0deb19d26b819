import { createContext, type ReactNode, useContext } from 'react';
import type { PlaceLoaders } from './places/placeLevels.ts';
import type { Option } from './useOptions.ts';

/** A commodity with its types, as choices. */
export interface CommodityChoice {
  code: string;
  name: string;
  types: readonly { code: string; name: string }[];
}

/** Where the choices of shared fields come from; the fields know no network. */
export interface Sources {
  places: PlaceLoaders;
  banks: (signal: AbortSignal) => Promise<readonly Option[]>;
  branches: (bankId: string, signal: AbortSignal) => Promise<readonly Option[]>;
  commodities: (signal: AbortSignal) => Promise<readonly CommodityChoice[]>;
  /** Why the ZIP code is typed in a town that has none to choose. */
  whyTyped: string;
}

const Context = createContext<Sources | null>(null);

/** Gives the fields below it their choices. */
export const SourcesProvider = ({ sources, children }: { sources: Sources; children: ReactNode }) => (
  <Context.Provider value={sources}>{children}</Context.Provider>
);

/** The sources of choices around this field. */
export const useSources = (): Sources => {
  const found = useContext(Context);
  if (!found) throw new Error('Shared fields with choices need a SourcesProvider around them');
  return found;
};
