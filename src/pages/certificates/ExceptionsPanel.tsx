import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import type { CertificateExceptionRow, CertificateStanding } from '#contract/finance/certificates.ts';
import { pathOf } from '#domain/pages.ts';
import { certificateException } from '#domain/settlement/certificates/certificate.ts';
import { useLanguage } from '../../components/admin/useLanguage.ts';
import { mayOpen } from '../../components/shell/menuTable.ts';
import { useUser } from '../../components/shell/useUser.ts';
import { Panel } from '../../components/ui/Panel.tsx';
import { StatusChip } from '../../components/ui/StatusChip.tsx';
import { MoneyText } from '../../components/ui/texts.tsx';

/** The business details that lack something: a TIN may be the store's own, the kind of business is the partner's. */
const detailsOf = ({ why, partnerId, merchantId }: CertificateExceptionRow): Record<string, string> =>
  merchantId !== null && why === 'NO_TIN'
    ? { type: 'merchants', id: merchantId }
    : { type: 'partners', id: partnerId };

/** Where what is missing is added; for whoever may not, whom to ask for it, and the record. */
const Mending = ({ row }: { row: CertificateExceptionRow }) => {
  const translate = useTranslate();
  const user = useUser();
  const [edit, view] = [
    pathOf('businessDetailsEdit', detailsOf(row)),
    pathOf('businessDetails', detailsOf(row)),
  ];
  const mayEdit = mayOpen(edit, user);
  const path = mayEdit ? edit : view;
  return (
    <>
      {!mayEdit && (
        <Typography variant="body2" color="textSecondary">
          {translate('certificates.except.ask')}
        </Typography>
      )}
      {mayOpen(path, user) && (
        <Link component={RouterLink} to={path} variant="body2">
          {translate(mayEdit ? `certificates.except.mend.${row.why}` : 'certificates.except.record')}
        </Link>
      )}
    </>
  );
};

const Row = ({ row }: { row: CertificateExceptionRow }) => {
  const translate = useTranslate();
  const language = useLanguage();
  const { name, why, tax } = row;
  return (
    <Box component="li" sx={{ '&:not(:last-of-type)': { borderBottom: 1, borderColor: 'divider', pb: 1.5 } }}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', columnGap: 2, rowGap: 0.25, mb: 0.5 }}>
        <Typography sx={{ flex: '1 1 220px', minWidth: 0, fontWeight: 600 }}>{name}</Typography>
        <MoneyText amount={tax} />
      </Stack>
      <Stack direction="row" sx={{ alignItems: 'baseline', flexWrap: 'wrap', columnGap: 1, rowGap: 0.5 }}>
        <StatusChip
          tone={why === 'NOT_ABOVE_ZERO' ? 'neutral' : 'warning'}
          label={certificateException[why][language]}
        />
        <Typography variant="body2" color="textSecondary">
          {translate(`certificates.except.${why}`)}
        </Typography>
        {why !== 'NOT_ABOVE_ZERO' && <Mending row={row} />}
      </Stack>
    </Box>
  );
};

/** Who gets no certificate of a quarter, why, and where it is mended. */
export const ExceptionsPanel = ({ standing }: { standing: CertificateStanding }) => {
  const translate = useTranslate();
  const { exceptions, exceptionCount } = standing;
  const title = translate('certificates.except.title', { smart_count: exceptionCount });
  const more = exceptionCount - exceptions.length;
  return (
    <Panel title={title} note={translate('certificates.except.note')}>
      <Box
        {...(exceptions.length > 5 ? { tabIndex: 0, role: 'region', 'aria-label': title } : {})}
        sx={{ maxHeight: 360, overflow: 'auto' }}
      >
        <Stack component="ul" spacing={1.5} sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {exceptions.map((row) => (
            <Row key={row.payee} row={row} />
          ))}
        </Stack>
      </Box>
      {more > 0 && (
        <Typography variant="caption" color="textSecondary">
          {translate('certificates.except.more', { smart_count: more })}
        </Typography>
      )}
    </Panel>
  );
};
