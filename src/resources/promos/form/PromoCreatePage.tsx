import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { Promo } from '#contract/shapes/promoShapes.ts';
import { pathOf } from '#domain/pages.ts';
import { useUser } from '../../../components/shell/useUser.ts';
import { NoPromo, PromoAround } from '../shared/PromoAround.tsx';
import { isPromo } from '../shared/promoFacts.ts';
import { useMakesPromos } from '../shared/usePromoRights.ts';
import { NewImages } from './NewImages.tsx';
import { PromoForm } from './PromoForm.tsx';
import { SendImages } from './SendImages.tsx';
import { useLocalImages } from './useLocalImages.ts';

const introOf = (
  source: Promo | undefined,
  isOwn: boolean,
  translate: (key: string, values?: Record<string, string>) => string,
): string | undefined => {
  if (source) return translate('promos.cloneIntro', { code: source.code });
  return isOwn ? translate('promos.ownIntro') : undefined;
};

const CreateForm = ({ source }: { source?: Promo }) => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { type } = useUser();
  const local = useLocalImages();
  const [created, setCreated] = useState<Promo | null>(null);
  if (created) return <SendImages promo={created} images={local.images} />;
  return (
    <PromoForm
      source={source}
      title={translate(source ? 'promos.cloneTitle' : 'promos.new')}
      intro={introOf(source, type === 'EXTERNAL', translate)}
      saveLabel={translate('promos.submit')}
      cancelTo={source ? pathOf('promoDetail', { code: source.code }) : pathOf('promoList')}
      localImage={local.images[0]?.url}
      onDone={(saved) => {
        if (!isPromo(saved)) return;
        if (local.images.length > 0) setCreated(saved);
        else navigate(pathOf('promoDetail', { code: saved.code }));
      }}
    >
      <NewImages local={local} copied={source?.imageCount ?? 0} />
    </PromoForm>
  );
};

/** A new promo, written from nothing or, with `?from=CODE`, from another one. */
export const PromoCreatePage = () => {
  const makes = useMakesPromos();
  const [query] = useSearchParams();
  const from = query.get('from');
  // People of single stores look at promos.
  if (!makes) return <NoPromo isForbidden />;
  if (!from) return <CreateForm />;
  return (
    <PromoAround key={from} code={from} isFresh>
      {(source) => <CreateForm source={source} />}
    </PromoAround>
  );
};
