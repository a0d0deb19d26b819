import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';

interface Props {
  busy?: boolean;
  onTakeTheirs: () => void;
  onKeepMine: () => void;
}

/** Says that another tab or machine has changed a draft, and asks which side counts. */
export const ForeignDraft = ({ busy = false, onTakeTheirs, onKeepMine }: Props) => {
  const translate = useTranslate();
  return (
    <Alert
      severity="warning"
      role="alert"
      action={
        <>
          <Button color="inherit" size="small" disabled={busy} onClick={onTakeTheirs}>
            {translate('form.takeTheirs')}
          </Button>
          <Button color="inherit" size="small" disabled={busy} onClick={onKeepMine}>
            {translate('form.keepMine')}
          </Button>
        </>
      }
      sx={wrappedAlert}
    >
      {translate('form.foreign')}
    </Alert>
  );
};

/** On a phone what there is to do stands below the words. */
export const wrappedAlert = {
  flexWrap: { xs: 'wrap', sm: 'nowrap' },
  '& .MuiAlert-message': { flex: '1 1 200px', minWidth: 0 },
  '& .MuiAlert-action': { flexShrink: 0, ml: 'auto' },
} as const;
