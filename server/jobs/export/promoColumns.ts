import type { PromoRow } from '#contract/shapes/promoShapes.ts';
import { areaCoverage } from '#domain/promos/promoCoverage.ts';
import { NO_RANK } from '#domain/promos/promoRanks.ts';
import { promoStatus } from '#domain/promos/promoStatus.ts';
import { same } from '#domain/text.ts';
import { type Columns, column } from './columns.ts';

export const promoColumns: Columns<PromoRow> = {
  promoId: column(same('Id'), 'text', (row) => row.promoId),
  code: column(same('Code'), 'text', (row) => row.code),
  name: column({ en: 'Name', fil: 'Pangalan' }, 'text', (row) => row.name),
  status: column(
    { en: 'Status', fil: 'Katayuan' },
    'text',
    (row, language) => promoStatus[row.status].label[language],
  ),
  isExpired: column({ en: 'Expired', fil: 'Paso na' }, 'flag', (row) => row.isExpired),
  isFeatured: column({ en: 'Featured', fil: 'Itinatampok' }, 'flag', (row) => row.isFeatured),
  isQr: column(same('QR'), 'flag', (row) => row.isQr),
  categories: column({ en: 'Categories and ranks', fil: 'Mga kategorya at ranggo' }, 'text', (row) =>
    row.categories.map(({ name, rank }) => `${name} (${rank ?? NO_RANK})`).join(', '),
  ),
  storeCategory: column(
    { en: 'Store category', fil: 'Kategorya ng tindahan' },
    'text',
    (row) => row.storeCategory,
  ),
  storeName: column({ en: 'Store name', fil: 'Pangalan ng tindahan' }, 'text', (row) => row.storeName),
  partners: column({ en: 'Partners', fil: 'Mga partner' }, 'text', (row) =>
    row.partners.map(({ name }) => name).join(', '),
  ),
  owner: column({ en: 'Owner', fil: 'May-ari' }, 'text', (row) => row.owner?.name ?? null),
  discountRate: column({ en: 'Discount in percent', fil: 'Diskuwento sa porsiyento' }, 'number', (row) =>
    Number(row.discountRate),
  ),
  minAmountDiscount: column(
    { en: 'Minimum amount', fil: 'Pinakamababang halaga' },
    'money',
    (row) => row.minAmountDiscount,
  ),
  'dtimeValidity.from': column(
    { en: 'Valid from', fil: 'May bisa mula' },
    'date',
    (row) => row.dtimeValidity.from,
  ),
  'dtimeValidity.to': column(
    { en: 'Valid until', fil: 'May bisa hanggang' },
    'date',
    (row) => row.dtimeValidity.to,
  ),
  'dtiDetails.series': column(same('DTI series'), 'text', (row) => row.dtiDetails.series),
  'dtiDetails.permitNum': column(
    { en: 'DTI permit', fil: 'DTI permit' },
    'text',
    (row) => row.dtiDetails.permitNum,
  ),
  areaCoverage: column(
    { en: 'Area coverage', fil: 'Saklaw na lugar' },
    'text',
    (row, language) => areaCoverage[row.areaCoverage].label[language],
  ),
  locationCount: column({ en: 'Stores', fil: 'Mga tindahan' }, 'number', (row) => row.locationCount),
  createdBy: column({ en: 'Created by', fil: 'Ginawa ni' }, 'text', (row) => row.createdBy),
  dtimeCreated: column({ en: 'Created', fil: 'Ginawa' }, 'instant', (row) => row.dtimeCreated),
  updatedBy: column({ en: 'Changed by', fil: 'Binago ni' }, 'text', (row) => row.updatedBy),
  dtimeUpdated: column({ en: 'Changed', fil: 'Binago' }, 'instant', (row) => row.dtimeUpdated),
};
