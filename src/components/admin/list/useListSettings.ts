import { useStore } from 'react-admin';
import { useListKit } from './listKit.tsx';
import type { Column } from './table/column.ts';

export type Density = 'comfortable' | 'compact';

const initiallyHidden = (columns: readonly Column<never>[]) =>
  columns.filter((column) => column.hidden).map((column) => column.field);

/** The user's columns of this list and row height of all lists, kept on the server through react-admin's store. */
export const useListSettings = () => {
  const { resource, columns } = useListKit();
  const [stored, setHidden] = useStore<readonly string[] | null>(`${resource}.hiddenColumns`, null);
  const [density, setDensity] = useStore<Density>('list.density', 'comfortable');
  const hidden = stored ?? initiallyHidden(columns);
  const shown = columns.filter(
    (column, at) => at === 0 || column.hideable === false || !hidden.includes(column.field),
  );
  return { shown, hidden, setHidden, density, setDensity };
};
