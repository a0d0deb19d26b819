import { useDeferredValue } from 'react';
import { useWatch } from 'react-hook-form';
import { ungroupedDecimal } from '#domain/formats/decimal.ts';
import { useImages } from '../detail/useImages.ts';
import { CustomerPreview } from '../shared/CustomerPreview.tsx';
import type { PromoValues } from './promoValues.ts';

interface Props {
  /** Whose images are shown; a promo that is written from nothing has none. */
  promoId?: string;
  localImage?: string;
}

const WithImages = ({ promoId, ...props }: Parameters<typeof CustomerPreview>[0] & { promoId: string }) => {
  const { data } = useImages(promoId);
  return <CustomerPreview {...props} image={data?.[0]} />;
};

/** What the customer will see, as it is typed. */
export const FormPreview = ({ promoId, localImage }: Props) => {
  const values = useDeferredValue(useWatch<PromoValues>() as Partial<PromoValues>);
  const text = (field: keyof PromoValues): string => String(values[field] ?? '');
  const offer = {
    name: text('name'),
    storeName: text('storeName'),
    discountRate: text('discountRate'),
    minAmountDiscount: ungroupedDecimal(text('minAmountDiscount').trim()) ?? '',
    description: text('description'),
    termsAndConditions: text('termsAndConditions'),
    from: text('from'),
    to: text('to'),
    permit: { series: text('series') || null, permitNum: text('permitNum') || null },
    isExpired: false,
  };
  if (promoId) return <WithImages offer={offer} promoId={promoId} localImage={localImage} />;
  return <CustomerPreview offer={offer} localImage={localImage} />;
};
