import Alert from '@mui/material/Alert';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import type { AssociateRow } from '#contract/associates.ts';
import { fullName } from '#domain/people/fullName.ts';
import { problemOf } from '../../../components/admin/problem.ts';
import { useRecordShell } from '../../../components/admin/records/recordContext.ts';
import { useSukiDataProvider } from '../../../components/admin/useSukiDataProvider.ts';
import { ConfirmDialog } from '../../../components/ui/ConfirmDialog.tsx';
import { RequestId } from '../../../components/ui/states/FailedState.tsx';
import { isNotWanted } from '../../../providers/http/notWanted.ts';

interface Props {
  person: AssociateRow;
  onClose: () => void;
  /** Told whether the person still serves any of the stores that one sees. */
  onRemoved?: (isGone: boolean) => void;
}

const useRemoval = ({ person, onClose, onRemoved }: Props) => {
  const provider = useSukiDataProvider();
  const notify = useNotify();
  const { refetch } = useRecordShell();
  return useMutation({
    mutationFn: (ids: readonly string[]) =>
      provider.representStores('remove', person.employeeCode ?? '', ids),
    onSuccess: (_, ids) => {
      notify('people.removed', {
        type: 'success',
        messageArgs: { name: fullName(person), smart_count: ids.length },
      });
      onRemoved?.(person.merchants.every(({ id }) => ids.includes(id)));
      onClose();
    },
    // After a failure too: somebody else may have taken them away.
    onSettled: () => void refetch(),
  });
};

const Refusal = ({ error }: { error: unknown }) => {
  const translate = useTranslate();
  if (isNotWanted(error)) return null;
  const { message, requestId } = problemOf(error);
  return (
    <Alert severity="error" role="alert" sx={{ mt: 2 }}>
      {message ?? translate('common.failed')}
      {requestId && <RequestId id={requestId} />}
    </Alert>
  );
};

/** Asks before a sales representative is taken from the store, or from those of the partner's stores that stay ticked. */
export const RemoveRepresentative = (props: Props) => {
  const { person, onClose } = props;
  const translate = useTranslate();
  const { kind, recordId } = useRecordShell();
  const { mutate, isPending, error } = useRemoval(props);
  const stores = person.merchants.filter(({ id }) => kind === 'partner' || id === recordId);
  const [unticked, setUnticked] = useState<ReadonlySet<string>>(new Set());
  const gone = stores.map(({ id }) => id).filter((id) => !unticked.has(id));
  const toggle = (id: string) => setUnticked(unticked.symmetricDifference(new Set([id])));
  return (
    <ConfirmDialog
      open
      destructive
      busy={isPending}
      disabled={gone.length === 0}
      title={translate('people.removeTitle', { name: fullName(person) })}
      confirmLabel={translate('people.remove')}
      onConfirm={() => mutate(gone)}
      onCancel={onClose}
    >
      {translate(stores.length > 1 ? 'people.removeWhich' : 'people.removeFrom', {
        store: stores[0]?.merchantName ?? '',
      })}
      {stores.length > 1 && (
        <FormGroup
          role="group"
          aria-label={translate('people.field.merchantIds')}
          sx={{ mt: 1, color: 'text.primary', flexWrap: 'nowrap', maxHeight: 280, overflowY: 'auto' }}
        >
          {stores.map(({ id, merchantName }) => (
            <FormControlLabel
              key={id}
              label={merchantName}
              control={<Checkbox size="small" checked={!unticked.has(id)} onChange={() => toggle(id)} />}
            />
          ))}
        </FormGroup>
      )}
      {error && <Refusal error={error} />}
    </ConfirmDialog>
  );
};
