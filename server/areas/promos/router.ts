import { createPromo } from './createPromo.ts';
import { editPromo } from './editPromo.ts';
import { findPromoOverlaps } from './findPromoOverlaps.ts';
import { getMerchantAreaCoverage } from './getMerchantAreaCoverage.ts';
import { getMerchantLocationIds } from './getMerchantLocationIds.ts';
import { getMerchantLocations } from './getMerchantLocations.ts';
import { getPromoByCode } from './getPromoByCode.ts';
import { getPromoCategoryRanks } from './getPromoCategoryRanks.ts';
import { getPromoImages } from './getPromoImages.ts';
import { getPromoTabCounts } from './getPromoTabCounts.ts';
import { getPromoTimeline } from './getPromoTimeline.ts';
import { listFeaturedPromos } from './listFeaturedPromos.ts';
import { listPromos } from './listPromos.ts';
import { getPromoCategories, getStoreCategories } from './lookups.ts';
import { orderFeaturedPromos } from './orderFeaturedPromos.ts';
import { orderPromoImages } from './orderPromoImages.ts';
import { previewPromoImage } from './previewPromoImage.ts';
import { removePromoImage } from './removePromoImage.ts';
import { setPromoFeatured } from './setPromoFeatured.ts';
import { suggestMerchants } from './suggestMerchants.ts';
import { updatePromoStatus } from './updatePromoStatus.ts';
import { uploadPromoImage } from './uploadPromoImage.ts';

export const promosRouter = {
  listPromos,
  getPromoTabCounts,
  getPromoByCode,
  createPromo,
  editPromo,
  updatePromoStatus,
  findPromoOverlaps,
  getPromoTimeline,
  listFeaturedPromos,
  setPromoFeatured,
  orderFeaturedPromos,
  getPromoImages,
  previewPromoImage,
  uploadPromoImage,
  orderPromoImages,
  removePromoImage,
  getStoreCategories,
  getPromoCategories,
  getPromoCategoryRanks,
  suggestMerchants,
  getMerchantAreaCoverage,
  getMerchantLocations,
  getMerchantLocationIds,
};
