import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTranslate } from 'react-admin';
import { MayLink } from './MayLink.tsx';

interface Props {
  /** The server's sentence about the earlier record. */
  message: string | undefined;
  ask: string;
  /** The earlier record. */
  link: { to: string; label: string };
  /** What the person does although it may be the same money. */
  anyway: string;
  isPending: boolean;
  onAnyway: () => void;
  onBack: () => void;
}

/** Asks in place whether money that was recorded before is recorded again; nothing typed is lost either way. */
export const SameMoneyQuestion = ({ message, ask, link, anyway, isPending, onAnyway, onBack }: Props) => {
  const translate = useTranslate();
  return (
    <Alert severity="warning">
      <AlertTitle>{translate('common.sameMoney.title')}</AlertTitle>
      {message} {ask}
      <Box sx={{ mt: 1 }}>
        <MayLink to={link.to}>{link.label}</MayLink>
      </Box>
      <Stack direction="row" useFlexGap spacing={1} sx={{ mt: 1.5, flexWrap: 'wrap' }}>
        <Button color="inherit" variant="outlined" size="small" disabled={isPending} onClick={onBack}>
          {translate('common.sameMoney.back')}
        </Button>
        <Button color="inherit" size="small" loading={isPending} onClick={onAnyway}>
          {anyway}
        </Button>
      </Stack>
    </Alert>
  );
};
