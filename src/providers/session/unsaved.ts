import { getView } from './view.ts';

/** Keeps what is typed as a draft and answers whether it is kept. `last` is a save while the page closes, which waits for nothing. */
type Keep = (last: boolean) => Promise<boolean>;

const works = new Map<string, Keep>();
const keepsNothing: Keep = async () => false;

/** Keeps everything unsaved as drafts; false when some of it could not be kept. */
export const keepUnsaved = async (last = false): Promise<boolean> =>
  (await Promise.all([...works.values()].map((keep) => keep(last)))).every(Boolean);

const warn = (event: BeforeUnloadEvent): void => {
  // Before the browser asks, for its answer may end the page at once.
  void keepUnsaved(true);
  event.preventDefault();
};

/**
 * Tells that something typed under `key` (a form and its record) is not stored yet, or no longer, and how it is kept as a
 * draft.
 */
export function setUnsaved(key: string, isUnsaved: boolean, keep: Keep = keepsNothing): void {
  // In a view nothing can be saved, so nothing is lost.
  if (isUnsaved && !getView()) works.set(key, keep);
  else works.delete(key);
  if (works.size > 0) window.addEventListener('beforeunload', warn);
  else window.removeEventListener('beforeunload', warn);
}

/** The person chose to leave what is unsaved: nothing warns any more. */
export function forgetUnsaved(): void {
  for (const key of [...works.keys()]) setUnsaved(key, false);
}

/** Whether anything typed anywhere would be lost by leaving the page. */
export const hasUnsaved = (): boolean => works.size > 0;
