import type { Values } from '../../../components/admin/form/formSpec.tsx';
import type { DraftState } from '../../../components/admin/form/useDraftSaver.ts';
import { problemOf } from '../../../components/admin/problem.ts';
import type { SukiDataProvider } from '../../../providers/dataProvider.ts';
import { randomId } from '../../../providers/http/randomId.ts';
import { type Answers, emptyAnswers } from './answers.ts';
import type { Refused } from './createChecker.ts';
import { branchPart, fromParts, partCount, toParts } from './draftParts.ts';

const DEBOUNCE_MS = 800;
const RETRY_MS = 10_000;

/** What the pages see of the answers and of how they are kept. */
export interface DraftSnapshot {
  answers: Answers;
  state: DraftState;
  /** When the answers were kept that this wizard was opened with; null for a new one. */
  resumedFrom: Date | null;
  /** Another tab or machine has changed the draft: nothing is kept until one side is chosen. */
  isForeign: boolean;
  /** What the server has refused, said in each step until the answers change. */
  refused: Refused | null;
  /** Counts how often the answers were replaced as a whole: forms begin anew then. */
  generation: number;
}

/** A part as it was read or kept last: its JSON here, and the moment that tells whether somebody else has written it since. */
interface Part {
  json: string | null;
  seen: string | null;
}

type Provider = Pick<SukiDataProvider, 'getDraft' | 'saveDraft' | 'discardDraft' | 'discardStagedFile'>;

/**
 * The answers of a wizard, kept on the server in parts: `change` keeps them a moment later, `flush` at once and answers
 * whether all of it is kept. One save runs at a time, and only parts that changed are sent; one while the page closes waits for no
 * other, and the server lets the later number stay.
 */
