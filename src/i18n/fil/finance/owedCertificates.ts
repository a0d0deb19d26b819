import { labelsOf } from '#domain/fields/field.ts';
import { owedCertificateFields, owedPaperFields } from '#domain/fields/settlement/owedCertificate.ts';
import type { owedCertificates as english } from '../../en/finance/owedCertificates.ts';

export const owedCertificates: typeof english = {
  intro:
    'Ang mga merchant na top withholding agent ay nagkakaltas ng buwis sa aming komisyon at dapat magbigay sa amin ng form 2307 para rito (WC160). Isa bawat payee at quarter, inaasahan kapag na-settle na ang quarter.',
  search: 'Pangalan, partner o TIN',
  empty: 'Walang inaasahan: walang top withholding agent na nagkaltas sa quarter na na-settle na.',
  sums: {
    title: 'Kabuuan ng mga sertipikong ito',
    count: '%{smart_count} sertipiko ang hinihintay |||| %{smart_count} sertipiko ang hinihintay',
    arrived: 'mula sa %{smart_count} payee |||| mula sa %{smart_count} payee',
    open: '%{missing} ang hindi dumating, %{partly} ang bahagi lamang',
  },
  figures: 'Ang hinihintay',
  figuresNote:
    'Buwis na iniwan sa merchant ng mga na-settle na linya ng quarter, at kung magkano rito ang pinatutunayan ng mga papel.',
  lines: 'Ang mga linya nito',
  linesNote: 'Bawat buwan at tindahan ay papunta sa mga na-settle nitong linya.',
  monthAndStore: 'Buwan at tindahan',
  withheld: 'Kinaltas',
  papers: {
    title: 'Mga papel na dumating',
    none: 'Wala pang dumating na papel.',
    counts: 'May bisa',
    replaced: 'Napalitan',
    arrived: '%{name}, dumating noong %{day}',
    by: 'Itinala ni %{name},',
    note: 'Tala: %{note}',
    reason: 'Pinalitan ni %{name}: %{reason}',
    look: 'Tingnan',
    lookAt: 'Tingnan: %{name}',
    save: 'I-download',
    saveOf: 'I-download ang %{name}',
    replace: 'Palitan',
    replaceOf: 'Palitan ang %{name}',
  },
  record: {
    act: 'Magtala ng sertipiko',
    title: 'Itala ang sertipikong dumating',
    replaceTitle: 'Palitan ang isang sertipiko',
    note: 'Inaasahan: %{expected}. Kulang pa: %{missing}.',
    replaces:
      'Mawawalan ng bisa ang %{amount} ng %{file} kapag pinalitan; mananatili ang papel sa kasaysayan.',
    more: 'Higit ito sa kinaltas. Sabihin sa tala kung bakit.',
    less: 'Kulang ito sa kinaltas. Itatala ito, at mananatiling kulang ang natitira.',
    paper: 'Ang sertipiko',
    chosen: 'Napili: %{name}',
    choose: 'Piliin muna ang file ng sertipiko.',
    now: 'Itala',
    replaceNow: 'Palitan ngayon',
    wrong: {
      amount: 'Ilagay ang piso na higit sa zero, hanggang dalawang decimal, gaya ng 1234.50.',
      receivedOn: 'Isang araw mula %{from} hanggang ngayon.',
      note: 'Sabihin sa hindi bababa sa %{min} character.',
      reason: 'Sabihin kung bakit pinapalitan, sa hindi bababa sa %{min} character.',
    },
  },
  recorded: {
    title: 'Naitala ang sertipiko ni %{name} para sa %{quarter}',
    MISSING: 'Walang may bisa sa %{expected}.',
    PARTLY: '%{received} sa %{expected} ang napatunayan; %{missing} pa ang kulang.',
    RECEIVED: 'Napatunayan na ang lahat ng %{expected}.',
    MORE: '%{received} ang napatunayan, higit sa %{expected} na kinaltas.',
    open: '%{smart_count} sertipiko pa ang kulang nang buo o bahagi. |||| %{smart_count} sertipiko pa ang kulang nang buo o bahagi.',
    next: 'Susunod: %{name}, %{quarter}',
    none: 'Wala nang ibang kulang.',
  },
  field: labelsOf({ ...owedCertificateFields, ...owedPaperFields }, 'fil'),
};
