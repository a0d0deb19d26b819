import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import type { RaRecord } from 'react-admin';
import { promoFormFields } from '#domain/fields/promo.ts';
import { FormPage } from '../../../components/admin/form/FormPage.tsx';
import { holdEnter } from '../../../components/admin/form/FormPanels.tsx';
import { Fields } from '../../../components/ui/fields/Fields.tsx';
import { FORM_WIDTH } from '../../../theme/tokens.ts';
import { CoverageSection } from './CoverageSection.tsx';
import { FormPreview } from './FormPreview.tsx';
import { OfferSection } from './OfferSection.tsx';
import { PermitSection } from './PermitSection.tsx';
import { type PromoFormOf, usePromoSpec } from './usePromoSpec.ts';
import { WhereSection } from './WhereSection.tsx';

interface Props extends PromoFormOf {
  title: string;
  intro?: ReactNode;
  saveLabel?: string;
  cancelTo: string;
  onDone: (saved: RaRecord) => void;
  /** The address of the first image that is not sent yet. */
  localImage?: string;
  /** What stands below the fields. */
  children?: ReactNode;
}

/** The form of a promo, all of it on one page; beside it what the customer will see. */
export const PromoForm = ({ promo, source, localImage, children, ...page }: Props) => {
  const spec = usePromoSpec({ promo, source });
  return (
    <FormPage spec={spec} width="beside" {...page}>
      <Fields of={promoFormFields}>
        <Box
          onKeyDown={holdEnter}
          sx={{
            display: 'grid',
            gap: 2.5,
            alignItems: 'start',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: `minmax(0, ${FORM_WIDTH}px) 340px` },
          }}
        >
          <Stack spacing={2.5} sx={{ minWidth: 0 }}>
            <OfferSection isNew={!promo} promoId={promo?.promoId} />
            <PermitSection promoId={promo?.promoId} />
            <WhereSection />
            <CoverageSection />
            {children}
          </Stack>
          <Box sx={{ position: { lg: 'sticky' }, top: { lg: 72 } }}>
            <FormPreview promoId={promo?.promoId ?? source?.promoId} localImage={localImage} />
          </Box>
        </Box>
      </Fields>
    </FormPage>
  );
};
