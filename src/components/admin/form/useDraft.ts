import { useCallback, useEffect, useState } from 'react';
import type { Draft } from '#contract/drafts.ts';
import { useSukiDataProvider } from '../useSukiDataProvider.ts';
import type { Values } from './formSpec.tsx';
import { useDraftSaver } from './useDraftSaver.ts';

/**
 * What was typed and not saved, kept on the server. What is offered is of this form and version, or (`isOlder`) of an
 * earlier one; `moveHere` makes it this version's.
 */
export const useDraft = (key: string) => {
  const dataProvider = useSukiDataProvider();
  const [offered, setOffered] = useState<Draft | null>(null);
  const { state, keep, flush, forget } = useDraftSaver(key);

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

  const older = offered && offered.key !== key ? offered.key : null;
  const drop = useCallback(
    (dropped: string) =>
      dataProvider.discardDraft(dropped).catch((error: unknown) => console.error('draft', error)),
    [dataProvider],
  );
  const discard = useCallback(async () => {
    setOffered(null);
    await forget();
    await Promise.all([drop(key), older && drop(older)]);
  }, [drop, forget, key, older]);
  const moveHere = (values: Values) => {
    keep(values);
    setOffered(null);
    if (older) void drop(older);
  };
  const end = useCallback(async () => {
    await forget({ forGood: true });
    await drop(key);
  }, [drop, forget, key]);
  const isOlder = older !== null;
  return { offered, isOlder, dismiss: () => setOffered(null), moveHere, state, keep, flush, discard, end };
};

export type DraftHandle = ReturnType<typeof useDraft>;
