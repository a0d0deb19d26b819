import { useTranslate } from 'react-admin';
import { ConfirmDialog } from '../../../components/ui/ConfirmDialog.tsx';

/** Nothing was saved, for somebody else moved the featured promos meanwhile. */
export const OrderMovedDialog = ({ onReload }: { onReload: () => void }) => {
  const translate = useTranslate();
  return (
    <ConfirmDialog
      open
      title={translate('promos.featured.movedTitle')}
      confirmLabel={translate('promos.moved.reload')}
      onConfirm={onReload}
      onCancel={onReload}
    >
      {translate('promos.featured.movedBody')}
    </ConfirmDialog>
  );
};
