import { accessRoleFields } from '#domain/fields/access/accessRole.ts';
import { approvalRequestFields } from '#domain/fields/approvalRequest.ts';
import { bankChangeFields } from '#domain/fields/bankChange.ts';
import { labelsOf } from '#domain/fields/field.ts';
import { machineAccountFields } from '#domain/fields/machineAccount.ts';
import { receiptFields } from '#domain/fields/receipt.ts';
import {
  atcRateFields,
  bir2307Fields,
  computationFields,
  disbursementReportFields,
  officialReceiptFields,
} from '#domain/fields/reportSetting.ts';
import { payoutFileFields } from '#domain/fields/settlement/payoutFile.ts';
import { receiptSeriesFields } from '#domain/fields/settlement/receiptSeries.ts';
import { storeTaxFields } from '#domain/fields/settlement/storeTax.ts';
import { refundFields, transactionFields } from '#domain/fields/transaction.ts';
import type { approvals as en } from '../en/approvals.ts';

const column = labelsOf(approvalRequestFields, 'fil');
const roleLabels = labelsOf(accessRoleFields, 'fil');
const {
  source,
  partnerIds,
  transactionTypes,
  perMinute,
  paymentLimit,
  dayLimit,
  monthLimit,
  addresses,
  keyEnd,
  isEnabled: isInUse,
} = labelsOf(machineAccountFields, 'fil');
const machineLabels = {
  source,
  partnerIds,
  transactionTypes,
  perMinute,
  paymentLimit,
  dayLimit,
  monthLimit,
  addresses,
  keyEnd,
  isInUse,
};
const { refundReason, refundedItems, notes } = labelsOf(refundFields, 'fil');
const { amount, remainingRefundAmount } = labelsOf(transactionFields, 'fil');
const {
  receiptType,
  payorName,
  grossAmount,
  dateIssued,
  cancelReason,
  cancelNote,
  status: receiptStanding,
} = labelsOf(receiptFields, 'fil');
const { payoutCount, returnReason, resendReason } = labelsOf(payoutFileFields, 'fil');
const payoutLabels = {
  payoutCount,
  returnReason,
  resendReason,
  payoutFileId: 'Bank file',
  payoutStatus: column.state,
};
const receiptLabels = { receiptType, payorName, grossAmount, dateIssued, cancelReason, cancelNote };
const refundLabels = {
  refundAmount: 'Ibabalik',
  refundReason,
  refundedItems,
  notes,
  amount,
  remainingRefundAmount,
};

