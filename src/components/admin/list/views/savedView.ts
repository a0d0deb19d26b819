import type { FilterValues } from '../filters/filterDefs.ts';

/** A list as somebody left it and named it. */
export interface SavedView {
  id: string;
  name: string;
  filters: FilterValues;
  sort: { field: string; order: 'ASC' | 'DESC' } | null;
  perPage: number;
  hidden: readonly string[];
  /** Opened when the list is opened without a state in the address; at most one of a list. */
  isDefault: boolean;
}

/** The views with one added, or replaced when its name is already there (in any case). */
export const addView = (views: readonly SavedView[], view: SavedView): SavedView[] => [
  ...views.filter((other) => other.name.trim().toLowerCase() !== view.name.trim().toLowerCase()),
  view,
];

/** The views with one marked as the default and no other; null marks none. */
export const withDefault = (views: readonly SavedView[], id: string | null): SavedView[] =>
  views.map((view) => ({ ...view, isDefault: view.id === id }));
