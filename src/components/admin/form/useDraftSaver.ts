import { useCallback, useEffect, useRef, useState } from 'react';
import { randomId } from '../../../providers/http/randomId.ts';
import { getView } from '../../../providers/session/view.ts';
import { useSukiDataProvider } from '../useSukiDataProvider.ts';
import type { Values } from './formSpec.tsx';

const DEBOUNCE_MS = 1000;

export type DraftState =
  | { status: 'none' }
  | { status: 'saving' }
  | { status: 'failed' }
  | { status: 'saved'; at: Date };

interface Work {
  /** Of the save that began last. */
  number: number;
  waiting: { timer: ReturnType<typeof setTimeout>; values: Values } | null;
  /** What the save under way holds. */
  saving: Values | null;
  /** What was typed last, kept or not. */
  latest: Values | null;
  /** The save under way, or the last one: whether it succeeded. */
  running: Promise<boolean>;
  ended: boolean;
}

const takeWaiting = (work: Work): Values | null => {
  const values = work.waiting?.values ?? null;
  clearTimeout(work.waiting?.timer);
  work.waiting = null;
  return values;
};

/**
 * Saves what is typed, one save after the other: `keep` a second after the last key, `flush` at once, which answers whether
 * all of it is kept. `forget` drops what waits and resolves when no save is under way; `forGood` nothing is saved after it.
 */
export const useDraftSaver = (key: string) => {
  const dataProvider = useSukiDataProvider();
  const [state, setState] = useState<DraftState>({ status: 'none' });
  const [writer] = useState(randomId);
  const ref = useRef<Work>({
    number: 0,
    waiting: null,
    saving: null,
    latest: null,
    running: Promise.resolve(true),
    ended: false,
  });

  const flush = useCallback(
    (last = false): Promise<boolean> => {
      const work = ref.current;
      // The browser breaks off what is under way when the page closes: it is sent once more, to outlive the page.
      const values = takeWaiting(work) ?? (last ? work.saving : null);
      if (!values) return work.running;
      const save = async () => {
        setState({ status: 'saving' });
        work.saving = values;
        try {
          const by = { writer, number: ++work.number };
          const { dtimeUpdated } = await dataProvider.saveDraft(key, values, { last, by });
          setState({ status: 'saved', at: new Date(dtimeUpdated) });
          return true;
        } catch {
          // Tried again by itself, with the next key, and on leaving the field.
          if (work.latest === values) work.waiting = { timer: setTimeout(flush, DEBOUNCE_MS * 10), values };
          setState({ status: 'failed' });
          return false;
        } finally {
          if (work.saving === values) work.saving = null;
        }
      };
      work.running = last ? save() : work.running.then(save);
      return work.running;
    },
    [dataProvider, key, writer],
  );

  const keep = useCallback(
    (values: Values) => {
      const work = ref.current;
      // In a view nothing is written.
      if (work.ended || getView()) return;
      takeWaiting(work);
      Object.assign(work, { waiting: { timer: setTimeout(flush, DEBOUNCE_MS), values }, latest: values });
    },
    [flush],
  );

  const forget = useCallback(async ({ forGood = false } = {}): Promise<void> => {
    const work = ref.current;
    takeWaiting(work);
    Object.assign(work, { latest: null, ended: forGood });
    setState({ status: 'none' });
    await work.running;
  }, []);

  useEffect(() => () => void flush(), [flush]);
  return { state, keep, flush, forget };
};
