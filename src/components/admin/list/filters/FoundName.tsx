import type { FoundFilter } from './filterDefs.ts';
import { useFoundName } from './useFoundName.ts';

/** The one that a list is narrowed to, by its name. */
export const FoundName = ({ def, id }: { def: FoundFilter; id: string | null }) => (
  <>{useFoundName(def, id) ?? '…'}</>
);
