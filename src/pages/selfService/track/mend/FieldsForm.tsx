import { type FormEvent, useEffect, useState } from 'react';
import { mendableFields } from '#domain/applicants/mendable.ts';
import { mendRemark, type TrackedRemark } from '../../../../providers/applicant/tracking.ts';
import { setUnsaved } from '../../../../providers/session/unsaved.ts';
import { Alert } from '../../../../public/Alert.tsx';
import { useSubmit } from '../../../../public/useSubmit.ts';
import { useFailureText } from '../../texts/useShellText.ts';
import { useTrackText } from '../texts/useTrackText.ts';
import { FieldInput } from './FieldInput.tsx';
import { keepTyped, keptTyped } from './keptTyped.ts';
import { changesOf, missingPlaces, type SentValues, typedOf } from './typed.ts';

interface Props {
  remark: TrackedRemark;
  version: number;
  values: SentValues;
  onDone: () => void;
}

/** Errors of the server by input, `values.` taken off. */
const errorsOf = (fields: Readonly<Record<string, string>> | undefined): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(fields ?? {}).map(([name, message]) => [name.replace(/^values\./, ''), message]),
  );

/** The fields that a point opens, with what was sent in them. */
export function FieldsForm({ remark, version, values, onDone }: Props) {
  const t = useTrackText();
  const words = useFailureText();
  const fields = mendableFields(remark.merchantId ? 'merchant' : 'partner', remark);
  const place = `remark ${remark.id}`;
  const [typed, setTyped] = useState(() => ({ ...typedOf(fields, values), ...keptTyped(place) }));
  const [isSame, setSame] = useState(false);
  const changes = changesOf(fields, values, typed);
  const isDirty = Object.keys(changes).length > 0;
  useEffect(() => keepTyped(place, isDirty ? typed : null), [place, isDirty, typed]);
  useEffect(() => {
    setUnsaved(place, isDirty);
    return () => setUnsaved(place, false);
  }, [place, isDirty]);
  const { isBusy, failure, submit } = useSubmit(async () => {
    await mendRemark(remark.id, version, changes);
    setUnsaved(place, false);
    keepTyped(place, null);
    onDone();
  });
  const [missing, setMissing] = useState<readonly string[]>([]);
  // What was chosen since is no mistake any more.
  const unchosen = missing.filter((input) => !typed[input]);
  const errors = {
    ...errorsOf(failure?.fields),
    ...Object.fromEntries(unchosen.map((input) => [input, t('mend.placeMissing')])),
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    setSame(!isDirty);
    const open = missingPlaces(Object.keys(changes), typed);
    setMissing(open);
    const [first] = open;
    if (first) document.getElementById(`${remark.id}-${first.replace('.', '-')}`)?.focus();
    else if (isDirty) submit();
  };
  return (
    <form className="s-form" onSubmit={send} noValidate>
      {failure && (
        <Alert tone="danger" focusOn={failure}>
          {Object.values(errors)[0] ?? words(failure)}
        </Alert>
      )}
      {isSame && (
        <Alert tone="warning" focusOn={isSame}>
          {t('mend.same')}
        </Alert>
      )}
      {fields.map((field) => (
        <FieldInput
          key={field}
          id={`${remark.id}-${field}`}
          field={field}
          typed={typed}
          sent={values}
          error={errors[field] ?? null}
          partErrors={errors}
          onTyped={setTyped}
        />
      ))}
      <button type="submit" className="s-button" aria-disabled={isBusy || undefined}>
        {t(isBusy ? 'mend.saving' : 'mend.save')}
      </button>
    </form>
  );
}
