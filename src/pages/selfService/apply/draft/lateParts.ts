import { type DraftPartName, hasAnswers } from '#domain/applicants/draftParts.ts';
import type { DraftStore, Values } from './draftStore.ts';
import type { Kept } from './kept.ts';

/** A part of an application that was changed on this device too late to be sent with it. */
export interface LatePart {
  part: DraftPartName;
  /** The name that a store bears, or bore before it was taken away, as far as this device knows. */
  store: string | null;
  /** It was taken away here. */
  isRemoved: boolean;
}

const nameIn = (values: Values | null | undefined): string | null =>
  (values as { merchantName?: string } | null | undefined)?.merchantName ?? null;

const lateOf = (part: DraftPartName, values: Values | null, before: Values | null = null): LatePart => ({
  part,
  store: nameIn(values) ?? nameIn(before),
  isRemoved: values === null,
});

/** What of an open page has not been saved. */
export const lateInStore = (store: DraftStore): LatePart[] =>
  store
    .unsaved()
    .filter(hasAnswers)
    .map((part) => lateOf(part, store.values(part), store.before(part)));

/** What the tab keeps since it was typed on a page that was left, or loaded anew, before it was saved. */
export const lateInKept = ({ parts }: Kept): LatePart[] =>
  Object.entries(parts)
    .filter(([part]) => hasAnswers(part))
    .map(([part, { values }]) => lateOf(part as DraftPartName, values));
