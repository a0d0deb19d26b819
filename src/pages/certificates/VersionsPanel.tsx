import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { Certificate, CertificateIssue } from '#contract/finance/certificates.ts';
import { formatInstant } from '#domain/day.ts';
import { pathOf } from '#domain/pages.ts';
import { certificatePart } from '#domain/settlement/certificates/certificate.ts';
import { MayLink } from '../../components/admin/MayLink.tsx';
import { useLanguage } from '../../components/admin/useLanguage.ts';
import { Panel } from '../../components/ui/Panel.tsx';
import { MoneyText } from '../../components/ui/texts.tsx';

const Issue = ({ of, isShown }: { of: CertificateIssue; isShown: boolean }) => {
  const translate = useTranslate();
  const language = useLanguage();
  const { id, version, dtimeIssued, issuedBy, tax, reissueReason, changes } = of;
  const parts = changes.map((part) => certificatePart[part][language]).join(', ');
  return (
    <Box component="li">
      <Typography variant="body2" sx={{ fontWeight: 600 }}>
        <MayLink to={isShown ? null : pathOf('certificateDetail', { id })}>
          {translate('certificates.version', { version })}
        </MayLink>
        {' · '}
        <MoneyText amount={tax} />
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {formatInstant(new Date(dtimeIssued))}
        {issuedBy && `, ${issuedBy}`}
      </Typography>
      {reissueReason && <Typography variant="body2">{reissueReason}</Typography>}
      {parts && (
        <Typography variant="body2" color="textSecondary">
          {translate('certificates.changed', { parts })}
        </Typography>
      )}
    </Box>
  );
};

/** Every version of a payee's quarter, the latest on top, with what changed in it and why. */
export const VersionsPanel = ({ certificate }: { certificate: Certificate }) => (
  <Panel title={useTranslate()('certificates.section.versions')}>
    <Stack component="ol" spacing={1.5} sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {certificate.versions.map((of) => (
        <Issue key={of.id} of={of} isShown={of.id === certificate.id} />
      ))}
    </Stack>
  </Panel>
);