export const openDraft = async (provider: Provider, prefix: string) => {
  const writer = randomId();
  const keyOf = (part: string) => `${prefix}/${part}`;
  const parts = new Map<string, Part>();
  const listeners = new Set<() => void>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<boolean> = Promise.resolve(true);
  let number = 0;
  let isSaving = false;
  let dirty = false;
  let ended = false;

  const read = async (part: string): Promise<{ values: Values | null; at: string | null }> => {
    const draft = await provider.getDraft(keyOf(part));
    const found = draft?.key === keyOf(part) ? draft : null;
    parts.set(part, { json: null, seen: found?.dtimeUpdated ?? null });
    return { values: found?.values ?? null, at: found?.dtimeUpdated ?? null };
  };
  const load = async (): Promise<Pick<DraftSnapshot, 'answers' | 'resumedFrom'>> => {
    parts.clear();
    const base = await read('base');
    if (!base.values) return { answers: emptyAnswers(), resumedFrom: null };
    const names = Array.from({ length: partCount(base.values) }, (_, at) => branchPart(at));
    const rows = await Promise.all(names.map(read));
    const last =
      [base, ...rows]
        .map(({ at }) => at ?? '')
        .sort()
        .at(-1) ?? '';
    const answers = fromParts(
      base.values,
      rows.map(({ values }) => values),
    );
    // As these answers are written here: the database gives the same with its keys in another order.
    for (const [part, values] of toParts(answers)) {
      const known = parts.get(part);
      if (known) known.json = JSON.stringify(values);
    }
    return { answers, resumedFrom: new Date(last) };
  };

  let snapshot: DraftSnapshot = {
    ...(await load()),
    state: { status: 'none' },
    isForeign: false,
    refused: null,
    generation: 0,
  };
  const set = (more: Partial<DraftSnapshot>): void => {
    snapshot = { ...snapshot, ...more };
    for (const tell of listeners) tell();
  };

  const savePart = async (part: string, values: Values, last: boolean): Promise<void> => {
    // As JSON has it: what is undefined is not kept, and no change either.
    const json = JSON.stringify(values);
    const known = parts.get(part);
    if (known?.json === json) return;
    const by = { writer, number: ++number };
    const how = { last, seen: known?.seen ?? null, by };
    const saved = await provider.saveDraft(keyOf(part), JSON.parse(json), how);
    parts.set(part, { json, seen: saved.dtimeUpdated });
  };
  const dropPart = async (part: string): Promise<void> => {
    await provider.discardDraft(keyOf(part));
    parts.delete(part);
  };
  const failed = (error: unknown): void => {
    if (problemOf(error).status === 409) set({ isForeign: true, state: { status: 'failed' } });
    else {
      timer = setTimeout(flush, RETRY_MS);
      set({ state: { status: 'failed' } });
    }
  };
  const saveAll = async (last: boolean): Promise<boolean> => {
    if (!dirty || ended || snapshot.isForeign) return !dirty;
    dirty = false;
    isSaving = true;
    set({ state: { status: 'saving' } });
    const now = toParts(snapshot.answers);
    try {
      if (last) await Promise.all([...now].map(([part, values]) => savePart(part, values, last)));
      else for (const [part, values] of now) await savePart(part, values, last);
      for (const part of [...parts.keys()]) if (!now.has(part)) await dropPart(part);
      isSaving = false;
      set({ state: { status: 'saved', at: new Date() } });
      return !dirty;
    } catch (error) {
      isSaving = false;
      dirty = true;
      failed(error);
      return false;
    }
  };
  const flush = (last = false): Promise<boolean> => {
    clearTimeout(timer);
    // The browser breaks off what is under way when the page closes: it is sent once more, to outlive the page.
    if (last) dirty ||= isSaving;
    running = last
      ? Promise.all([saveAll(last), running]).then(([isKept]) => isKept)
      : running.then(() => saveAll(last));
    return running;
  };
  const change = (edit: (answers: Answers) => Answers): void => {
    const answers = edit(snapshot.answers);
    if (answers === snapshot.answers || ended) return;
    dirty = true;
    clearTimeout(timer);
    timer = setTimeout(flush, DEBOUNCE_MS);
    set({ answers });
  };
  return {
    get: (): DraftSnapshot => snapshot,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    change,
    flush,
    /** Remembers what of the answers, as they are now, the server has refused. */
    refuse: (fields: Refused['fields']): void => set({ refused: { answers: snapshot.answers, fields } }),
    /** It is known by now that these answers go on from before. */
    hideResumed: (): void => {
      if (snapshot.resumedFrom) set({ resumedFrom: null });
    },
    /** Whether something of the answers is not kept, or on its way. */
    isPending: (): boolean => dirty || isSaving,
    /** The answers were sent: the next wizard opens a draft of its own. */
    hasEnded: (): boolean => ended,
    /** Takes what the other tab or machine has kept. */
    takeTheirs: async (): Promise<void> => {
      await running;
      const theirs = await load();
      dirty = false;
      set({ ...theirs, isForeign: false, state: { status: 'none' }, generation: snapshot.generation + 1 });
    },
    /** Keeps what is here, over what the other one has. */
    keepMine: async (): Promise<boolean> => {
      await running;
      await load();
      for (const part of parts.values()) part.json = null;
      dirty = true;
      set({ isForeign: false });
      return flush();
    },
    /** Throws the answers away and begins anew; `forGood` nothing is kept after it. */
    discard: async ({ forGood = false } = {}): Promise<void> => {
      clearTimeout(timer);
      ended = true;
      await running;
      try {
        // The base last: without it the stores are no draft, with it they would seem lost.
        for (const part of [...parts.keys()].filter((one) => one !== 'base')) await dropPart(part);
        await dropPart('base');
      } catch (error) {
        ended = forGood;
        // It goes on as it was: what is gone of it is kept again.
        if (!forGood) {
          dirty = true;
          failed(error);
        }
        throw error;
      }
      dirty = false;
      ended = forGood;
      // What was sent stays in sight until the page is left.
      if (forGood) return set({});
      // Files that cannot be discarded now run out by themselves.
      for (const { fileId } of snapshot.answers.files)
        provider.discardStagedFile(fileId).catch(() => undefined);
      set({
        answers: emptyAnswers(),
        resumedFrom: null,
        isForeign: false,
        state: { status: 'none' },
        generation: snapshot.generation + 1,
      });
    },
  };
};

export type DraftStore = Awaited<ReturnType<typeof openDraft>>;
