import { createContext, useContext } from 'react';
import type { RaRecord } from 'react-admin';
import type { Permission } from '#domain/permissions.ts';
import type { ResourceName } from '../../../providers/paths.ts';

export type Values = Record<string, unknown>;

/** What a form is about; the parts around it (draft, errors, conflict, saving) read it from here. */
export interface FormSpec {
  resource: ResourceName;
  /** First part of the draft's key, `access-role`. */
  draft: string;
  /** Values of an empty form, or of the record as it was read. */
  toValues: (record?: RaRecord) => Values;
  /** What create and update send. */
  toBody: (values: Values) => Values;
  /** Messages by field path; nothing when all is well. */
  validate?: (values: Values) => Values;
  /** The field that a path of the server's answer, or a code without a path, is about. */
  fieldOf?: (pathOrCode: string) => string | undefined;
  /** What is said of a record that was saved, and what comes of it; `isNew` of one that was made. */
  saidOf: (saved: RaRecord, isNew: boolean) => string;
  /** The responsibility under which a save is reported to the audit trail. */
  reportedAs?: { create: Permission; edit: Permission };
  /** The name of a field as people know it, for the summary and the conflict. */
  labelOf: (path: string) => string;
  /** A value of a field in words, for the conflict; nothing for one that speaks for itself. */
  textOf?: (path: string, value: unknown) => string | undefined;
  /** Asked before anything is saved: no when the person does not want to after all. What it throws counts as a save that failed. */
  confirm?: (body: Values, onto: RaRecord) => Promise<boolean>;
  /** Makes a record in another way than the create of its resource. */
  make?: (body: Values) => Promise<RaRecord>;
  /** Saves onto a record in another way than the update of its resource. */
  send?: (body: Values, onto: RaRecord) => Promise<RaRecord>;
}

/** The key under which what is typed is kept: form, record and its version. */
export const draftKeyOf = ({ draft }: FormSpec, record?: RaRecord): string =>
  record ? `${draft}/${record.id}/${record.version}` : `${draft}/new`;

const Context = createContext<{ spec: FormSpec; base?: RaRecord } | null>(null);
export const FormSpecProvider = Context.Provider;

/** The form around this component, and the record as it was read when the form was opened. */
export const useFormSpec = () => {
  const found = useContext(Context);
  if (!found) throw new Error('useFormSpec needs a FormPage around it');
  return found;
};

/** The record that the form around this component began with; none in a form of something new. */
export const useFormBase = (): RaRecord | undefined => useContext(Context)?.base;
