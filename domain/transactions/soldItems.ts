/** An item of a sale as it is told of: `amount` is the price of all of it, in pesos. */
export interface ToldItem {
  name: string;
  quantity: number;
  amount: string;
}

const ITEM = /^(?:(\d{1,6})\s*[x×]\s+)?(.*\S)\s*=\s*₱?\s*(\d[\d,]*(?:\.\d{1,2})?)$/iu;

/** An item as people write it ("2 x Fan = 1,998.00", "Iron = 450"); null for what is none. */
export function readSoldItem(text: string): ToldItem | null {
  const parts = ITEM.exec(text.trim());
  const [, quantity = '1', name = '', amount = ''] = parts ?? [];
  if (!parts || /^\d+\s*[x×]$/iu.test(name)) return null;
  return { name, quantity: Number(quantity), amount: amount.replaceAll(',', '') };
}
