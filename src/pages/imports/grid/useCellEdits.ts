import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useNotify } from 'react-admin';
import type { ImportCellConflict, ImportRow } from '#contract/shapes/importShapes.ts';
import { problemOf } from '../../../components/admin/problem.ts';
import { useSukiDataProvider } from '../../../components/admin/useSukiDataProvider.ts';
import { onLineBack } from '../../../components/shell/connection.ts';
import { randomId } from '../../../providers/http/randomId.ts';
import { isFinal, type RetryTimer, retryTimer } from '../../../providers/http/retrying.ts';
import { setUnsaved } from '../../../providers/session/unsaved.ts';
import type { ImportCellAction, ImportEdit } from '../../../providers/verbs/importVerbs.ts';
import { problemsKey, refetchRows, sheetKey, takeImport } from '../shared/importKeys.ts';

/** So many cells a call takes. */
const MOST = 2000;

const keyOf = ({ row, column }: Pick<ImportEdit, 'row' | 'column'>): string => `${row}:${column}`;

/** A cell that waits to be sent. What has one id is one edit, in however many calls, and is taken back as one. */
interface PendingEdit extends ImportEdit {
  action: ImportCellAction;
  /** None for what is typed: each call of it is an edit. */
  editId?: string | undefined;
}
type Pending = ReadonlyMap<string, PendingEdit>;
type Rows = { list: ImportRow[]; total: number };

/** A cell that somebody else changed first: the cell shows their text, and the own one waits for a decision. */
export interface Conflict extends ImportCellConflict {
  mine: string;
}
/** Who changed it, by name where the reader may see that. */
export const editorOf = ({ editedBy, editedByName }: Conflict): string => editedByName ?? editedBy;
type Conflicts = ReadonlyMap<string, Conflict>;

const withRows = (rows: readonly ImportRow[]) => {
  const fresh = new Map(rows.map((row) => [row.row, row]));
  return (known: Rows | undefined): Rows | undefined =>
    known && { ...known, list: known.list.map((row) => fresh.get(row.row) ?? row) };
};

/** Those of the cells that were not changed again while they were on their way. */
const without = (all: Pending, sent: readonly PendingEdit[]): Pending => {
  const left = new Map(all);
  for (const edit of sent) if (left.get(keyOf(edit)) === edit) left.delete(keyOf(edit));
  return left;
};

/** The cells of the edit that waits longest, as many as a call takes. */
const nextOf = (pending: Pending): PendingEdit[] => {
  const all = [...pending.values()];
  return all.filter(({ editId }) => editId === all[0]?.editId).slice(0, MOST);
};

/** Cells that others changed first, until the person takes their text or sends the own one again. */
const useConflicts = () => {
  const [conflicts, setConflicts] = useState<Conflicts>(new Map());
  const drop = (keys: readonly string[]) =>
    setConflicts((all) => {
      const left = new Map(all);
      for (const key of keys) left.delete(key);
      return left;
    });
  const add = (found: readonly ImportCellConflict[], sent: readonly PendingEdit[]) => {
    const mine = new Map(sent.map((edit) => [keyOf(edit), edit.text]));
    const more = found.map((one) => [keyOf(one), { ...one, mine: mine.get(keyOf(one)) ?? '' }] as const);
    if (more.length) setConflicts((all) => new Map([...all, ...more]));
  };
  return { conflicts, add, drop };
};