export const approvals: typeof en = {
  title: 'Mga pag-apruba',
  intro:
    'Mga kailangan ng ikalawang tao: pagbabago sa rate, bank account, buwis at mga setting ng report, mga import, mga refund, mga access role, mga machine key, at mga kinakanselang resibo.',
  tabs: 'Mga bahagi ng listahan',
  tab: {
    waiting: 'Naghihintay sa akin',
    open: 'Hiniling at bukas pa',
    mine: 'Hiniling ko',
    decided: 'Napagpasyahan',
    all: 'Lahat',
  },
  empty: {
    waiting: 'Walang naghihintay sa iyo',
    open: 'Walang bukas sa mga hiniling mo',
    mine: 'Wala kang hiniling',
    decided: 'Wala pang napagpasyahan',
    all: 'Wala pang humiling ng kahit ano',
  },
  column,
  askedBy: 'Hiniling ni %{name}',
  decidedBy: 'Pinasyahan ni %{name}',
  change: column.changes,
  effective: column.dtimeEffective,
  reason: column.reason,
  void: 'Nagbago ang rekord matapos itong hilingin, kaya hindi na ito tugma. Hilingin muli kung kailangan pa.',
  ownRequest: 'Ikaw ang humiling nito: iba ang dapat magpasya.',
  ownWork: 'Ikaw ang gumawa o nagbago ng ilan dito: iba ang dapat magkumpirma. Puwede mo itong tanggihan.',
  approve: 'Aprubahan',
  refuse: 'Tanggihan',
  withdraw: 'Bawiin',
  approveTitle: 'Aprubahan ang pagbabagong ito?',
  refuseTitle: 'Tanggihan ang pagbabagong ito?',
  withdrawTitle: 'Bawiin ang kahilingang ito?',
  atOnce: {
    MDR_RATE:
      'Kung aaprubahan ngayon, iiral ang bawat rate mula sa unang araw nito: bukas ang pinakamaaga, o mula nang hintayin ito ng mga bayad.',
    STORE_TAX:
      'Kapag inaprubahan ngayon, magsisimula ito sa unang araw nito: bukas ang pinakamaaga, o mula nang hintayin ito ng mga bayad.',
    IMPORT: 'Kung aaprubahan ngayon, isusulat na ito agad.',
    PAYMENTS:
      'Kung aaprubahan ngayon, ipapasok agad ang mga bayad, at ise-settle at babayaran ng susunod na run. Hanggang doon, mababawi pa ang import.',
    REFUND: 'Kung aaprubahan ngayon, ipapadala na ito agad sa processor.',
    SETTING: 'Kapag inaprubahan ngayon, iiral ito mula sa araw nito; mananatili ang mga na-settle na araw.',
    ACCESS_ROLE: 'Kung aaprubahan ngayon, iiral ito agad sa lahat ng may role na ito.',
    PAYOUT_FILE:
      'Kung aaprubahan ngayon, ipapadala ang mga payout, at puwedeng i-download ang file para sa bangko.',
    PAYOUT_RETURN:
      'Kung aaprubahan ngayon, ibabalik ang mga payout, aabisuhan ang mga babayaran, at puwede na itong ipadala muli.',
    PAYOUT_RESEND: 'Kung aaprubahan ngayon, nakatakda muli ang payout para sa susunod na bank file.',
    BANK_ACCOUNT: 'Kung aaprubahan ngayon, magkakabisa ito agad.',
    MACHINE_KEY:
      'Kung aaprubahan ngayon, makakapagpadala agad ang sistema ng mga bayad sa loob ng mga limit na ito.',
    RECEIPT:
      'Kung aaprubahan ngayon, kakanselahin agad ang resibo at hindi na ito maibabalik. Sa kanya pa rin ang numero, at puwedeng maglabas ng kapalit.',
  },
  inHours:
    'Kung aaprubahan ngayon, magkakabisa ito sa loob ng %{smart_count} oras, sa %{when}. Hanggang doon, puwede pa itong tanggihan o bawiin.',
  done: {
    SCHEDULED:
      'Aprubado: %{what}. Magkakabisa ito sa %{when}; puwede pa itong tanggihan o bawiin hanggang doon. Sasabihin kay %{maker}.',
    ACCESS_ROLE: 'Aprubado: %{what}. Umiiral na ito, at sasabihin kay %{maker}.',
    PAYOUT_FILE: 'Na-release: %{what}. I-download ito para sa bangko. Aabisuhan si %{maker}.',
    PAYOUT_RETURN: 'Kumpirmado: %{what}. Puwede na itong ipadala muli. Aabisuhan si %{maker}.',
    PAYOUT_RESEND: 'Aprubado: %{what}. Kasama ito sa susunod na bank file. Aabisuhan si %{maker}.',
    BANK_ACCOUNT: 'Aprubado: %{what}. Umiiral na ito, at sasabihin kay %{maker}.',
    MDR_RATE: 'Aprubado: %{what}. Umiiral ang bawat rate mula sa unang araw nito, at sasabihin kay %{maker}.',
    STORE_TAX:
      'Aprubado: %{what}. Ganito bubuwisan ang tindahan mula sa araw na iyon, at sasabihin kay %{maker}.',
    IMPORT: 'Aprubado: %{what}. Isinusulat na ang mga hilera nito, at sasabihin kay %{maker}.',
    PAYMENTS: 'Aprubado: %{what}. Ipinapasok na ang mga bayad, at sasabihin kay %{maker}.',
    REFUND: 'Aprubado: %{what}. Ipapadala na ito sa processor, at sasabihin kay %{maker}.',
    SETTING: 'Aprubado: %{what}. Iiral ito mula sa araw nito, at sasabihin kay %{maker}.',
    RECEIPT:
      'Aprubado: %{what}. Kanselado na ito at sa kanya pa rin ang numero; puwedeng maglabas ng kapalit. Sasabihin kay %{maker}.',
    MACHINE_KEY: 'Aprubado: %{what}. Gumagana na ito, at sasabihin kay %{maker}.',
    REFUSED: 'Tinanggihan: %{what}. Walang magbabago, at sasabihin kay %{maker} kung bakit.',
    WITHDRAWN: 'Binawi: %{what}. Walang magbabago.',
  },
  refuseBody: 'Walang magbabago. Mababasa ng humiling ang dahilan mo.',
  withdrawBody: 'Walang magbabago.',
  reasonNeeded: 'Sabihin kung bakit',
  waits: 'May pagbabagong naghihintay ng ikalawang tao',
  comes: 'Malapit nang magkabisa ang isang naaprubahang pagbabago',
  voidsTitle: 'Mawawalan nito ng bisa ang isang naghihintay na pagbabago',
  voidsConfirm: 'I-save pa rin',
  voidsCancel: 'Huwag i-save',
  voidsTold: 'Sasabihan ang humiling nito at ang mga puwedeng magpasya.',
  voidsOpen: 'Buksan ang kahilingan (bagong tab)',
  voidsOpenOne: 'Buksan ang kahilingan %{n} (bagong tab)',
  showNumbers: 'Ipakita ang buong numero',
  hideNumbers: 'Itago ang mga numero',
  ofPartner: 'Partner:',
  numbersNote: 'Itinatala sa audit trail ang bawat pagtingin.',
  numbersRecorded: 'Naitala: nakita mo ang buong numero. Itatago itong muli pag-alis mo.',
  signature: { show: 'Tingnan ito', before: 'Tingnan ang dati' },
  endsAlike: '(ibang numero, pareho ang dulo)',
  unchanged: '(walang pagbabago)',
  field: {
    ...labelsOf(bankChangeFields, 'fil'),
    ...labelsOf(storeTaxFields, 'fil'),
    ...refundLabels,
    ...labelsOf(computationFields, 'fil'),
    ...labelsOf(disbursementReportFields, 'fil'),
    ...labelsOf(bir2307Fields, 'fil'),
    ...labelsOf(officialReceiptFields, 'fil'),
    ...labelsOf(atcRateFields, 'fil'),
    ...labelsOf(receiptSeriesFields, 'fil'),
    ...receiptLabels,
    role: roleLabels.role,
    isEnabled: roleLabels.isEnabled,
    isExternal: roleLabels.isExternal,
    requiresSecondFactor: roleLabels.requiresSecondFactor,
    userCount: roleLabels.userCount,
    ...payoutLabels,
    ...machineLabels,
    receiptStatus: receiptStanding,
    fromDay: 'Mula',
    replaces: 'Papalitan ang nakaplano mula',
    mdrRate: 'rate',
    effectiveFrom: 'mula',
  },
  rates: {
    title: 'Mga merchant discount rate',
    intro: 'Ang binabayaran ng merchant sa bawat produkto, sa porsiyento.',
    type: 'Produkto',
    rate: 'Rate',
    state: 'Katayuan',
    from: 'Mula',
    to: 'Hanggang',
    coming: 'mula %{from}',
    open: 'hanggang may bagong abiso',
    pending: 'Nakabinbin',
    course: 'Mga rate sa paglipas ng panahon',
    courseNote: 'Buong linya ang umiral hanggang ngayon, putol-putol ang darating.',
    courseOf: '%{type} sa paglipas ng panahon',
    step: '%{rate}% mula %{from}',
    today: 'ngayon',
    history: 'Mga naunang rate',
    noHistory: 'Walang ibang rate noon.',
    setBy: 'Itinakda ni',
    change: 'Baguhin ang mga rate',
    changeTitle: 'Baguhin ang mga rate',
    changeHelp: 'Punan lang ang magbabago.',
    secondPerson:
      'Magkakabisa ang pagbabago kapag inaprubahan ng ikalawang tao, pinakamaaga sa unang araw nito.',
    atOnce: 'Sinusuri pa ang aplikasyon, kaya mase-save agad ang pagbabago.',
    newRate: 'Bagong rate ng %{type}, %',
    firstDay: 'Unang araw ng %{type}',
    waiting:
      'May mga bayad mula %{day} na naghihintay ng rate na ito: mula sa araw na iyon, mase-settle rin sila.',
    now: 'ngayon ay %{rate}',
    send: 'Ipadala para aprubahan',
    save: 'I-save',
    nothing: 'Punan ang kahit isang rate.',
    badRate: 'Dapat mula 0 hanggang 100 porsiyento ang rate, hanggang tatlong decimal',
    badDay: 'Piliin ang %{day} o mas huling araw',
    sent: 'Naipadala para aprubahan: mga rate ng %{name}. Magbabago ang mga ito kapag inaprubahan ng ikalawang tao.',
    saved: 'Na-save ang mga rate ng %{name}.',
    oneAtATime: 'May naghihintay nang pagbabago: dapat muna itong pagpasyahan o bawiin.',
  },
  taxes: {
    change: 'Baguhin ang buwis',
    since: 'Ngayon',
    coming: 'Paparating',
    before: 'Dati',
    line: 'Mula %{from}: EWT %{ewt}, top withholding agent %{twa}',
    secondPerson: 'Magsisimula ang pagbabago sa unang araw nito, kapag inaprubahan ng ikalawang tao.',
    atOnce:
      'Sinusuri pa ang aplikasyon, kaya agad itong mase-save at umiiral mula sa unang araw ng tindahan.',
    ewtHelp: 'May kinakaltas na buwis sa ibinabayad sa tindahan, at may form 2307 para rito.',
    twaHelp: 'Kinakaltasan ng tindahan ng buwis ang komisyong sinisingil dito.',
    firstDay: 'Magsisimula sa',
    firstDayHelp: 'Bukas o mas huli; ang mga araw na nagsimula na ay sine-settle ayon sa dati.',
    untaxed:
      'May mga bayad mula %{since} na naghihintay, dahil walang sinabi para sa mga araw bago ang %{before}: simulan sa kanila, at mase-settle sila. Ang ibang pagbabago ay magsisimula bukas o mas huli.',
    evidenceHelp: 'Ano ang nagpapakita nito, halimbawa ang listahan ng BIR at ang petsa nito.',
    badDay: 'Pumili ng bukas o mas huling araw',
    noEvidence: 'Sabihin kung ano ang nagpapakita nito, hindi bababa sa tatlong karakter',
    sent: 'Ipinadala para aprubahan: ang buwis ng %{name} mula %{from}. Magbabago ito kapag inaprubahan ng ikalawang tao.',
    saved: 'Na-save ang buwis ng %{name}.',
  },
};
