import { missingDocuments } from '#domain/review/requiredDocuments.ts';
import type { Sentence } from '#domain/sentence.ts';
import { columnsOf } from '../../../db/columns/columnsOf.ts';
import { flag, list, text } from '../../../db/columns/kinds.ts';
import { fail } from '../../../http/errors/fail.ts';
import { documentNames } from '../../../records/documents/documentNames.ts';
import { hasOwnHands } from '../../../records/hands/hands.ts';
import type { Subject } from '../../../records/lock/subject.ts';
import type { Work } from '../../../records/lock/work.ts';
import { ownApplication } from './illegalMove.ts';

/** 422 when the caller's hands are in the record since its last approval, or in a store that goes along with it. */
export const refuseOwn = async ({ tx, user }: Work, subject: Subject): Promise<void> => {
  if (await hasOwnHands(tx, subject, user)) throw ownApplication();
};

interface Held {
  businessEntity: string | null;
  hasBank: boolean;
  hasSignatory: boolean;
  documents: string[];
}

// A store has what its partner has, and its own besides.
const HELD = columnsOf<Held>('partner p')({
  businessEntity: text('p.business_entity'),
  hasBank: flag(`exists (select from bank_account b
    where b.partner_id = p.id and (b.merchant_id is null or b.merchant_id = $2) and b.status = 'A')`),
  hasSignatory: flag(`exists (select from contact_person c
    where c.partner_id = p.id and (c.merchant_id is null or c.merchant_id = $2) and c.role = 'AUTHORIZED_SIGNATORY')`),
  documents: list(
    'array(select d.code from document d where d.partner_id = p.id and d.merchant_id is null and d.is_enabled)',
  ),
});
const READ = `select ${HELD.select} from partner p where p.id = $1`;

const NO_BANK = { en: 'There is no bank account', fil: 'Walang bank account' };
const NO_SIGNATORY = { en: 'There is no authorized signatory', fil: 'Walang awtorisadong lumagda' };

const missingOf = async ({ tx }: Work, held: Held, isStore: boolean): Promise<Record<string, Sentence>> => {
  const fields: Record<string, Sentence> = {};
  if (!held.hasBank) fields.bankDetails = NO_BANK;
  if (!held.hasSignatory) fields.authorizedSignatory = NO_SIGNATORY;
  const missing = isStore ? [] : missingDocuments(held.businessEntity, held.documents);
  if (!missing.length) return fields;
  const named = [...(await documentNames(tx, missing)).values()].join(', ');
  return { ...fields, documents: { en: `Missing: ${named}`, fil: `Kulang: ${named}` } };
};

/** 422 that names what an approval needs and is not there: required documents, the bank account, the signatory. */
export const refuseWithGaps = async (context: Work, { partnerId, merchantId }: Subject): Promise<void> => {
  const values = [partnerId, merchantId];
  const [held] = await HELD.read(context.tx, { name: 'held-for-approval', text: READ, values });
  if (!held) return;
  const fields = await missingOf(context, held, merchantId !== null);
  const found = Object.values(fields);
  if (!found.length) return;
  throw fail(
    'rule_application_incomplete',
    {
      en: `This cannot be approved yet. ${found.map(({ en }) => en).join('. ')}.`,
      fil: `Hindi pa ito maaaprubahan. ${found.map(({ fil }) => fil).join('. ')}.`,
    },
    { fields },
  );
};
