import type { QueryClient } from '@tanstack/react-query';
import type { ImportJob } from '#contract/shapes/importShapes.ts';

/** What is asked of one import. */
export const importKey = (id: string) => ['import', id] as const;
export const rowsKey = (id: string) => ['importRows', id] as const;
/** The pages of the sheet, whose rows an edit answers anew; other questions about rows have shapes of their own. */
export const sheetKey = (id: string) => [...rowsKey(id), 'sheet'] as const;
export const problemsKey = (id: string) => ['importProblems', id] as const;
export const historyKey = (kind: string) => ['imports', kind] as const;

/** Takes an import as a call answered it, unless a later one is known already. */
export const takeImport = (client: QueryClient, job: ImportJob): void => {
  client.setQueryData<ImportJob>(importKey(job.id), (known) =>
    known && known.version > job.version ? known : job,
  );
};

/** Asks anew for the rows of an import and what is wrong with them. */
export const refetchRows = (client: QueryClient, id: string): void => {
  void client.invalidateQueries({ queryKey: rowsKey(id) });
  void client.invalidateQueries({ queryKey: problemsKey(id) });
};
