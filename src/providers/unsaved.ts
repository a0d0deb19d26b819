const keys = new Set<string>();

const warn = (event: BeforeUnloadEvent): void => event.preventDefault();

/** Tells that something typed under `key` (a form and its record) is not stored yet, or no longer. */
export function setUnsaved(key: string, isUnsaved: boolean): void {
  if (isUnsaved) keys.add(key);
  else keys.delete(key);
  if (keys.size > 0) window.addEventListener('beforeunload', warn);
  else window.removeEventListener('beforeunload', warn);
}

/** The person chose to lose what is unsaved: nothing warns any more. */
export function forgetUnsaved(): void {
  for (const key of [...keys]) setUnsaved(key, false);
}

/** Whether anything typed anywhere would be lost by leaving the page. */
export const hasUnsaved = (): boolean => keys.size > 0;
