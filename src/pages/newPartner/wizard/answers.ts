import { MDR_TYPES } from '#domain/records/mdrRates.ts';
import type { Values } from '../../../components/admin/form/formSpec.tsx';
import { randomId } from '../../../providers/http/randomId.ts';
import { accountToValues } from '../../records/sections/bank/bankSection.ts';
import { partnerForm, storeBusinessForm } from '../../records/sections/businessSection.ts';
import { personToValues } from '../../records/sections/personValues.ts';
import { storeDetailForm } from '../../records/sections/storeDetails.ts';

/** A store of an application as its forms hold it: fields as the wire names them, empty texts and nulls where nothing is given. */
export type Branch = Values & {
  /** Tells it from the others of this application, whatever becomes of its name and place. */
  key: string;
  merchantName: string;
  /** The key under which it is sent where stores are added one by one, and the store that was made of it. */
  sendKey: string;
  madeId?: string;
};

/** A document that was uploaded before there is a record that it belongs to. */
export interface StagedFile {
  fileId: string;
  documentCode: string;
  name: string;
  mediaType: string;
  size: number;
  /** The store it belongs to; null for the partner itself. */
  branchKey: string | null;
}

/** All that is answered in the wizard. */
export interface Answers {
  business: Values;
  bank: Values;
  branches: readonly Branch[];
  files: readonly StagedFile[];
  /** How many steps have been opened: what is missing in them is said at once. */
  reached: number;
  /** The key under which the application is sent: the same for the same answers, however often they are sent. */
  submitKey: string;
}

/** A store of which nothing is known yet. */
export const emptyBranch = (more: Values = {}): Branch => ({
  key: randomId(),
  sendKey: randomId(),
  ...storeDetailForm.toValues(undefined, false),
  ...storeBusinessForm.toValues(undefined, false),
  merchantName: '',
  isSameBank: true,
  bankDetails: accountToValues(undefined),
  isSameContact: true,
  contactPerson: { role: 'CONTACT_PERSON', ...personToValues(undefined) },
  retailerAssociates: [],
  commodities: [],
  schedules: [],
  ecommerceSites: [],
  ...more,
});

/** An application of which nothing is known yet. */
export const emptyAnswers = (): Answers => ({
  business: {
    ...partnerForm.toValues(undefined, false),
    contactPersons: [],
  },
  bank: {
    bankDetails: accountToValues(undefined),
    authorizedSignatory: personToValues(undefined),
    mdrRates: MDR_TYPES.map((type) => ({ type, mdrRate: '' })),
  },
  branches: [],
  files: [],
  reached: 0,
  submitKey: randomId(),
});

/** The files of the partner (null) or of one store. */
export const filesOf = ({ files }: Pick<Answers, 'files'>, branchKey: string | null): StagedFile[] =>
  files.filter((file) => file.branchKey === branchKey);
