import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { textOrNull } from '#domain/formats/textOrNull.ts';
import { type AddressParts, addressLines } from '#domain/places/addressText.ts';
import { type AddressValues, toPlace } from '../../../components/ui/address/addressValues.ts';
import { FIELD_OF, type LEVELS, type Level, parentKey } from '../../../components/ui/places/placeLevels.ts';
import { useSources } from '../../../components/ui/sources.tsx';
import { NONE } from '../../../components/ui/texts.tsx';

const HOUR_MS = 3_600_000;

/** The name of one level of an address; its lists are those of the cascade, asked for once an hour. */
const useLevelName = (address: AddressValues, level: Level, isWanted = true): string | null => {
  const { places } = useSources();
  const id = address[FIELD_OF[level]] ?? null;
  const place = toPlace(address, Boolean(address.subMunicipalityId));
  const parent = parentKey(level, place);
  const { data } = useQuery({
    queryKey: ['place-names', level, parent],
    queryFn: ({ signal }) => places[level](place, signal),
    staleTime: HOUR_MS,
    enabled: isWanted && id !== null && parent !== null,
  });
  return isWanted && id ? (data?.find(({ value }) => value === id)?.label ?? '…') : null;
};

/** City and province of an address in words. */
export const CityWords = ({ address }: { address: AddressValues }) => {
  const city = useLevelName(address, 'city');
  const province = useLevelName(address, 'province');
  const region = useLevelName(address, 'region', !address.provinceId);
  const names = [city, province, region].filter(Boolean);
  return <>{[...new Set(names)].join(', ') || NONE}</>;
};

/** An address of a form in words, on two lines; a dash when nothing of it is given. */
export const AddressWords = ({ address }: { address: AddressValues }) => {
  const names = {
    region: useLevelName(address, 'region'),
    province: useLevelName(address, 'province'),
    city: useLevelName(address, 'city'),
    subMunicipality: useLevelName(address, 'subMunicipality'),
    barangay: useLevelName(address, 'barangay'),
    zipCode: useLevelName(address, 'zipCode'),
  } satisfies Record<(typeof LEVELS)[number], string | null>;
  const { city, ...others } = names;
  const parts: AddressParts = {
    ...others,
    zipCode: names.zipCode ?? textOrNull(address.zipTyped),
    municipality: city,
    unitNumber: textOrNull(address.unitNumber),
    floorNumber: textOrNull(address.floorNumber),
    buildingName: textOrNull(address.buildingName),
    streetNumber: textOrNull(address.streetNumber),
    streetName: textOrNull(address.streetName),
  };
  const lines = addressLines(parts);
  if (lines.length === 0) return <>{NONE}</>;
  return lines.map((line) => (
    <Box component="span" key={line} sx={{ display: 'block' }}>
      {line}
    </Box>
  ));
};
