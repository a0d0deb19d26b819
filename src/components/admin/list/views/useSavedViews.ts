import { useEffect, useRef } from 'react';
import { useListContext, useStore } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { useListKit } from '../listKit.tsx';
import { useListSettings } from '../useListSettings.ts';
import { useListQuery } from '../useListStatus.ts';
import { addView, type SavedView, withDefault } from './savedView.ts';

const NONE: readonly SavedView[] = [];

/** The user's saved views of this list, kept on the server through react-admin's store. */
export const useSavedViews = () => {
  const { resource } = useListKit();
  const { perPage, setPerPage } = useListContext();
  const { all, setAll, sort, setSort } = useListQuery();
  const { hidden, setHidden } = useListSettings();
  const [views, setViews] = useStore<readonly SavedView[]>(`${resource}.views`, NONE);
  return {
    views,
    apply: (view: SavedView) => {
      setAll(view.filters);
      setSort(view.sort);
      setPerPage(view.perPage);
      setHidden(view.hidden);
    },
    save: (name: string) =>
      setViews(
        addView(views, {
          id: crypto.randomUUID(),
          name: name.trim(),
          filters: all,
          sort,
          perPage,
          hidden,
          isDefault: false,
        }),
      ),
    rename: (id: string, name: string) =>
      setViews(views.map((view) => (view.id === id ? { ...view, name: name.trim() } : view))),
    remove: (id: string) => setViews(views.filter((view) => view.id !== id)),
    setDefault: (id: string | null) => setViews(withDefault(views, id)),
  };
};

/** Opens the default view once, when the list is opened without a state in the address. */
export const useDefaultView = () => {
  const { embedded } = useListKit();
  const { search } = useLocation();
  const { views, apply } = useSavedViews();
  const tried = useRef(false);
  useEffect(() => {
    if (tried.current || embedded) return;
    tried.current = true;
    const chosen = views.find((view) => view.isDefault);
    if (chosen && search === '') apply(chosen);
  });
};
