import { useCallback, useEffect, useRef, useState } from 'react';
import { useDataProvider } from 'react-admin';
import type { Draft } from '#contract/desk.ts';
import type { SukiDataProvider } from '../../../providers/dataProvider.ts';
import type { Values } from './formSpec.tsx';

const DEBOUNCE_MS = 1000;

export type DraftState =
  | { status: 'none' }
  | { status: 'saving' }
  | { status: 'failed' }
  | { status: 'saved'; at: Date };

/** What was typed and not saved, kept on the server: `keep` a second after the last key, `flush` at once. */
export const useDraft = (key: string) => {
  const dataProvider = useDataProvider<SukiDataProvider>();
  const [offered, setOffered] = useState<Draft | null>(null);
  const [state, setState] = useState<DraftState>({ status: 'none' });
  const waiting = useRef<{ timer: ReturnType<typeof setTimeout>; values: Values } | null>(null);
  const ended = useRef(false);

  useEffect(() => {
    let current = true;
    dataProvider.getDraft(key).then(
      (draft) => current && setOffered(draft),
      // Without an answer there is nothing to offer; the form works all the same.
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [dataProvider, key]);

  const flush = useCallback(async () => {
    const pending = waiting.current;
    if (!pending || ended.current) return;
    clearTimeout(pending.timer);
    waiting.current = null;
    setState({ status: 'saving' });
    try {
      const { dtimeUpdated } = await dataProvider.saveDraft(key, pending.values);
      setState({ status: 'saved', at: new Date(dtimeUpdated) });
    } catch {
      // Tried again with the next key, and on leaving the field.
      waiting.current ??= { timer: setTimeout(flush, DEBOUNCE_MS * 10), values: pending.values };
      setState({ status: 'failed' });
    }
  }, [dataProvider, key]);

  const keep = useCallback(
    (values: Values) => {
      if (waiting.current) clearTimeout(waiting.current.timer);
      waiting.current = { timer: setTimeout(flush, DEBOUNCE_MS), values };
    },
    [flush],
  );

  const discard = useCallback(async () => {
    if (waiting.current) clearTimeout(waiting.current.timer);
    waiting.current = null;
    setOffered(null);
    setState({ status: 'none' });
    await dataProvider.discardDraft(key).catch((error: unknown) => console.error('draft', error));
  }, [dataProvider, key]);

  useEffect(() => () => void flush(), [flush]);
  const end = useCallback(() => {
    ended.current = true;
    return discard();
  }, [discard]);
  return { offered, dismiss: () => setOffered(null), state, keep, flush, discard, end };
};

export type DraftHandle = ReturnType<typeof useDraft>;
