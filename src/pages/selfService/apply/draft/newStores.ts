import type { Application } from './application.ts';

const added = new WeakMap<Application, Set<number>>();

/** A store was added just now: nobody has filled it in yet, so that nothing is wrong with it before somebody wants to go on. */
export const markNew = (application: Application, at: number): void => {
  added.set(application, (added.get(application) ?? new Set()).add(at));
};

/** Whether the store was added since the page was loaded. */
export const isNewStore = (application: Application, at: number): boolean =>
  added.get(application)?.has(at) ?? false;
