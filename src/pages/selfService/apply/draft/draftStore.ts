import type { DraftPartName } from '#domain/applicants/draftParts.ts';
import { isSameAnswer } from '#domain/selfService/form/differences.ts';
import { ApiError } from '../../../../providers/http/apiError.ts';
import { randomId } from '../../../../providers/http/randomId.ts';
import { isFinal } from '../../../../providers/http/retrying.ts';
import type { SaveState } from '../../shell/SaveMark.tsx';
import type { Kept } from './kept.ts';

export type Values = Record<string, unknown>;

/** One part as the server has it. */
export interface SavedPart {
  part: string;
  values: Values;
  version: number;
  dtimeUpdated: string;
}

interface By {
  writer: string;
  number: number;
}

/** What the store asks of the server; both reject with an ApiError. */
export interface DraftCalls {
  save: (
    part: DraftPartName,
    body: { values: Values; seen: number | null; by: By },
  ) => Promise<{ version: number; dtimeUpdated: string }>;
  discard: (part: DraftPartName, seen: number) => Promise<void>;
}

interface Part {
  /** Null: it was taken away here. */
  values: Values | null;
  /** The version that these values follow; null for none. */
  seen: number | null;
  /** What stood at that version; left out where that is not known, as after a reload. */
  base?: Values;
  /** Changed here since, and not saved yet. */
  isDirty: boolean;
  /** What the server has refused for good: it is not sent again by itself. */
  refused?: Values | null;
  /** What another device has saved meanwhile: somebody has to choose. */
  theirs: { values: Values; version: number } | 'gone' | null;
}

/** A part of which two devices have saved different values. */
export interface TwoSides {
  /** As it stands here; null: it was taken away. */
  mine: Values | null;
  /** As the other device has saved it; null: it was taken away there. */
  theirs: Values | null;
  /** What both began with; null where that is not known. */
  base: Values | null;
  /** The version saved there; null for none. */
  version: number | null;
}

export interface DraftSnapshot {
  save: SaveState | null;
  /** The part of which two devices have saved different values. */
  conflict: DraftPartName | null;
  /** Why it takes nothing any more: it was sent elsewhere, or was cancelled there or ran out. */
  ended: 'sent' | 'gone' | null;
}

const endedBy = (error: unknown): DraftSnapshot['ended'] => {
  if (!(error instanceof ApiError)) return null;
  return error.code === 'rule_not_editable' ? 'sent' : error.status === 404 ? 'gone' : null;
};

const isTheirs = (current: unknown): current is SavedPart =>
  typeof current === 'object' && current !== null && 'values' in current && 'version' in current;

const alike = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

const partsOf = (saved: readonly SavedPart[], kept: Kept): Map<DraftPartName, Part> => {
  const parts = new Map<DraftPartName, Part>();
  for (const { part, values, version } of saved)
    parts.set(part as DraftPartName, { values, seen: version, base: values, isDirty: false, theirs: null });
  for (const [name, { values, seen }] of Object.entries(kept.parts)) {
    const part = parts.get(name as DraftPartName);
    if (alike(part?.values ?? null, values)) continue;
    const base = part?.base && part.seen === seen ? { base: part.base } : {};
    parts.set(name as DraftPartName, { values, seen, ...base, isDirty: true, theirs: null });
  }
  return parts;
};

const savedAt = (saved: readonly SavedPart[]): SaveState | null => {
  const latest = saved
    .map(({ dtimeUpdated }) => dtimeUpdated)
    .sort()
    .at(-1);
  return latest ? { kind: 'saved', at: new Date(latest) } : null;
};

/**
 * What is typed into an application, part by part: kept in this tab with each key, sent to the server when a field is left, and again
 * until it has arrived. Of two devices that write the same part neither is overwritten: the applicant says which one counts.
 */
