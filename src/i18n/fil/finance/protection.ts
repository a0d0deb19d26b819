import { labelsOf } from '#domain/fields/field.ts';
import { protectionFields } from '#domain/fields/settlement/protection.ts';
import type { protection as english } from '../../en/finance/protection.ts';

export const protection: typeof english = {
  intro:
    'Isa bawat partner at buwan. Inaasahan ito kapag na-settle na ang buwan, at hinihintay hanggang ma-upload ang papel.',
  search: 'Partner, HSIS code o TIN',
  tabs: 'Mga resibo ayon sa katayuan',
  empty: {
    PENDING: 'Walang hinihintay: narito na ang papel ng bawat na-settle na buwan.',
    UPLOADED: 'Lalabas dito ang mga resibo kapag na-upload na ang papel nila.',
  },
  openLines: 'Buksan ang mga na-settle na linya',
  figures: 'Kung para saan ito',
  figuresNote: 'Ang kabuuan ng mga linya ng partner sa buwan nang ma-settle ito. Ihambing sa papel.',
  totals: {
    title: 'Kabuuan ng mga resibong ito',
    count: 'Mga resibo',
    anyMonth: 'Ng lahat ng buwan',
    usualMonths: 'Ng nakaraang 12 buwan',
    more: 'Bawat buwan',
    less: 'Itago ang mga buwan',
  },
  papers: {
    title: 'Mga papel',
    none: 'Wala pang na-upload na papel.',
    counts: 'May bisa',
    replaced: 'Napalitan',
    by: 'In-upload ni %{name},',
    reason: 'Pinalitan ni %{name}: %{reason}',
  },
  view: {
    act: 'Tingnan ang resibo',
    of: 'Resibo ng %{name}',
    save: 'I-save ang file',
    back: 'Bumalik sa mga halaga nito',
    former: 'Napalitan na ang papel na ito at wala nang bisa.',
    zoomIn: 'Palakihin',
    zoomOut: 'Paliitin',
  },
  upload: {
    act: 'Mag-upload ng resibo',
    replace: 'Palitan ang papel',
    title: 'Mag-upload ng resibo',
    intro:
      'Piliin ang partner at buwan, ihambing ang mga halaga, at i-upload ang papel bilang PDF o larawan.',
    which: 'Aling resibo ito?',
    receipt: 'Partner at buwan',
    receiptHelp:
      'Nakalista ang mga hinihintay, ang pinakaluma muna; i-type ang pangalan ng partner para mahanap ang sa kanila.',
    paper: 'Ang papel',
    chosen: 'Napili: %{name}',
    choose: 'Piliin muna ang file ng resibo.',
    replaces:
      'May papel na rito: %{file}, in-upload ni %{name} noong %{day}. Mananatili ito sa history; ang sa iyo na ang may bisa.',
    reasonNeeded: 'Sabihin kung bakit papalitan, sa hindi bababa sa %{min} character.',
    now: 'I-upload',
    replaceNow: 'Palitan',
  },
  uploaded: {
    title: 'Na-upload na ang resibo ng %{name} para sa %{month}',
    first: 'Ang %{file} na ang may bisa.',
    replaced: 'Ang %{file} na ang may bisa; mananatili sa history ang dating papel.',
    next: '%{smart_count} resibo pa ang hinihintay: %{name}, %{month}. |||| %{smart_count} resibo pa ang hinihintay. Susunod: %{name}, %{month}.',
    none: 'Wala nang hinihintay: narito na ang papel ng bawat na-settle na buwan.',
    goOn: 'I-upload ang susunod',
    list: 'Lahat ng hinihintay',
  },
  field: labelsOf(protectionFields, 'fil'),
};
