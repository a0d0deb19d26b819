import type { PropsWithChildren } from 'react';
import { useLocation } from 'react-router-dom';
import { DecisionBar } from '../../components/admin/records/decide/DecisionBar.tsx';
import { RecordShell } from '../../components/admin/records/RecordShell.tsx';
import { routeAt } from '../../providers/guard.ts';
import { lazyPage } from '../../public/loading/lazyPage.ts';

const Corrections = lazyPage(async () => ({
  default: (await import('../../components/admin/records/corrections/Corrections.tsx')).Corrections,
}));
const Changes = lazyPage(async () => ({ default: (await import('./changes/Changes.tsx')).Changes }));
const Notes = lazyPage(async () => ({ default: (await import('./notes/Notes.tsx')).Notes }));
const beside = { corrections: <Corrections />, changes: <Changes />, notes: <Notes /> };

/** The record that a page stands within, as the table of pages says; `useRecordShell()` stands around the page. */
export const RecordAround = ({ children }: PropsWithChildren) => {
  const { within } = routeAt(useLocation().pathname).route;
  if (!within) return children;
  return (
    <RecordShell mode={within} actions={<DecisionBar />} parts={beside}>
      {children}
    </RecordShell>
  );
};