export const createDraftStore = (
  calls: DraftCalls,
  { saved, kept, keep }: { saved: readonly SavedPart[]; kept: Kept; keep: (kept: Kept) => void },
) => {
  const writer = kept.writer ?? randomId();
  let number = kept.number;
  const parts = partsOf(saved, kept);
  const listeners = new Set<() => void>();
  let snapshot: DraftSnapshot = { save: savedAt(saved), conflict: null, ended: null };
  let running: Promise<boolean> | null = null;
  /** Why the last save failed; null when nothing did. */
  let failure: unknown = null;

  const dirty = () => [...parts].filter(([, part]) => part.isDirty);
  const tell = (save: SaveState | null, ended = snapshot.ended): void => {
    const conflict = [...parts].find(([, { theirs }]) => theirs !== null)?.[0] ?? null;
    snapshot = { save, conflict, ended };
    for (const listener of listeners) listener();
  };
  const keepDirty = (): void => {
    const held = dirty().map(([name, { values, seen }]) => [name, { values, seen }] as const);
    keep({ writer: held.length > 0 ? writer : null, number, parts: Object.fromEntries(held) });
  };

  const sendOne = async (name: DraftPartName, part: Part): Promise<void> => {
    const { values, seen } = part;
    number += 1;
    keepDirty();
    try {
      if (values === null) {
        if (seen !== null) await calls.discard(name, seen);
        if (part.values === null) parts.delete(name);
      } else {
        const { version, dtimeUpdated } = await calls.save(name, { values, seen, by: { writer, number } });
        Object.assign(part, { seen: version, base: values });
        part.isDirty = part.values !== values;
        tell({ kind: 'saved', at: new Date(dtimeUpdated) });
      }
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 409) {
        // A session that has ended says nothing of what was typed.
        if (isFinal(error) && !(error instanceof ApiError && error.status === 401)) part.refused = values;
        throw error;
      }
      const theirs = isTheirs(error.current) ? error.current : 'gone';
      // How far somebody got is asked of nobody: what is written last counts.
      const version = theirs === 'gone' ? null : theirs.version;
      if (name === 'progress' && version !== seen) part.seen = version;
      else part.theirs = theirs;
    }
    keepDirty();
  };

  const isRefused = ({ refused, values }: Part): boolean => refused !== undefined && alike(refused, values);
  const sendable = () => dirty().filter(([, { theirs }]) => theirs === null);

  const run = async (): Promise<boolean> => {
    failure = null;
    // What was refused is sent last, so that it holds up no other part.
    const waiting = () =>
      sendable().sort(([, one], [, other]) => Number(isRefused(one)) - Number(isRefused(other)));
    try {
      for (let next = waiting()[0]; next; next = waiting()[0]) {
        if (snapshot.save?.kind !== 'saving') tell({ kind: 'saving' });
        await sendOne(...next);
      }
      const isSaved = dirty().length === 0;
      const { save } = snapshot;
      tell(
        isSaved && save?.kind === 'saving'
          ? { kind: 'saved', at: new Date() }
          : isSaved
            ? save
            : { kind: 'asking' },
      );
      return isSaved;
    } catch (error) {
      failure = error;
      tell({ kind: isFinal(error) ? 'failed' : 'waiting' }, snapshot.ended ?? endedBy(error));
      return false;
    }
  };

  const change = (name: DraftPartName, values: Values | null): void => {
    const part = parts.get(name);
    if (alike(part?.values ?? null, values)) return;
    if (part) Object.assign(part, { values, isDirty: true });
    else parts.set(name, { values, seen: null, isDirty: true, theirs: null });
    keepDirty();
    tell(snapshot.save);
  };

  /** A part as the server has it by now; what was changed here meanwhile is a conflict, what was read before it counts no more. */
  const take = ({ part: name, values, version }: SavedPart): void => {
    const part = parts.get(name as DraftPartName);
    if (part?.seen != null && part.seen >= version) return;
    if (part?.isDirty) part.theirs = { values, version };
    else
      parts.set(name as DraftPartName, { values, seen: version, base: values, isDirty: false, theirs: null });
  };

  /** A part that another device has taken away; what was changed here meanwhile is a conflict once it is sent. */
  const leave = (name: DraftPartName): void => {
    if (!parts.get(name)?.isDirty) parts.delete(name);
  };

  return {
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    snapshot: (): DraftSnapshot => snapshot,
    values: (name: DraftPartName): Values | null => parts.get(name)?.values ?? null,
    /** What the server had of a part when it was changed here; null where that is not known. */
    before: (name: DraftPartName): Values | null => parts.get(name)?.base ?? null,
    names: (): DraftPartName[] => [...parts].flatMap(([name, { values }]) => (values ? [name] : [])),
    /** The version of each part that was read or saved here last. */
    versions: (): Record<string, number> =>
      Object.fromEntries([...parts].flatMap(([name, { seen }]) => (seen === null ? [] : [[name, seen]]))),
    set: (name: DraftPartName, values: Values): void => change(name, values),
    remove: (name: DraftPartName): void => change(name, null),
    /** Takes in parts that were written for this application by other calls, as the server has them. */
    takeIn: (saved: readonly SavedPart[]): void => {
      for (const part of saved) take(part);
      tell(savedAt(saved) ?? snapshot.save);
    },
    /** Takes in all parts that are `meant` as the server has them by now; which read otherwise than here, with what stood here. */
    catchUp: (
      saved: readonly SavedPart[],
      meant: (name: string) => boolean,
    ): { name: DraftPartName; before: Values | null }[] => {
      const held = new Map([...parts].map(([name, { values }]) => [name, values] as const));
      const there = new Set<string>(saved.map(({ part }) => part));
      for (const part of saved) if (meant(part.part)) take(part);
      for (const name of held.keys()) if (meant(name) && !there.has(name)) leave(name);
      tell(snapshot.save);
      return [...new Set([...held.keys(), ...parts.keys()])].flatMap((name) => {
        const before = held.get(name) ?? null;
        return isSameAnswer(before, parts.get(name)?.values ?? null) ? [] : [{ name, before }];
      });
    },
    /** Sends what is not saved yet; whether all of it is now. One at a time, and nothing to an application that is over. */
    flush: (): Promise<boolean> => {
      if (snapshot.ended) return Promise.resolve(false);
      running ??= run().finally(() => {
        running = null;
      });
      return running;
    },
    hasUnsaved: (): boolean => dirty().length > 0,
    /** True when something is to be sent that the server has not refused for good. */
    mayFlush: (): boolean => snapshot.ended === null && sendable().some(([, part]) => !isRefused(part)),
    /** Why the last save failed; null when none did. */
    failure: (): unknown => failure,
    /** The parts of which something is not saved. */
    unsaved: (): DraftPartName[] => dirty().map(([name]) => name),
    /** Both sides of a part, while somebody has to choose. */
    twoSides: (name: DraftPartName): TwoSides | null => {
      const { values: mine, base, theirs } = parts.get(name) ?? {};
      if (mine === undefined || !theirs) return null;
      const there =
        theirs === 'gone'
          ? { theirs: null, version: null }
          : { theirs: theirs.values, version: theirs.version };
      return { mine, base: base ?? null, ...there };
    },
    /** What somebody has chosen of a part stands here, and replaces what the other device has saved. Null: it is taken away. */
    settle: (name: DraftPartName, values: Values | null): void => {
      const part = parts.get(name);
      if (!part?.theirs) return;
      const there = part.theirs === 'gone' ? null : part.theirs;
      Object.assign(part, { values, seen: there?.version ?? null, theirs: null });
      if (there) part.base = there.values;
      part.isDirty = !alike(values, there?.values ?? null);
      if (values === null && !there) parts.delete(name);
      keepDirty();
      tell(snapshot.save);
    },
  };
};
export type DraftStore = ReturnType<typeof createDraftStore>;
