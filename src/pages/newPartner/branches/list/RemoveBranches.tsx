import { useNotify, useTranslate } from 'react-admin';
import { ConfirmDialog } from '../../../../components/ui/ConfirmDialog.tsx';
import { useWizard } from '../../wizard/useWizard.ts';
import { removeBranches } from '../editBranches.ts';
import { useBranchName } from '../useBranchName.ts';

const NAMED = 5;

/** Asks before stores are taken away, and says which. */
export const RemoveBranches = ({ keys, onClose }: { keys: readonly string[]; onClose: () => void }) => {
  const translate = useTranslate();
  const notify = useNotify();
  const nameOf = useBranchName();
  const { answers, change } = useWizard();
  const gone = new Set(keys);
  const names = answers.branches.flatMap((branch, at) => (gone.has(branch.key) ? [nameOf(branch, at)] : []));
  const count = { smart_count: names.length };
  const rest = names.length - NAMED;
  return (
    <ConfirmDialog
      open
      destructive
      title={translate('branches.removeTitle', count)}
      confirmLabel={translate('branches.remove')}
      onCancel={onClose}
      onConfirm={() => {
        change(removeBranches(gone));
        notify('branches.removed', { type: 'info', messageArgs: count });
        onClose();
      }}
    >
      {names.slice(0, NAMED).join(', ')}
      {rest > 0 && ` ${translate('branches.more', { count: rest })}`}
      <div>{translate('branches.removeBody', count)}</div>
    </ConfirmDialog>
  );
};
