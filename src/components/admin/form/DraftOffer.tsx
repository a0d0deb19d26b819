import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import type { Draft } from '#contract/drafts.ts';
import { formatInstant } from '#domain/day.ts';
import { disagreements } from './differences.ts';
import { useFormSpec } from './formSpec.tsx';
import { type Leaves, leavesOf, withLeaves } from './leaves.ts';
import { SidesDialog } from './SidesDialog.tsx';
import type { DraftHandle } from './useDraft.ts';

interface Props {
  draft: DraftHandle;
  offered: Draft;
}

/**
 * Offers what was typed before. A draft of another version of the record is not simply put back, for somebody has saved
 * since: where the two differ a side is chosen for each field.
 */
export const DraftOffer = ({ draft, offered }: Props) => {
  const translate = useTranslate();
  const { spec, base } = useFormSpec();
  const { reset, getValues } = useFormContext();
  const [comparing, setComparing] = useState(false);
  const restore = () => {
    reset({ ...getValues(), ...offered.values }, { keepDefaultValues: true });
    draft.dismiss();
  };
  const now = spec.toValues(base);
  const take = (leaves: Leaves) => {
    const values = withLeaves(now, leaves);
    reset(values, { keepDefaultValues: true });
    draft.moveHere(values);
  };
  const text = draft.isOlder ? 'form.draftOlder' : 'form.draftOffered';
  return (
    <Alert
      severity={draft.isOlder ? 'warning' : 'info'}
      action={
        <>
          <Button color="inherit" size="small" onClick={draft.isOlder ? () => setComparing(true) : restore}>
            {translate(draft.isOlder ? 'form.compareDraft' : 'form.restoreDraft')}
          </Button>
          <Button color="inherit" size="small" onClick={() => void draft.discard()}>
            {translate('form.discardDraft')}
          </Button>
        </>
      }
      sx={{
        flexWrap: { xs: 'wrap', sm: 'nowrap' },
        '& .MuiAlert-message': { flex: '1 1 200px', minWidth: 0 },
        '& .MuiAlert-action': { flexShrink: 0, ml: 'auto' },
      }}
    >
      {translate(text, { when: formatInstant(new Date(offered.dtimeUpdated)) })}
      {comparing && (
        <SidesDialog
          title={translate('form.compareTitle')}
          intro={translate('form.compareBody')}
          rows={disagreements(leavesOf(now), leavesOf(offered.values))}
          confirmLabel={translate('form.takeChosen')}
          onClose={() => setComparing(false)}
          onConfirm={take}
        />
      )}
    </Alert>
  );
};
