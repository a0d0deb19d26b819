import { useState } from 'react';
import { type RaRecord, useCreate, useNotify, useTranslate, useUpdate } from 'react-admin';
import { isNotWanted } from '../../../providers/http/notWanted.ts';
import { noteAnswer, noteFailure } from '../../shell/connection.ts';
import { type Problem, problemOf } from '../problem.ts';
import { useSukiDataProvider } from '../useSukiDataProvider.ts';
import { WHOLE_RECORD } from '../wholeRecord.ts';
import type { FormSpec, Values } from './formSpec.tsx';

/** Somebody saved the record meanwhile: the record as it stands, and what was typed here. */
export interface Conflict {
  current: RaRecord;
  mine: Values;
}

const isRecord = (value: unknown): value is Values => typeof value === 'object' && value !== null;

/** The current record of a 409, with react-admin's id; null when the server sent none. */
const currentOf = (problem: Problem, base: RaRecord | undefined): RaRecord | null =>
  base && problem.status === 409 && isRecord(problem.current) ? { ...problem.current, id: base.id } : null;

/** Messages by form field; what belongs to no field stands under `root`. */
const errorsOf = ({ fields, code }: Problem, { fieldOf }: FormSpec, message: string): Values => {
  const named = Object.entries(fields).map(([path, text]) => [fieldOf?.(path) ?? path, text]);
  const byCode = fieldOf?.(code);
  if (named.length > 0) return Object.fromEntries(named);
  return byCode ? { [byCode]: message } : { root: { serverError: message } };
};

interface Options {
  spec: FormSpec;
  base?: RaRecord;
  onSaved: (record: RaRecord) => void;
}

/**
 * Saves a form without ever overwriting: a stale version opens the conflict. `save` answers the errors for the form, or nothing.
 */
export const useSave = ({ spec, base, onSaved }: Options) => {
  const translate = useTranslate();
  const notify = useNotify();
  const dataProvider = useSukiDataProvider();
  const [create] = useCreate();
  const [update] = useUpdate();
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);

  const send = (values: Values, onto: RaRecord | undefined): Promise<RaRecord> => {
    const data = spec.toBody(values);
    if (!onto && spec.make) return spec.make(data);
    if (!onto) return create(spec.resource, { data, meta: WHOLE_RECORD }, { returnPromise: true });
    if (spec.send) return spec.send(data, onto);
    const params = { id: onto.id, data, previousData: onto, meta: WHOLE_RECORD };
    return update(spec.resource, params, { returnPromise: true, mutationMode: 'pessimistic' });
  };

  const failed = (found: Problem, values: Values) => {
    const current = currentOf(found, base);
    if (current) {
      setConflict({ current, mine: values });
      return undefined;
    }
    // That nobody answered the form says itself.
    if (found.status !== 0) notify('common.failed', { type: 'error' });
    setProblem(found);
    const message = found.status === 428 ? translate('form.versionMissing') : found.message;
    return errorsOf(found, spec, message ?? translate('common.failed'));
  };

  const save = async (values: Values, onto = base) => {
    setProblem(null);
    try {
      if (onto && spec.confirm && !(await spec.confirm(spec.toBody(values), onto))) return undefined;
      const record = await send(values, onto);
      noteAnswer();
      setConflict(null);
      if (spec.reportedAs) void dataProvider.reportAction(spec.reportedAs[onto ? 'edit' : 'create']);
      notify(spec.saidOf(record, !onto), { type: 'success' });
      onSaved(record);
      return undefined;
    } catch (error) {
      if (isNotWanted(error)) return undefined;
      noteFailure(error);
      return failed(problemOf(error), values);
    }
  };
  return { save, problem, conflict, closeConflict: () => setConflict(null) };
};
