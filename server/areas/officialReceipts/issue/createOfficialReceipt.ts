import type { NewReceipt } from '#contract/finance/newReceipt.ts';
import { manilaDate } from '#domain/day.ts';
import { centavosOf, formatPeso } from '#domain/money.ts';
import type { LinesLeft } from '#domain/receipts/receiptAmounts.ts';
import { daysOfMonth, type ReceiptMonth } from '#domain/receipts/receiptMonth.ts';
import { type ReceiptType, receiptType, typeOfSlug } from '#domain/receipts/receiptTypes.ts';
import type { Sentence } from '#domain/sentence.ts';
import { vatClassOf } from '#domain/settlement/settings/officialReceipt.ts';
import type { Tx } from '../../../db/context.ts';
import { badFields, fail, notFound } from '../../../http/errors/fail.ts';
import { os } from '../../../http/os.ts';
import type { Work } from '../../../records/lock/work.ts';
import { settingOn } from '../../../settlement/settingOn.ts';
import { contractsOf } from '../choose/getOrContracts.ts';
import { readPayor } from '../choose/readPayor.ts';
import { readSummary } from '../choose/readSummary.ts';
import { readReceipt } from '../readReceipt.ts';
import { amountsOf, monthIn, mustBeReceipt } from './checkReceipt.ts';
import { noSeries, openSeries } from './openSeries.ts';
import { postReceipt } from './postReceipt.ts';
import { replacedBy } from './replacedBy.ts';
import { confirmedSameMoney } from './sameMoney.ts';
import { setOffReferences } from './setOffPayouts.ts';
import { warnOfEnd } from './warnOfEnd.ts';

const NO_CONTRACT = {
  en: 'This is no contract of the payor',
  fil: 'Hindi ito kontrata ng nagbayad',
};

/** Whose money it is, as the receipt names them, and the contract of theirs that is named. 400, 404. */
const payorOf = async (tx: Tx, body: NewReceipt) => {
  if (body.payorId === null) {
    const { payorName, tinNumber: payorTin, address: payorAddress, contract: contractNumber } = body;
    return {
      ...{ partnerId: null, payorName: payorName ?? '', payorTin, payorAddress },
      ...{ contractId: null, contractNumber },
    };
  }
  const { id, name, tinNumber, address } = await readPayor(tx, body.payorId);
  const payor = { partnerId: id, payorName: name, payorTin: tinNumber, payorAddress: address };
  if (body.contract === null) return { ...payor, contractId: null, contractNumber: null };
  const contract = (await contractsOf(tx, id)).find(({ number }) => number === body.contract);
  if (!contract) throw badFields({ contract: NO_CONTRACT });
  return { ...payor, contractId: contract.id, contractNumber: contract.number };
};

/** Returns what the closed lines of a payor's month leave, under a lock. 422 where more than that is receipted. */
const mustBeLeft = async (
  tx: Tx,
  { payorId, month, gross }: { payorId: string; month: ReceiptMonth; gross: bigint },
): Promise<LinesLeft> => {
  const { rest, restTax, due, receipts } = await readSummary(tx, { payorId, month });
  const left = centavosOf(rest) ?? 0n;
  if (gross <= left) return { due: left, tax: centavosOf(restTax) ?? 0n };
  const given = receipts.filter(({ status }) => status === 'ISSUED').map(({ orNumber }) => orNumber);
  const rests = formatPeso(left > 0n ? left : 0n);
  const all = formatPeso(centavosOf(due) ?? 0n);
  const by = given.join(', ');
  const why: Sentence = {
    en: `Of the commission of this month, ${all}, ${rests} is left to receipt${by ? `: the rest is in ${by}` : ''}.`,
    fil: `Sa komisyon ng buwang ito na ${all}, ${rests} na lang ang mareresibuhan${by ? `: nasa ${by} ang iba` : ''}.`,
  };
  throw fail('rule_receipted', why, { fields: { grossAmount: why } });
};

/** Issues a receipt; answers its number. 400, 404, 422 as the contract says. */
const issue = async (context: Work, type: ReceiptType, body: NewReceipt): Promise<string> => {
  const { tx, user, deps } = context;
  const issuedAt = deps.now();
  const day = manilaDate(issuedAt);
  mustBeReceipt(type, body, day);
  const setting = await settingOn(tx, 'OFFICIAL_RECEIPT', day);
  const vatClass = setting && (vatClassOf(setting.values, type) ?? body.vatClass);
  if (!setting || !vatClass) throw noSeries();
  const { gross } = amountsOf(body, vatClass);
  const payor = await payorOf(tx, body);
  // From here on nobody else posts until this is done.
  const series = await openSeries(tx, day, true);
  if (!series) throw noSeries();
  const month = monthIn(body);
  const left =
    receiptType[type].isOfLines && payor.partnerId !== null && month
      ? await mustBeLeft(tx, { payorId: payor.partnerId, month, gross })
      : undefined;
  const amounts = amountsOf(body, vatClass, left);
  const sameMoneyAs = await confirmedSameMoney(tx, body, body.confirmSameMoney ?? null);
  const { soa, paymentFor, invoiceNumber, formOfPayment } = body;
  const isSetOff = left !== undefined && formOfPayment === 'OFFSET' && month !== null;
  const payouts = isSetOff ? await setOffReferences(tx, month, payor.partnerId) : null;
  const reference = body.referenceNumber ?? payouts?.get(payor.partnerId ?? '') ?? null;
  const { bankName, checkNumber, checkDate } = body;
  const orNumber = await postReceipt(tx, {
    ...{ seriesId: series.id, type, day, issuedAt, issuerId: user.userId, issuedBy: user.username },
    ...{ title: setting.values.title, vatClass, ...payor },
    ofMonth: month ? daysOfMonth(month).from : null,
    paymentChannel: body.paymentChannel ?? null,
    ...{ soa, paymentFor, reference, invoiceNumber, formOfPayment, bankName, checkNumber, checkDate },
    ...{ gross: Number(amounts.gross), vat: Number(amounts.vat), withholding: Number(amounts.withholding) },
    replacesId: body.replaces ? await replacedBy(tx, body.replaces) : null,
    batchId: null,
    sameMoneyAs,
  });
  await warnOfEnd(tx, day, issuedAt);
  return orNumber;
};

/** Issues a receipt of today with the next number of its series. 400, 404, 422 as the contract says. */
export const createOfficialReceipt = os.officialReceipts.createOfficialReceipt.handler(
  async ({ input, context }) => {
    const type = typeOfSlug(input.params.type);
    if (!type) throw notFound();
    return { data: await readReceipt(context.tx, await issue(context, type, input.body)) };
  },
);
