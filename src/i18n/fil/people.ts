import { associateFields } from '#domain/fields/associate.ts';
import { labelsOf } from '#domain/fields/field.ts';
import { civilStatusWords, genderWords } from '#domain/people/personWords.ts';
import type { people as en } from '../en/people.ts';
import { spoken } from '../spoken.ts';

export const people: typeof en = {
  search: 'Pangalan, employee code, mobile',
  associatesEmpty: 'Wala pang tauhan ng tindahan.',
  representativesEmpty: 'Wala pang sales representative.',
  field: labelsOf(associateFields, 'fil'),
  actions: 'Mga aksyon',
  gender: spoken(genderWords, 'fil'),
  civilStatus: spoken(civilStatusWords, 'fil'),
  designation: { owner: 'May-ari', manager: 'Manager', salesAgent: 'Sales agent' },
  yes: 'Ginagamit',
  no: 'Hindi ginagamit',
  more: 'at %{count} pa',
  changed: 'Binago ni %{who}',
  personalDetails: 'Personal na detalye',
  designationPosition: 'Designasyon at posisyon',
  positionHelp: 'Nakalista ayon sa designasyon: may-ari, manager, sales agent',
  inUseHelp: 'Patayin ito para sa umalis na',
  storesHelp: 'Lahat ng tindahan ng partner kung saan nagtatrabaho ang taong ito',
  addressOptional: 'Maaaring iwang blangko at idagdag sa ibang araw',
  isPermanentToo: 'Ito rin ang permanenteng address',
  isPermanentTooHelp: 'Kapag binuksan ito, aalisin ang nakatagong permanenteng address',
  wasPermanentToo: 'Kapag pinatay, mananatiling permanente ang dating address',
  noPresentAddress: 'Wala pang kasalukuyang address',
  addAssociate: 'Magdagdag ng tauhan ng tindahan',
  whichStores: 'Saang mga tindahan nagtatrabaho ang taong ito?',
  chooseStore: 'Pumili ng kahit isang tindahan',
  continue: 'Magpatuloy',
  findStores: 'Mag-type ng pangalan o code',
  addRepresentative: 'Magdagdag ng sales representative',
  employee: 'Empleyado',
  employeeNote: 'Nasa rekord ng empleyado: makikita rito ang binago roon',
  findEmployee: 'EMP… o pangalan',
  servesAlready: 'Naglilingkod na sa: %{stores}',
  servesNone: 'Wala pang pinaglilingkurang tindahan ng partner na ito',
  moreStores: 'Magdagdag ng tindahan',
  remove: 'Alisin',
  removeTitle: 'Alisin si %{name}?',
  removeFrom: 'Hindi na siya maglilingkod sa %{store}. Maaari siyang idagdag muli.',
  removeWhich: 'Hindi na siya maglilingkod sa mga tindahang may tsek. Maaari siyang idagdag muli.',
  removed:
    'Nabawasan ng %{smart_count} tindahan ang pinaglilingkuran ni %{name}. |||| Nabawasan ng %{smart_count} tindahan ang pinaglilingkuran ni %{name}.',
  added:
    'Idinagdag si %{name} sa %{smart_count} tindahan. |||| Idinagdag si %{name} sa %{smart_count} tindahan.',
  serves:
    'Naglilingkod na si %{code} sa %{smart_count} tindahan: tingnan ang listahan. |||| Naglilingkod na si %{code} sa %{smart_count} tindahan: tingnan ang listahan.',
  saved: 'Na-save: %{part} ni %{name}.',
};
