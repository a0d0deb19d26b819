import type { Promo } from '#contract/shapes/promoShapes.ts';
import { promoFields } from '#domain/fields/promo.ts';
import { useUser } from '../../../components/shell/useUser.ts';
import { Fields } from '../../../components/ui/fields/Fields.tsx';
import { SideColumns } from '../../../components/ui/layout/SideColumns.tsx';
import { CustomerPreview } from '../shared/CustomerPreview.tsx';
import { offerOf } from '../shared/offer.ts';
import { ImagesPanel } from './ImagesPanel.tsx';
import { OfferPanel } from './OfferPanel.tsx';
import { PermitPanel } from './PermitPanel.tsx';
import { PromoActions } from './PromoActions.tsx';
import { PromoBanners } from './PromoBanners.tsx';
import { PromoHeader } from './PromoHeader.tsx';
import { StoresPanel } from './StoresPanel.tsx';
import { TimelinePanel } from './TimelinePanel.tsx';
import { useImages } from './useImages.ts';

/** What a promo is: its facts in panels, beside them what the customer will see. */
export const PromoDetail = ({ promo }: { promo: Promo }) => {
  const { type } = useUser();
  const { data: images } = useImages(promo.promoId);
  return (
    <Fields of={promoFields} record={promo}>
      <PromoHeader promo={promo} actions={<PromoActions promo={promo} />} />
      <PromoBanners promo={promo} />
      <SideColumns
        isAsideSticky
        aside={<CustomerPreview offer={offerOf(promo)} image={images?.[0]} promoId={promo.promoId} />}
      >
        <OfferPanel promo={promo} />
        <PermitPanel promo={promo} />
        <ImagesPanel promo={promo} />
        <StoresPanel promo={promo} />
        {type === 'INTERNAL' && <TimelinePanel promoId={promo.promoId} />}
      </SideColumns>
    </Fields>
  );
};
