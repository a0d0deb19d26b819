import { storeFields } from '#domain/fields/store.ts';
import { Group } from '../fields/Group.tsx';
import { StepForm } from '../parts/StepFrame.tsx';
import { stepPath } from '../parts/stepPath.ts';
import { useApplyText, useSay } from '../parts/useApplyText.ts';
import { AsOther } from './AsOther.tsx';
import { Commodities } from './Commodities.tsx';
import { Hours } from './Hours.tsx';
import { MallProducts } from './MallProducts.tsx';
import { Sites } from './Sites.tsx';
import { StoreButtons, StorePager } from './StorePager.tsx';
import { useStoreSection } from './useStoreSection.ts';

const STEP = 'branch-details/commodity';

/** What a store sells, when it is open, and where else it sells. */
export default function SellingStep() {
  const t = useApplyText();
  const say = useSay();
  const { application, at, section } = useStoreSection(STEP);
  return (
    <StepForm
      key={at}
      step={STEP}
      section={section}
      lead={t('selling.lead')}
      next={stepPath('required-documents', { store: application.existing ? at : 0 })}
    >
      <StorePager step={STEP} at={at} />
      <AsOther at={at} />
      <Group title={say(storeFields.commodities.label)} hint={t('selling.hint')}>
        <Commodities />
      </Group>
      <Group title={say(storeFields.schedules.label)} hint={t('hours.hint')}>
        <Hours />
      </Group>
      <Group title={say(storeFields.ecommerceSites.label)} hint={t('sites.hint')}>
        <Sites />
      </Group>
      <MallProducts />
      <StoreButtons at={at} />
    </StepForm>
  );
}
