import { useMemo, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { formatInstant } from '#domain/day.ts';
import { plainValue } from '../../ui/fields/plainValue.ts';
import { useUiTexts } from '../../ui/uiTexts.tsx';
import { type Difference, differences } from './differences.ts';
import { useFormSpec, type Values } from './formSpec.tsx';
import { type Leaves, leavesOf, withLeaves } from './leaves.ts';
import { SidesDialog } from './SidesDialog.tsx';
import type { Conflict } from './useSave.ts';

interface Props {
  conflict: Conflict;
  onClose: () => void;
  /** Saves the chosen values onto the record as it stands now; answers the errors of a refusal. */
  onResolve: (values: Values) => Promise<Values | undefined>;
}

/** Whose change came in between and what differs; a side is chosen for each field before anything is saved. */
export const ConflictDialog = ({ conflict, onClose, onResolve }: Props) => {
  const translate = useTranslate();
  const texts = useUiTexts();
  const { spec, base } = useFormSpec();
  const { reset, setError } = useFormContext();
  const [busy, setBusy] = useState(false);
  const theirs = spec.toValues(conflict.current);
  const rows = useMemo(
    () =>
      differences(
        leavesOf(spec.toValues(base)),
        leavesOf(spec.toValues(conflict.current)),
        leavesOf(conflict.mine),
      ),
    [spec, base, conflict],
  );
  const { updatedBy, dtimeUpdated } = conflict.current;
  const was = (row: Difference) =>
    translate('form.was', {
      value: spec.textOf?.(row.path, row.base) ?? plainValue(row.base, texts),
    }) + (row.proposed === null ? ` · ${translate('form.bothChanged')}` : '');
  const resolve = async (leaves: Leaves) => {
    setBusy(true);
    const merged = withLeaves(theirs, leaves);
    const errors = await onResolve(merged);
    setBusy(false);
    if (!errors) return;
    // Refused for another reason: back to the form with what was chosen, and the reasons.
    onClose();
    reset(merged, { keepDefaultValues: true });
    for (const [path, message] of Object.entries(leavesOf(errors)))
      setError(path, { message: String(message) });
  };
  return (
    <SidesDialog
      title={translate('form.conflictTitle')}
      intro={translate('form.conflictBy', {
        who: updatedBy ?? translate('form.somebody'),
        when: dtimeUpdated ? formatInstant(new Date(dtimeUpdated)) : '',
      })}
      rows={rows}
      noteOf={was}
      confirmLabel={translate('form.saveChosen')}
      busy={busy}
      onClose={onClose}
      onConfirm={(leaves) => void resolve(leaves)}
    />
  );
};
