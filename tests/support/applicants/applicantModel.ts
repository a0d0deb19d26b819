import { expect } from 'vitest';
import type { DraftPartName } from '#domain/applicants/draftParts.ts';
import type { ApplicantTab } from './applicantTab.ts';
import type { FilledForms } from './filledForms.ts';
import { type MadeApplication, THE_ONE } from './madeApplications.ts';

type Opened = Awaited<ReturnType<ApplicantTab['openApplication']>>;
export type Application = Extract<Opened, { kind: 'open' }>['application'];

interface Documents {
  files?: { documentCode: string }[];
}

/** In one order of names: the database has its own. */
const written = (values: unknown): string =>
  JSON.stringify(values, (_, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => one.localeCompare(other)))
      : value,
  );

/**
 * What an applicant may rely on, part by part: what was answered as saved is there, unless a later save took its place whose answer
 * nobody got; and what a device holds unsaved it still holds when its page is loaded anew.
 */
export const applicantModel = () => {
  const saved = new Map<DraftPartName, string>();
  /** On its way when the line broke: it may have arrived. */
  const onTheWay = new Map<DraftPartName, Set<string>>();
  /** By device: typed there and not answered as saved. */
  const unsaved = new Map<number, Map<DraftPartName, string>>();
  const heldAt = (device: number): Map<DraftPartName, string> => {
    const held = unsaved.get(device) ?? new Map();
    unsaved.set(device, held);
    return held;
  };
  const read = (application: Application, part: DraftPartName) => written(application.store.values(part));
  const value = <Values extends object>(part: DraftPartName): Values => JSON.parse(saved.get(part) ?? '{}');
  return {
    typed: (device: number, part: DraftPartName, values: unknown): void =>
      void heldAt(device).set(part, written(values)),
    /** The line broke: what was held may have arrived all the same. */
    wasCut: (device: number): void => {
      for (const [part, values] of heldAt(device))
        onTheWay.set(part, (onTheWay.get(part) ?? new Set<string>()).add(values));
    },
    /** All was answered as saved, where nobody had to choose as it was typed. */
    wasSaved: (device: number, application: Application, wasChosen: boolean): void => {
      for (const [part, values] of heldAt(device)) {
        if (!wasChosen) expect(read(application, part), `${part} as it was typed`).toBe(values);
      }
      heldAt(device).clear();
      onTheWay.clear();
      for (const part of application.store.names()) saved.set(part, read(application, part));
    },
    /** A page that was loaded has all of it. */
    holds: (device: number, application: Application): void => {
      const held = heldAt(device);
      for (const part of new Set([...saved.keys(), ...held.keys()])) {
        const may = [held.get(part) ?? [saved.get(part) ?? [], ...(onTheWay.get(part) ?? [])]].flat(2);
        expect(may, `${part} after the page was loaded anew`).toContain(read(application, part));
      }
    },
    /** What it becomes when it is submitted: a file that did not arrive holds nobody up. */
    application: (): MadeApplication => {
      const { registeredBusinessName } = value<FilledForms['business']>('business');
      const codes = value<Documents>('documents').files?.map(({ documentCode }) => documentCode) ?? [];
      return { ...THE_ONE, name: registeredBusinessName, papers: codes.sort() };
    },
  };
};
