import { getBarangays, getSubMunicipalities, getZipCodes } from './children.ts';
import { getCities, getProvinces, getRegions } from './parents.ts';

export const placesRouter = {
  getRegions,
  getProvinces,
  getCities,
  getSubMunicipalities,
  getBarangays,
  getZipCodes,
};
