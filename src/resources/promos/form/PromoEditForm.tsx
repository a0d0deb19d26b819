import { useState } from 'react';
import { type RaRecord, RecordContextProvider, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import type { Promo } from '#contract/shapes/promoShapes.ts';
import { pathOf } from '#domain/pages.ts';
import { PromoForm } from './PromoForm.tsx';

/** Changes a promo; its code stays, its images are changed on its page. */
export const PromoEditForm = ({ promo }: { promo: Promo }) => {
  const translate = useTranslate();
  const navigate = useNavigate();
  // The promo as the form opened: a refresh in the background must not move the base of a conflict.
  const [base] = useState<Promo & RaRecord>({ ...promo, id: promo.promoId });
  const page = pathOf('promoDetail', { code: base.code });
  return (
    <RecordContextProvider value={base}>
      <PromoForm
        promo={base}
        title={`${translate('form.edit')}: ${base.name}`}
        intro={base.code}
        cancelTo={page}
        onDone={() => navigate(page)}
      />
    </RecordContextProvider>
  );
};
