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

/**
 * What was typed and not saved, kept on the server: `keep` a second after the last key, `flush` at once. What is offered is of
 * this form and version, or (`isOlder`) of an earlier one; `moveHere` makes it this version's.
 */
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

  const older = offered && offered.key !== key ? offered.key : null;
  const drop = useCallback(
    (dropped: string) =>
      dataProvider.discardDraft(dropped).catch((error: unknown) => console.error('draft', error)),
    [dataProvider],
  );
  const discard = useCallback(async () => {
    if (waiting.current) clearTimeout(waiting.current.timer);
    waiting.current = null;
    setOffered(null);
    setState({ status: 'none' });
    await Promise.all([drop(key), older && drop(older)]);
  }, [drop, key, older]);
  const moveHere = (values: Values) => {
    keep(values);
    setOffered(null);
    if (older) void drop(older);
  };

  useEffect(() => () => void flush(), [flush]);
  const end = useCallback(() => {
    ended.current = true;
    if (waiting.current) clearTimeout(waiting.current.timer);
    return drop(key);
  }, [drop, key]);
  const isOlder = older !== null;
  return { offered, isOlder, dismiss: () => setOffered(null), moveHere, state, keep, flush, discard, end };
};

export type DraftHandle = ReturnType<typeof useDraft>;
