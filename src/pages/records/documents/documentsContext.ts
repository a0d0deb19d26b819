import { createContext, useContext } from 'react';
import type { DocumentRow } from '#contract/shapes/documentRow.ts';

/** What can be done with the documents of the record; an action that the user may not do is missing. */
interface DocumentActions {
  /** Sends files as documents of a kind; one that takes another's place names it. */
  upload?: (files: readonly File[], documentCode: string, replaces?: string) => void;
  remove?: (document: DocumentRow) => void;
  download?: (id: string) => Promise<File>;
  open: (id: string) => void;
  thumbnail: (id: string) => Promise<Blob>;
  /** Ids of documents that took the place of another one. */
  successors: ReadonlySet<string>;
}

const Context = createContext<DocumentActions | null>(null);
export const DocumentActionsProvider = Context.Provider;

/** What can be done with the documents around this component. */
export const useDocumentActions = (): DocumentActions => {
  const found = useContext(Context);
  if (!found) throw new Error('useDocumentActions needs the documents tab around it');
  return found;
};