/** Sends batches of cells one after the other; what could not be saved stays, to be sent again. */
export const useCellEdits = (importId: string) => {
  const provider = useSukiDataProvider();
  const client = useQueryClient();
  const notify = useNotify();
  const latest = useRef<Pending>(new Map());
  const [pending, setPending] = useState<Pending>(latest.current);
  const sending = useRef<Promise<void> | null>(null);
  // The last edit of each cell by this window, which it has seen without reading its row again.
  const own = useRef(new Map<string, number>());
  const [failure, setFailure] = useState<string | null>(null);
  const { conflicts, add, drop } = useConflicts();
  /** The server has refused what waits: only another edit sends it again. */
  const isRefused = useRef(false);
  const again = useRef<RetryTimer>(null);

  const keep = (next: Pending) => {
    latest.current = next;
    setPending(next);
  };
  const send = async (edits: readonly PendingEdit[]): Promise<void> => {
    const cells = edits.map(({ row, column, text, seen = 0 }) => {
      const known = own.current.get(keyOf({ row, column })) ?? 0;
      return { row, column, text, seen: Math.max(seen, known) };
    });
    const { action = 'type', editId } = edits[0] ?? {};
    const answer = await provider.editImportCells(importId, { edits: cells, action, editId });
    client.setQueriesData<Rows>({ queryKey: sheetKey(importId) }, withRows(answer.rows));
    takeImport(client, answer.import);
    const refused = new Set(answer.conflicts.map(keyOf));
    const number = answer.import.undoableEdit?.edit ?? 0;
    for (const edit of edits) if (!refused.has(keyOf(edit))) own.current.set(keyOf(edit), number);
    add(answer.conflicts, edits);
    keep(without(latest.current, edits));
  };
  const sendAll = async (): Promise<void> => {
    while (latest.current.size > 0) await send(nextOf(latest.current));
    void client.invalidateQueries({ queryKey: problemsKey(importId) });
  };
  const fail = (error: unknown) => {
    const { status, message } = problemOf(error);
    setFailure(message ?? '');
    if (status !== 409) return;
    // The rows that were changed are not there any more: sending them again would never succeed.
    keep(new Map());
    setFailure(null);
    notify(message ?? 'common.failed', { type: 'error' });
    refetchRows(client, importId);
  };
  /** Sends what waits; false when it could not be saved. */
  const flush = async (): Promise<boolean> => {
    setFailure(null);
    isRefused.current = false;
    sending.current ??= sendAll().finally(() => {
      sending.current = null;
    });
    try {
      await sending.current;
      again.current?.done();
      return true;
    } catch (error) {
      isRefused.current = isFinal(error);
      again.current?.failed(error);
      fail(error);
      return false;
    }
  };
  const edit = (edits: readonly ImportEdit[], action: ImportCellAction = 'type') => {
    if (edits.length === 0) return;
    // What is typed one after the other while nothing can be sent goes as one edit.
    const editId = action === 'type' ? undefined : randomId();
    const next = new Map(latest.current);
    for (const one of edits) {
      next.delete(keyOf(one));
      next.set(keyOf(one), { ...one, action, editId });
    }
    keep(next);
    drop(edits.map(keyOf));
    void flush();
  };

  const isUnsaved = pending.size > 0;
  const isOpen = isUnsaved || conflicts.size > 0;
  const flushAgain = useEffectEvent(() => {
    if (!isRefused.current) void flush();
  });
  // What was typed without a connection waits for one.
  useEffect(() => (isUnsaved ? onLineBack(() => flushAgain()) : undefined), [isUnsaved]);
  useEffect(() => {
    const timer = retryTimer(() => flushAgain());
    again.current = timer;
    return timer.stop;
  }, []);
  useEffect(() => {
    const key = `import/${importId}`;
    setUnsaved(key, isOpen);
    return () => setUnsaved(key, false);
  }, [importId, isOpen]);

  const textAt = useMemo(
    () => (row: number, column: number) => pending.get(keyOf({ row, column }))?.text,
    [pending],
  );
  const conflictAt = useMemo(
    () => (row: number, column: number) => conflicts.get(keyOf({ row, column })),
    [conflicts],
  );
  return {
    edit,
    flush,
    textAt,
    conflictAt,
    conflicts: [...conflicts.values()],
    /** Sends the own texts again, over those of others that are seen now. */
    takeMine: (taken: readonly Conflict[]) =>
      edit(taken.map(({ row, column, mine, edit: seen }) => ({ row, column, text: mine, seen }))),
    keepTheirs: (taken: readonly Conflict[]) => drop(taken.map(keyOf)),
    failure,
    isSaving: isUnsaved && failure === null,
    waiting: pending.size,
  };
};
export type CellEdits = ReturnType<typeof useCellEdits>;
