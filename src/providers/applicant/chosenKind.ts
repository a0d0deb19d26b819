const KEY = 'suki.applicant.kind';

/** The kind of business that somebody chose to see what it needs, before they applied; empty of somebody who chose none. */
export const chosenKind = (): string => {
  try {
    return sessionStorage.getItem(KEY) ?? '';
  } catch {
    return '';
  }
};

/** Keeps it for the application that is begun in this tab; an empty text forgets it. */
export const chooseKind = (kind: string): void => {
  try {
    if (kind) sessionStorage.setItem(KEY, kind);
    else sessionStorage.removeItem(KEY);
  } catch {
    // Without storage it is asked for again.
  }
};
