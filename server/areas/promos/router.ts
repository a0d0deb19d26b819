import { getPromoCategories, getStoreCategories } from './categories.ts';
import { createPromo } from './createPromo.ts';
import { editPromo } from './editPromo.ts';
import { listFeaturedPromos } from './featured/listFeaturedPromos.ts';
import { orderFeaturedPromos } from './featured/orderFeaturedPromos.ts';
import { setPromoFeatured } from './featured/setPromoFeatured.ts';
import { findPromoOverlaps } from './findPromoOverlaps.ts';
import { getPromoByCode } from './getPromoByCode.ts';
import { getPromoCategoryRanks } from './getPromoCategoryRanks.ts';
import { getPromoTabCounts } from './getPromoTabCounts.ts';
import { getPromoTimeline } from './getPromoTimeline.ts';
import { getPromoImages } from './images/getPromoImages.ts';
import { orderPromoImages } from './images/orderPromoImages.ts';
import { previewPromoImage } from './images/previewPromoImage.ts';
import { removePromoImage } from './images/removePromoImage.ts';
import { uploadPromoImage } from './images/uploadPromoImage.ts';
import { listPromos } from './listPromos.ts';
import { getMerchantAreaCoverage } from './locations/getMerchantAreaCoverage.ts';
import { getMerchantLocationIds } from './locations/getMerchantLocationIds.ts';
import { getMerchantLocations } from './locations/getMerchantLocations.ts';
import { suggestMerchants } from './locations/suggestMerchants.ts';
import { updatePromoStatus } from './updatePromoStatus.ts';

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
