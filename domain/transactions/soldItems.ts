/** An item of a sale as it is told of: `amount` is the price of all of it, in pesos. */
export interface ToldItem {
  name: string;
  quantity: number;
  amount: string;
}

const QUANTITY = /^(\d{1,6})\s*[x×]\s+/iu;
const PRICE = /^₱?\s*(\d[\d,]*(?:\.\d{1,2})?)$/u;
const LINE_END = /[\n\r\u2028\u2029]/;

/** An item as people write it ("2 x Fan = 1,998.00", "Iron = 450"); null for what is none. */
export function readSoldItem(text: string): ToldItem | null {
  const sign = text.lastIndexOf('=');
  const what = text.slice(0, Math.max(0, sign)).trim();
  const [, amount] = PRICE.exec(text.slice(sign + 1).trim()) ?? [];
  const [counted = '', quantity = '1'] = QUANTITY.exec(what) ?? [];
  const name = what.slice(counted.length);
  if (amount === undefined || name === '' || LINE_END.test(name) || /^\d+\s*[x×]$/iu.test(name)) return null;
  return { name, quantity: Number(quantity), amount: amount.replaceAll(',', '') };
}
