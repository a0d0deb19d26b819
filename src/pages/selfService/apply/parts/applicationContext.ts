import { createContext, use, useSyncExternalStore } from 'react';
import type { Application } from '../draft/application.ts';
import type { DraftSnapshot } from '../draft/draftStore.ts';

export const ApplicationContext = createContext<Application | null>(null);

/** The application that the page is of. */
export const useApplication = (): Application => {
  const application = use(ApplicationContext);
  if (!application) throw new Error('A step stands in an application');
  return application;
};

/** Where what was typed is; draws the page again with each change. */
export const useDraft = ({ store }: Application): DraftSnapshot =>
  useSyncExternalStore(store.subscribe, store.snapshot);
