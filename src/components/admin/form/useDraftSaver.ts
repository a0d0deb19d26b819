import { useCallback, useEffect, useRef, useState } from 'react';
import type { Draft } from '#contract/drafts.ts';
import { randomId } from '../../../providers/http/randomId.ts';
import { isFinal, type RetryTimer, retryTimer } from '../../../providers/http/retrying.ts';
import { getView } from '../../../providers/session/view.ts';
import { problemOf } from '../problem.ts';
import { useSukiDataProvider } from '../useSukiDataProvider.ts';
import type { Values } from './formSpec.tsx';

const DEBOUNCE_MS = 1000;
const FIRST_AGAIN_MS = 10_000;

export type DraftState =
  | { status: 'none' }
  | { status: 'saving' }
  /** Tried again by itself. */
  | { status: 'failed' }
  /** The server does not take it: only another value is sent. */
  | { status: 'refused' }
  /** Another tab or machine has changed it: nothing is kept until somebody says which side counts. */
  | { status: 'foreign' }
  | { status: 'saved'; at: Date };

/** Who saves a draft, and what is known of it: shared by the forms that follow one another on one draft. */
export interface DraftChain {
  writer: string;
  /** Of the save that began last. */
  number: number;
  /** `dtimeUpdated` of the draft that is there, null for none. Left out: what is there is overwritten. */
  seen?: string | null;
}

interface Work {
  waiting: { timer?: ReturnType<typeof setTimeout>; values: Values } | null;
  /** What the save under way holds. */
  saving: Values | null;
  /** What was typed last, kept or not. */
  latest: Values | null;
  /** The save under way, or the last one: whether it succeeded. */
  running: Promise<boolean>;
  ended: boolean;
  /** Of a draft that was changed elsewhere: `seen` of what is there. */
  theirs: { seen: string | null } | null;
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
export const useDraftSaver = (key: string, shared?: DraftChain) => {
  const dataProvider = useSukiDataProvider();
  const [state, setState] = useState<DraftState>({ status: 'none' });
  const [own] = useState((): DraftChain => ({ writer: randomId(), number: 0 }));
  const chain = shared ?? own;
  const again = useRef<RetryTimer>(null);
  const ref = useRef<Work>({
    waiting: null,
    saving: null,
    latest: null,
    running: Promise.resolve(true),
    ended: false,
    theirs: null,
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
          const { writer, seen } = chain;
          const by = { writer, number: ++chain.number };
          const how = { last, by, ...(seen === undefined ? {} : { seen }) };
          const { dtimeUpdated } = await dataProvider.saveDraft(key, values, how);
          if (seen !== undefined) chain.seen = dtimeUpdated;
          setState({ status: 'saved', at: new Date(dtimeUpdated) });
          again.current?.done();
          return true;
        } catch (error) {
          const { status, current } = problemOf(error);
          if (status === 409) {
            work.theirs = { seen: (current as Pick<Draft, 'dtimeUpdated'> | null)?.dtimeUpdated ?? null };
            setState({ status: 'foreign' });
            return false;
          }
          // With the next key it is tried again in any case, and on leaving the field while it may succeed.
          if (work.latest === values && !isFinal(error)) work.waiting = { values };
          again.current?.failed(error);
          setState({ status: isFinal(error) ? 'refused' : 'failed' });
          return false;
        } finally {
          if (work.saving === values) work.saving = null;
        }
      };
      work.running = last ? save() : work.running.then(save);
      return work.running;
    },
    [dataProvider, key, chain],
  );

  const keep = useCallback(
    (values: Values) => {
      const work = ref.current;
      // In a view nothing is written.
      if (work.ended || getView()) return;
      takeWaiting(work);
      work.latest = values;
      if (!work.theirs) work.waiting = { timer: setTimeout(flush, DEBOUNCE_MS), values };
    },
    [flush],
  );

  const forget = useCallback(async ({ forGood = false } = {}): Promise<void> => {
    const work = ref.current;
    takeWaiting(work);
    Object.assign(work, { latest: null, ended: forGood, theirs: null });
    setState({ status: 'none' });
    await work.running;
  }, []);

  /** Of a draft that was changed elsewhere: what was typed here counts. Answers whether it is kept. */
  const keepMine = useCallback((): Promise<boolean> => {
    const { theirs, latest } = ref.current;
    if (!theirs || !latest) return ref.current.running;
    chain.seen = theirs.seen;
    ref.current.theirs = null;
    keep(latest);
    return flush();
  }, [chain, keep, flush]);

  useEffect(() => {
    const timer = retryTimer(() => void flush(), FIRST_AGAIN_MS);
    again.current = timer;
    return () => {
      timer.stop();
      again.current = null;
      void flush();
    };
  }, [flush]);
  return { state, keep, flush, forget, keepMine };
};
