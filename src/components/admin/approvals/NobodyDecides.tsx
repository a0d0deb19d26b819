import Alert from '@mui/material/Alert';
import { useTranslate } from 'react-admin';

/** Says of a request that waits that nobody is left who may decide on it, and whom to ask. */
export const NobodyDecides = ({ deciders }: { deciders: number | null }) => {
  const translate = useTranslate();
  if (deciders !== 0) return null;
  return (
    <Alert severity="warning" role="note">
      {translate('common.nobodyDecides')}
    </Alert>
  );
};
