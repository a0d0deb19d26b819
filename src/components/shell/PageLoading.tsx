import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { useTranslate } from 'react-admin';

interface Props {
  /** Its title stands there already. */
  isBelowHead?: boolean;
}

/** The outline of a page while its code or data is on the way. */
export const PageLoading = ({ isBelowHead = false }: Props) => {
  const translate = useTranslate();
  return (
    <Stack spacing={2} role="status" aria-label={translate('common.loading')}>
      {!isBelowHead && <Skeleton variant="rounded" width={220} height={28} />}
      <Skeleton variant="rounded" height={40} />
      <Skeleton variant="rounded" height={280} />
    </Stack>
  );
};
