import { manilaDate } from '#domain/day.ts';
import { typedItems } from '#domain/imports/cells/listItems.ts';
import { promoFields } from '#domain/imports/fields/promoFields.ts';
import { choosableCategories } from '#domain/promos/promoRanks.ts';
import type { Tx } from '../../db/context.ts';
import { TAKES_PART } from '../../db/trading.ts';
import type { TemplateData, TemplateScope } from '../../imports/importKind.ts';
import { cellsOf, knownOr, ownExample } from '../shared/examples/cellsOf.ts';
import { counted, firstFree } from '../shared/examples/firstFree.ts';
import { lookupLabels } from '../shared/lookup.ts';
import { partnerCodes } from '../shared/partners/partnerChoices.ts';

const own = (key: string): string => ownExample(promoFields, key);

const CODE_TAKEN = 'exists (select from promo p where p.code = x.text::citext)';
const PARTNER = `select p.hsis_code as code from partner p
  where p.status = 'A' and exists (select from merchant m where m.partner_id = p.id and ${TAKES_PART})
  order by p.hsis_code <> $1, p.hsis_code limit 1`;

/** A partner with a store that would honour a promo. */
const partnerWithStores = async (tx: Tx): Promise<string | undefined> => {
  const [row] = await tx.query<{ code: string }>({
    name: 'import-promo-partner',
    text: PARTNER,
    values: [own('partnerCodes')],
  });
  return row?.code;
};

/** Two whole months to come, with their year. */
const daysAfter = (now: Date): Record<string, string> => {
  const [year = 0, month = 1] = manilaDate(now).split('-').map(Number);
  const day = (months: number, of: number) =>
    new Date(Date.UTC(year, month - 1 + months, of)).toISOString().slice(0, 10);
  const validFrom = day(2, 1);
  return { validFrom, validTo: day(4, 0), dtiSeries: validFrom.slice(0, 4) };
};

const categoriesOf = (known: readonly string[]): string | undefined => {
  const wanted = typedItems(own('categories')).filter((category) => known.includes(category));
  return wanted.length ? wanted.join('; ') : known[0];
};

/** Categories and partners for drop-downs and guide; the example is a new promo to come, of a partner whose stores honour it. */
export const promoTemplate = async ({ tx, now, user }: TemplateScope): Promise<TemplateData> => {
  const [codes, allCategories, storeCategories, partner, code] = await Promise.all([
    partnerCodes(tx),
    lookupLabels(tx, 'promo-category'),
    lookupLabels(tx, 'promo-store-category'),
    partnerWithStores(tx),
    user.type === 'EXTERNAL' ? undefined : firstFree(tx, counted(own('code')), CODE_TAKEN),
  ]);
  const categories = choosableCategories(allCategories);
  return {
    lists: { categories, storeCategory: storeCategories, partnerCodes: codes },
    example: {
      ...cellsOf({
        code,
        categories: categoriesOf(categories),
        storeCategory: knownOr(own('storeCategory'), storeCategories),
        partnerCodes: partner,
      }),
      ...daysAfter(now),
    },
  };
};
