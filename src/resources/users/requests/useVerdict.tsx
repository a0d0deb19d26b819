import { type ReactNode, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import type { Decided } from '#contract/people/userRequests.ts';
import { DecideDialog } from './DecideDialog.tsx';
import { DecidedDialog } from './DecidedDialog.tsx';
import type { Verdict } from './useDecide.ts';

/** The dialogs around deciding on requests: `ask` opens the first; `onDecided` is told what became of each. */
export const useVerdict = (
  ids: readonly string[],
  onDecided?: (results: readonly Decided[]) => void,
): { ask: (verdict: Verdict) => void; dialogs: ReactNode } => {
  const translate = useTranslate();
  const notify = useNotify();
  const [open, setOpen] = useState<{ verdict: Verdict; ids: readonly string[] } | null>(null);
  const [results, setResults] = useState<readonly Decided[] | null>(null);
  const done = (all: readonly Decided[]) => {
    setOpen(null);
    onDecided?.(all);
    if (all.some(({ result }) => result === 'refused')) return setResults(all);
    const [first] = all;
    const what = translate(`users.request.${first?.result ?? 'approved'}`, {
      smart_count: all.length,
      name: first?.name ?? '',
    });
    notify(`${what} ${translate('users.request.told')}`, { type: 'success' });
  };
  const dialogs = (
    <>
      {open && <DecideDialog {...open} onClose={() => setOpen(null)} onDone={done} />}
      {results && <DecidedDialog results={results} onClose={() => setResults(null)} />}
    </>
  );
  return { ask: (verdict) => setOpen({ verdict, ids }), dialogs };
};
