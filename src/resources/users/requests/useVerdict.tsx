import { type ReactNode, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import type { Decided } from '#contract/people/userRequests.ts';
import { DecideDialog } from './DecideDialog.tsx';
import { DecidedDialog } from './DecidedDialog.tsx';
import type { Verdict } from './useDecide.ts';

/** The dialogs around deciding on requests: `ask` opens the first; `onDecided` is told what became of each, once that was read. */
export const useVerdict = (
  ids: readonly string[],
  onDecided?: (results: readonly Decided[]) => void,
): { ask: (verdict: Verdict) => void; dialogs: ReactNode } => {
  const translate = useTranslate();
  const notify = useNotify();
  const [open, setOpen] = useState<{ verdict: Verdict; ids: readonly string[] } | null>(null);
  const [results, setResults] = useState<{ verdict: Verdict; all: readonly Decided[] } | null>(null);
  const done = (verdict: Verdict, all: readonly Decided[]) => {
    setOpen(null);
    if (all.some(({ result }) => result === 'refused')) return setResults({ verdict, all });
    onDecided?.(all);
    const [first] = all;
    const what = translate(`users.request.${first?.result ?? 'approved'}`, {
      smart_count: all.length,
      name: first?.name ?? '',
    });
    notify(`${what} ${translate('users.request.told')}`, { type: 'success' });
  };
  // Not before: where nothing stays chosen the dialog goes with what it was opened from.
  const close = () => {
    setResults(null);
    if (results) onDecided?.(results.all);
  };
  const dialogs = (
    <>
      {open && (
        <DecideDialog {...open} onClose={() => setOpen(null)} onDone={(all) => done(open.verdict, all)} />
      )}
      {results && <DecidedDialog verdict={results.verdict} results={results.all} onClose={close} />}
    </>
  );
  return { ask: (verdict) => setOpen({ verdict, ids }), dialogs };
};
