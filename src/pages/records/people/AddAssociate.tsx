import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { useRecordShell } from '../../../components/admin/records/recordContext.ts';
import { FormLink } from '../../../components/admin/viewing/FormLink.tsx';
import { OutOfView } from '../../../components/admin/viewing/OutOfView.tsx';
import { DisabledReason } from '../../../components/ui/DisabledReason.tsx';
import { SteadyDialog } from '../../../components/ui/dialogs/SteadyDialog.tsx';
import { associateAddPath } from './personPaths.ts';
import { StoresBox } from './StoresField.tsx';
import type { StoreChoice } from './storeChoice.ts';

/** Asks of which of the partner's stores the new person is; the form stands below the first of them. */
const WhichStores = ({ partnerId, onClose }: { partnerId: string; onClose: () => void }) => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const titleId = useId();
  const { type, id } = useRecordShell();
  const [stores, setStores] = useState<readonly StoreChoice[]>([]);
  const [first] = stores;
  return (
    <SteadyDialog open fullWidth maxWidth="sm" aria-labelledby={titleId} onClose={onClose}>
      <DialogTitle id={titleId}>{translate('people.addAssociate')}</DialogTitle>
      <DialogContent>
        <StoresBox
          label={translate('people.whichStores')}
          partnerId={partnerId}
          value={stores}
          onChange={setStores}
          required
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('common.cancel')}</Button>
        <DisabledReason reason={first ? undefined : translate('people.chooseStore')}>
          <Button
            variant="contained"
            onClick={() => first && navigate(associateAddPath({ type, id }, first.id), { state: { stores } })}
          >
            {translate('people.continue')}
          </Button>
        </DisabledReason>
      </DialogActions>
    </SteadyDialog>
  );
};

/** Leads to the form of a new retailer associate; from a partner's list by way of the stores. */
export const AddAssociate = () => {
  const translate = useTranslate();
  const { kind, recordId, editable, pathTo } = useRecordShell();
  const [isAsking, setAsking] = useState(false);
  if (!editable) return null;
  const label = translate('people.addAssociate');
  if (kind === 'merchant') {
    return (
      <FormLink to={pathTo('retailerAssociateAdd')} variant="contained" size="small" startIcon={<AddIcon />}>
        {label}
      </FormLink>
    );
  }
  return (
    <>
      <OutOfView>
        <Button variant="contained" size="small" startIcon={<AddIcon />} onClick={() => setAsking(true)}>
          {label}
        </Button>
      </OutOfView>
      {isAsking && <WhichStores partnerId={recordId} onClose={() => setAsking(false)} />}
    </>
  );
};
