type Renamed = readonly (readonly [sent: RegExp, form: string])[];

const IN_BOTH: Renamed = [
  [/^bankDetails\b/, 'bankInformation'],
  [/\.(?:fullName|names|contactDetail)(?=\.|$)/, ''],
  [/\.(bank|bankBranch)(?:Name|Id)$/, '.$1'],
  [/\.(region|province|municipality|subMunicipality|barangay|zipCode)Id$/, '.$1'],
];

const OF_PARTNER: Renamed = [
  [/^name$/, 'registeredBusinessName'],
  [/^tinNumber$/, 'businessTin'],
  [/^hcAgent$/, 'handlingTransactions'],
  [/^shoppingMallsPartner$/, 'shoppingmallPh'],
  [/^digitalPosPartner$/, 'homeCreditDigitalPayments'],
  [/^contactPerson\b/, 'authorizedSignatory'],
];

const OF_STORE: Renamed = [
  [/^name$/, 'merchantName'],
  [/^(retailerAssociates\.\d+\.)email$/, '$1emailAddress'],
  [/^(retailerAssociates\.\d+\.)mobile$/, '$1mobileNumber'],
  [/^(retailerAssociates\.\d+\.)addresses\.0\b/, '$1presentAddress'],
  [/^(retailerAssociates\.\d+\.)addresses\.1\b/, '$1permanentAddress'],
];

/**
 * Where the form has what is sent of a partner or a store: `contactPerson.fullName.lastName` of a partner is
 * `authorizedSignatory.lastName`. A path that nobody fills in stays as it is.
 */
export const formPath = (of: 'partner' | 'store', sent: string): string =>
  [...IN_BOTH, ...(of === 'partner' ? OF_PARTNER : OF_STORE)].reduce(
    (path, [from, to]) => path.replace(from, to),
    sent,
  );
