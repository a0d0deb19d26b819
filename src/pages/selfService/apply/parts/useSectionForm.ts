import { useRef, useState } from 'react';
import type { Problems } from '#domain/selfService/check/problems.ts';
import { type SelfServiceStep, sectionOf } from '#domain/selfService/form/steps.ts';
import { valueAt, withValue } from '#domain/selfService/form/valueAt.ts';
import { noteProgress } from '../../../../providers/applicant/progress.ts';
import type { Application } from '../draft/application.ts';
import { leaveStep, wasLeft } from '../draft/sections.ts';
import type { FormState } from './formContext.ts';
import { useOpened } from './useOpened.ts';

interface Section<V extends object> {
  application: Application;
  step: SelfServiceStep;
  values: V;
  write: (values: V) => void;
  problems: Problems;
  /** Of a step that each store has: which one it is of, and whether that was added just now. */
  store?: { at: number; isNew: boolean };
}

const NO_STORE = { at: 0, isNew: false };

const isEmpty = (value: unknown): boolean =>
  value === '' ||
  value === null ||
  value === undefined ||
  (typeof value === 'object' && !Array.isArray(value) && Object.values(value).some((part) => part === ''));

/** The form of a step: its fields read and write the draft; what is wrong is said of fields that were left, and of all on going on. */
export const useSectionForm = <V extends object>(section: Section<V>) => {
  const { application, step, values, write, problems } = section;
  const { at, isNew } = section.store ?? NO_STORE;
  const { store, draft } = application;
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [asked, setAsked] = useState<ReadonlySet<number>>(new Set());
  const isAsked = asked.has(at) || (wasLeft(application, step) && !isNew);
  const [summary, setSummary] = useState<Problems | null>(null);
  const seconds = useOpened(application, step);
  // Two fields may change before the page is drawn again: the latter builds on the former.
  const latest = useRef(values);
  latest.current = values;

  const set = (path: string, value: unknown): void => {
    latest.current = withValue(latest.current, path, value) as V;
    write(latest.current);
  };
  const leave = (path: string): void => {
    setLeft((before) => new Set(before).add(path));
    void store.flush();
  };
  const isSaid = (path: string): boolean => isAsked || (left.has(path) && !isEmpty(valueAt(values, path)));
  const shown = Object.fromEntries(Object.entries(problems).filter(([path]) => isSaid(path)));
  const form: FormState = { values, set, leave, shown };

  /** Whether the step is done; else what is wrong is said above it. */
  const finish = (): boolean => {
    const fields = Object.keys(problems);
    setAsked((before) => new Set(before).add(at));
    leaveStep(application, step);
    void store.flush();
    setSummary(fields.length > 0 ? { ...problems } : null);
    const name = sectionOf(step);
    noteProgress(
      draft.referenceNumber,
      fields.length > 0
        ? { kind: 'errors', section: name, fields: fields.slice(0, 50) }
        : { kind: 'done', section: name, seconds: seconds() },
    );
    return fields.length === 0;
  };
  return { form, summary, finish };
};
