import type { StoreForm } from '#domain/selfService/form/applicationForm.ts';
import { branchesOf, branchPart, setPart, storeOf } from '../draft/application.ts';
import { useApplication } from '../parts/applicationContext.ts';
import { useApplyText } from '../parts/useApplyText.ts';

const isBare = ({ commodities, schedules, ecommerceSites }: StoreForm): boolean =>
  commodities.length + schedules.length + ecommerceSites.length === 0;

/** Takes products, hours and web addresses of another store over, where this one has none yet. */
export function AsOther({ at }: { at: number }) {
  const t = useApplyText();
  const application = useApplication();
  const store = storeOf(application, at);
  const others = branchesOf(application).filter((one) => one !== at);
  const other = others.map((one) => storeOf(application, one)).findLast((one) => !isBare(one));
  if (!other || !isBare(store)) return null;
  const take = () => {
    const { commodities, schedules, ecommerceSites } = other;
    setPart(application, branchPart(at), { ...store, commodities, schedules, ecommerceSites });
    void application.store.flush();
    document.querySelector<HTMLElement>('main h1')?.focus();
  };
  return (
    <div className="a-buttons a-as-other">
      <button type="button" className="s-button s-button-quiet" data-offer onClick={take}>
        {t('selling.asOther', { name: other.merchantName.trim() || t('store.unnamed') })}
      </button>
    </div>
  );
}
