/** One row of each table of places, in the order of its columns. Empty string = null. */
export interface Region {
  id: string;
  name: string;
}

export interface Province {
  id: string;
  regionId: string;
  name: string;
}

/** HUC highly urbanised, ICC independent component, CC component city, MUN municipality. */
export type CityClass = 'HUC' | 'ICC' | 'CC' | 'MUN';

export interface City {
  id: string;
  provinceId: string;
  regionId: string;
  name: string;
  class: CityClass;
}

export interface SubMunicipality {
  id: string;
  cityId: string;
  name: string;
}

export interface Barangay {
  id: string;
  cityId: string;
  subMunicipalityId: string;
  name: string;
}

export interface ZipCode {
  id: string;
  zip: string;
  name: string;
  cityId: string;
  subMunicipalityId: string;
}

export interface Superseded {
  oldId: string;
  newId: string;
}

export interface Places {
  regions: Region[];
  provinces: Province[];
  cities: City[];
  subMunicipalities: SubMunicipality[];
  barangays: Barangay[];
  superseded: Superseded[];
}

export const MANILA_ID = '1380600000';
