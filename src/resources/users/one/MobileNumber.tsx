import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import type { User } from '#contract/people/users.ts';
import { userFields } from '#domain/fields/user.ts';
import { formatMobile, internationalMobile } from '#domain/formats/mobile.ts';
import { problemOf } from '../../../components/admin/problem.ts';
import { useLanguage } from '../../../components/admin/useLanguage.ts';
import { useSukiDataProvider } from '../../../components/admin/useSukiDataProvider.ts';
import { OutOfView } from '../../../components/admin/viewing/OutOfView.tsx';
import { CopiedText } from '../../../components/ui/clipboard/CopiedText.tsx';
import { NONE } from '../../../components/ui/texts.tsx';
import { lastDigits } from '../shared/lastDigits.ts';

/** The last digits of a mobile number, and the whole of it by a click that is recorded. It is kept nowhere but in the page. */
export const MobileNumber = ({ user: { id, mobileLast4 } }: { user: User }) => {
  const translate = useTranslate();
  const language = useLanguage();
  const provider = useSukiDataProvider();
  const { data, isPending, error, mutate, reset } = useMutation({
    mutationFn: () => provider.revealMobile(id),
    gcTime: 0,
  });
  if (!mobileLast4) return NONE;
  const note = error
    ? (problemOf(error).message ?? translate('common.failed'))
    : translate(data ? 'users.mobile.recorded' : 'users.mobile.note');
  return (
    <>
      <Box component="span" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
        {data ? (
          <CopiedText copy={internationalMobile(data)} label={userFields.mobileLast4.label[language]}>
            {formatMobile(data)}
          </CopiedText>
        ) : (
          lastDigits(mobileLast4)
        )}
        <OutOfView>
          <Button size="small" loading={isPending} onClick={data ? reset : () => mutate()} sx={{ my: -0.5 }}>
            {translate(data ? 'users.mobile.hide' : 'users.mobile.show')}
          </Button>
        </OutOfView>
      </Box>
      <Typography
        variant="caption"
        component="span"
        role="status"
        color={error ? 'error' : 'textSecondary'}
        sx={{ display: 'block' }}
      >
        {note}
      </Typography>
    </>
  );
};
