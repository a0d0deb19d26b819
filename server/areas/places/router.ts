import { getBarangays } from './getBarangays.ts';
import { getCities } from './getCities.ts';
import { getProvinces } from './getProvinces.ts';
import { getRegions } from './getRegions.ts';
import { getSubMunicipalities } from './getSubMunicipalities.ts';
import { getZipCodes } from './getZipCodes.ts';

export const placesRouter = {
  getRegions,
  getProvinces,
  getCities,
  getSubMunicipalities,
  getBarangays,
  getZipCodes,
};
