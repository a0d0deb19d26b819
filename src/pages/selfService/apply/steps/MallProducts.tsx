import { PRODUCT_TEMPLATE_NAMES } from '#domain/applicants/branchSheet.ts';
import { productTemplate } from '../../../../providers/applicant/sheets.ts';
import { businessOf, setBusiness } from '../draft/application.ts';
import { Group } from '../fields/Group.tsx';
import { useApplication } from '../parts/applicationContext.ts';
import { TemplateButton } from '../parts/TemplateButton.tsx';
import { useApplyText } from '../parts/useApplyText.ts';

/** The list of products of whoever wants to sell on Shoppingmall.ph; that they have it is kept with the business. */
export function MallProducts() {
  const t = useApplyText();
  const application = useApplication();
  const business = businessOf(application);
  if (application.existing || !business.shoppingmallPh) return null;
  const note = () => {
    setBusiness(application, { ...businessOf(application), skuTemplateDownloaded: true });
    void application.store.flush();
  };
  return (
    <Group title={t('mall.title')} hint={t('mall.hint')}>
      <TemplateButton
        label={t(business.skuTemplateDownloaded ? 'mall.again' : 'mall.button')}
        names={PRODUCT_TEMPLATE_NAMES}
        fetchFile={productTemplate}
        onKept={note}
      />
    </Group>
  );
}
