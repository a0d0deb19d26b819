import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { problemOf } from '../../../components/admin/problem.ts';
import { useSukiDataProvider } from '../../../components/admin/useSukiDataProvider.ts';
import { OutOfView } from '../../../components/admin/viewing/OutOfView.tsx';
import { lastDigits } from '../shared/lastDigits.ts';

/** The end of an ID's number, and the whole of it by a click that is recorded. It is kept nowhere but in the page. */
export const IdNumber = ({ id, end }: { id: string; end: string }) => {
  const translate = useTranslate();
  const provider = useSukiDataProvider();
  const { data, isPending, error, mutate, reset } = useMutation({
    mutationFn: () => provider.revealIdentification(id),
    gcTime: 0,
  });
  return (
    <>
      <Box component="span" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
        {data ?? lastDigits(end)}
        <OutOfView>
          <Button size="small" loading={isPending} onClick={data ? reset : () => mutate()} sx={{ my: -0.5 }}>
            {translate(data ? 'users.request.identified.hide' : 'users.request.identified.show')}
          </Button>
        </OutOfView>
      </Box>
      {error && (
        <Typography variant="caption" role="alert" color="error" sx={{ display: 'block' }}>
          {problemOf(error).message ?? translate('common.failed')}
        </Typography>
      )}
    </>
  );
};
