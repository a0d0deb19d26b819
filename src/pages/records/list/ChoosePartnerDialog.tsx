import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { pathOf } from '#domain/pages.ts';
import { useSukiDataProvider } from '../../../components/admin/useSukiDataProvider.ts';
import { SteadyDialog } from '../../../components/ui/dialogs/SteadyDialog.tsx';
import { SearchCombobox } from '../../../components/ui/search/SearchCombobox.tsx';

/** Asks whose stores are to be added: partners that take new ones, found by name, TIN or HSIS code. */
export const ChoosePartnerDialog = ({ onClose }: { onClose: () => void }) => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const provider = useSukiDataProvider();
  const [id, setId] = useState<string | null>(null);
  const titleId = useId();
  const go = () => {
    if (id) navigate(pathOf('newStoresBusiness', { type: 'partners', id }));
  };
  return (
    <SteadyDialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{translate('wizard.choose.title')}</DialogTitle>
      <DialogContent>
        <SearchCombobox
          label={translate('wizard.choose.partner')}
          help={translate('wizard.choose.help')}
          value={id}
          onChange={setId}
          search={(text) => provider.findPartners(text)}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('common.cancel')}</Button>
        <Button variant="contained" disabled={!id} onClick={go}>
          {translate('wizard.choose.go')}
        </Button>
      </DialogActions>
    </SteadyDialog>
  );
};
