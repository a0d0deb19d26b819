import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import type { ImportRow } from '#contract/shapes/importShapes.ts';
import { problemOf } from '../../../components/admin/problem.ts';
import { useSukiDataProvider } from '../../../components/admin/useSukiDataProvider.ts';
import { onLineBack } from '../../../components/shell/connection.ts';
import { setUnsaved } from '../../../providers/session/unsaved.ts';
import type { ImportEdit } from '../../../providers/verbs/importVerbs.ts';
import { problemsKey, sheetKey, takeImport } from '../shared/importKeys.ts';

/** So many cells a call takes. */
const MOST = 2000;

const keyOf = ({ row, column }: Pick<ImportEdit, 'row' | 'column'>): string => `${row}:${column}`;

type Pending = ReadonlyMap<string, ImportEdit>;
type Rows = { list: ImportRow[]; total: number };

const withRows = (rows: readonly ImportRow[]) => {
  const fresh = new Map(rows.map((row) => [row.row, row]));
  return (known: Rows | undefined): Rows | undefined =>
    known && { ...known, list: known.list.map((row) => fresh.get(row.row) ?? row) };
};

/** Those of the cells that were not typed anew while they were on their way. */
const without = (all: Pending, sent: readonly ImportEdit[]): Pending => {
  const left = new Map(all);
  for (const edit of sent) if (left.get(keyOf(edit)) === edit) left.delete(keyOf(edit));
  return left;
};

/** Sends batches of cells one after the other; what could not be saved stays, to be sent again. */
export const useCellEdits = (importId: string) => {
  const provider = useSukiDataProvider();
  const client = useQueryClient();
  const latest = useRef<Pending>(new Map());
  const [pending, setPending] = useState<Pending>(latest.current);
  const sending = useRef<Promise<void> | null>(null);
  const [failure, setFailure] = useState<string | null>(null);

  const keep = (next: Pending) => {
    latest.current = next;
    setPending(next);
  };
  const sendAll = async (): Promise<void> => {
    while (latest.current.size > 0) {
      const edits = [...latest.current.values()].slice(0, MOST);
      const answer = await provider.editImportCells(importId, edits);
      client.setQueriesData<Rows>({ queryKey: sheetKey(importId) }, withRows(answer.rows));
      takeImport(client, answer.import);
      keep(without(latest.current, edits));
    }
    void client.invalidateQueries({ queryKey: problemsKey(importId) });
  };
  /** Sends what waits; false when it could not be saved. */
  const flush = async (): Promise<boolean> => {
    setFailure(null);
    sending.current ??= sendAll().finally(() => {
      sending.current = null;
    });
    try {
      await sending.current;
      return true;
    } catch (error) {
      setFailure(problemOf(error).message ?? '');
      return false;
    }
  };
  const edit = (edits: readonly ImportEdit[]) => {
    if (edits.length === 0) return;
    keep(new Map([...latest.current, ...edits.map((one) => [keyOf(one), one] as const)]));
    void flush();
  };

  const isUnsaved = pending.size > 0;
  const flushAgain = useEffectEvent(() => void flush());
  // What was typed without a connection waits for one.
  useEffect(() => (isUnsaved ? onLineBack(() => flushAgain()) : undefined), [isUnsaved]);
  useEffect(() => {
    const key = `import/${importId}`;
    setUnsaved(key, isUnsaved);
    return () => setUnsaved(key, false);
  }, [importId, isUnsaved]);

  const textAt = useMemo(
    () => (row: number, column: number) => pending.get(keyOf({ row, column }))?.text,
    [pending],
  );
  return { edit, flush, textAt, failure, isSaving: isUnsaved && failure === null, waiting: pending.size };
};
export type CellEdits = ReturnType<typeof useCellEdits>;
