import { useTranslate } from 'react-admin';
import { useParams } from 'react-router-dom';
import type { DisbursementRow } from '#contract/finance/disbursements.ts';
import { pathOf } from '#domain/pages.ts';
import { mdrType } from '#domain/records/mdrRates.ts';
import { productOfSlug, productSlug } from '#domain/settlement/productSlug.ts';
import { seenProducts } from '#domain/settlement/seenProducts.ts';
import { LinkTabs } from '../../../components/admin/LinkTabs.tsx';
import { ListPage } from '../../../components/admin/list/ListPage.tsx';
import { PrintButton } from '../../../components/admin/list/PrintButton.tsx';
import { useLanguage } from '../../../components/admin/useLanguage.ts';
import { useSukiDataProvider } from '../../../components/admin/useSukiDataProvider.ts';
import { useMenuLabel } from '../../../components/shell/menuTable.ts';
import { useUser } from '../../../components/shell/useUser.ts';
import { DisbursementTotals } from './DisbursementTotals.tsx';
import { disbursementColumns } from './disbursementColumns.tsx';
import { useDisbursementFilters } from './useDisbursementFilters.ts';

/** The report of all products, and of each whose report one reads. */
const ProductTabs = () => {
  const translate = useTranslate();
  const language = useLanguage();
  const { transactionType: slug } = useParams();
  const products = seenProducts(new Set(useUser().permissions));
  const all = {
    ...{ key: 'all', label: translate('disbursements.all'), to: pathOf('disbursementReport') },
    isCurrent: slug === undefined,
  };
  return (
    <LinkTabs
      label={translate('disbursements.tabs')}
      tabs={[
        ...(products.length > 1 ? [all] : []),
        ...products.map((product) => ({
          key: product,
          label: mdrType[product][language],
          to: pathOf('disbursementReportOf', { transactionType: productSlug(product) }),
          isCurrent: slug === productSlug(product),
        })),
      ]}
    />
  );
};

/** The lines of the runs, of one product or of all, with what those come to that are filtered. */
export const DisbursementListPage = () => {
  const { transactionType: slug } = useParams();
  const product = productOfSlug(slug);
  const provider = useSukiDataProvider();
  return (
    <ListPage<DisbursementRow>
      // Each product is a list of its own, with its own page and order.
      key={slug ?? 'all'}
      resource="disbursements"
      title={useMenuLabel('disbursements')}
      action={
        <PrintButton
          {...(product ? { filter: { transactionType: product } } : {})}
          print={provider.printDisbursements}
        />
      }
      tabs={{ show: <ProductTabs /> }}
      notice={<DisbursementTotals product={product} />}
      {...(product ? { filter: { transactionType: product } } : {})}
      columns={disbursementColumns(product)}
      filters={useDisbursementFilters()}
      pathOfRow={({ id, transactionType }) =>
        pathOf('disbursementLine', { transactionType: productSlug(transactionType), id })
      }
      exports="disbursements"
      emptyHint="disbursements.empty"
    />
  );
};
