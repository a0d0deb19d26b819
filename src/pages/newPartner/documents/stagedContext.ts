import { createContext, useContext } from 'react';
import type { Upload } from '../../../components/ui/upload/useUploads.ts';
import type { StagedFile } from '../wizard/answers.ts';

/** What can be done with the documents of the application that is being written. */
interface StagedActions {
  /** Uploads files as documents of a kind, for the partner (null) or a store. */
  upload: (files: readonly File[], documentCode: string, branchKey: string | null) => void;
  replace: (former: StagedFile, files: readonly File[]) => void;
  /** Asks, then takes the file away. */
  remove: (file: StagedFile) => void;
  open: (fileId: string) => void;
  /** Whether the server no longer has the file. */
  isGone: (file: StagedFile) => boolean;
  /** What is wrong with the file. */
  problemsOf: (file: StagedFile) => readonly string[];
  /** The files on their way. */
  uploads: readonly Upload[];
  isBusy: boolean;
  retry: (uploadId: string) => void;
  dismiss: (uploadId: string) => void;
}

const Context = createContext<StagedActions | null>(null);
export const StagedActionsProvider = Context.Provider;

/** What can be done with the documents around this component. */
export const useStagedActions = (): StagedActions => {
  const found = useContext(Context);
  if (!found) throw new Error('useStagedActions needs the documents step around it');
  return found;
};
