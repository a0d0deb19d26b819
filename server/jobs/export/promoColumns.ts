import type { PromoRow } from '#contract/shapes/promoShapes.ts';
import { promoFields, promoRunFields } from '#domain/fields/promo.ts';
import { areaCoverage } from '#domain/promos/promoCoverage.ts';
import { NO_RANK } from '#domain/promos/promoRanks.ts';
import { promoStatus } from '#domain/promos/promoStatus.ts';
import { same } from '#domain/sentence.ts';
import { type Columns, column, columnOf, columnsOf } from './columns.ts';

export const promoColumns: Columns<PromoRow> = {
  promoId: column(same('Id'), 'text', (row) => row.promoId),
  ...columnsOf<PromoRow>()(promoFields, {
    code: (row) => row.code,
    name: (row) => row.name,
    status: (row, language) => promoStatus[row.status].label[language],
    isExpired: (row) => row.isExpired,
    isFeatured: (row) => row.isFeatured,
    isQr: (row) => row.isQr,
    categories: (row) => row.categories.map(({ name, rank }) => `${name} (${rank ?? NO_RANK})`).join(', '),
    storeCategory: (row) => row.storeCategory,
    storeName: (row) => row.storeName,
    partners: (row) => row.partners.map(({ name }) => name).join(', '),
    owner: (row) => row.owner?.name ?? null,
    discountRate: (row) => Number(row.discountRate),
    minAmountDiscount: (row) => row.minAmountDiscount,
    areaCoverage: (row, language) => areaCoverage[row.areaCoverage].label[language],
    locationCount: (row) => row.locationCount,
    createdBy: (row) => row.createdBy,
    dtimeCreated: (row) => row.dtimeCreated,
    updatedBy: (row) => row.updatedBy,
    dtimeUpdated: (row) => row.dtimeUpdated,
  }),
  'dtimeValidity.from': columnOf(promoRunFields.from, (row) => row.dtimeValidity.from),
  'dtimeValidity.to': columnOf(promoRunFields.to, (row) => row.dtimeValidity.to),
  'dtiDetails.series': columnOf(promoRunFields.series, (row) => row.dtiDetails.series),
  'dtiDetails.permitNum': columnOf(promoRunFields.permitNum, (row) => row.dtiDetails.permitNum),
};
