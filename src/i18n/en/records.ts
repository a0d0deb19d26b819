import { contactDetailFields } from '#domain/fields/contactPerson.ts';
import { labelsOf } from '#domain/fields/field.ts';
import { partnerFields } from '#domain/fields/partner.ts';
import { storeFields } from '#domain/fields/store.ts';
import { associateType } from '#domain/people/associate.ts';
import { recordTab } from '#domain/records/recordTabs.ts';

const [partner, store] = [labelsOf(partnerFields, 'en'), labelsOf(storeFields, 'en')];
const { emailAddress: email } = labelsOf(contactDetailFields, 'en');
const people = labelsOf(associateType, 'en');

/**
 * Reads as records.*: the lists of partner management and what stands around a partner or a store. `part` names each tab, `page` what has an address.
 * A key added here is added in ../fil/records.ts too, or the type-check fails.
 */
export const records = {
  search: 'Name, TIN, HSIS code, reference, mobile',
  tabs: 'Parts of the list',
  tab: labelsOf(recordTab, 'en'),
  amongStores: 'Look for “%{search}” among the stores',
  waitingFirst: 'What waits for you comes first, the oldest on top.',
  yours: 'You submitted this',
  you: 'you',
  parts: 'Parts of this record',
  /** The tabs. */
  part: {
    overview: 'Overview',
    details: 'Details',
    stores: 'Stores',
    documents: 'Documents',
    people: 'People',
    rates: 'Rates',
    history: 'History',
  },
  details: 'Sections of the details',
  page: {
    recordOverview: 'Overview',
    merchantDetails: 'Merchant details',
    businessDetails: 'Business details',
    bankDetails: 'Bank details',
    contactPersons: store.contactPersons,
    storeList: 'Stores',
    commodities: store.commodities,
    operatingHours: store.schedules,
    ecommerceSites: store.ecommerceSites,
    documentList: 'Documents',
    retailerAssociateList: people['retailer-associates'],
    salesRepresentatives: people['sales-representatives'],
    mdrRates: 'MDR rates',
    recordNotes: 'Notes',
    recordTimeline: 'History',
  },
  /** Of pages that are no tab, for the breadcrumbs. */
  retailerAssociate: 'Retailer associate',
  salesRepresentative: 'Sales representative',
  approval: 'Request',
  referenceNumber: partner.referenceNumber,
  hsisCode: partner.hsisCode,
  salesroomCode: store.hsisSalesRoomCode,
  /** What stands beside a record, and the pills that open it. */
  beside: {
    corrections: 'Corrections',
    changes: 'Changes that wait',
    notes: 'Notes',
    waits: '%{smart_count} change waits |||| %{smart_count} changes wait',
    asked: '%{smart_count} correction |||| %{smart_count} corrections',
  },
  remarks: 'What the review asks for',
  remarksOpen:
    'The review asks for %{smart_count} correction |||| The review asks for %{smart_count} corrections',
  remarksOfStores:
    'The review asks for %{smart_count} correction in its stores |||| The review asks for %{smart_count} corrections in its stores',
  remarksOfBoth: 'The review asks for %{smart_count} corrections, %{stores} of them in its stores',
  remarksDone: 'Something was done about every correction: it can be submitted again.',
  remarksDoneStores: 'Something was done about every correction: the stores can be submitted again.',
  remarksRound: 'What the review asked for, and what came of it',
  roundChanges: 'What was changed since',
  answer: 'Answer',
  answerAgain: 'Change the answer',
  answerLabel: 'Your answer to the review',
  answerNeeded: 'Write an answer',
  answerSave: 'Save the answer',
  answered: 'Answered. The review reads it when it is submitted again.',
  answerOf: 'Answer of %{name}:',
  sectionSaved: 'Saved: %{section} of %{name}.',
  sectionSent:
    'Sent for approval: %{section} of %{name}. Nothing changes until a second person has approved it.',
  ofStore: 'Store:',
  notEditable: 'Its status is %{status}, so it cannot be edited.',
  facts: {
    title: 'Key facts',
    tinNumber: partner.tinNumber,
    businessEntity: partner.businessEntity,
    dtiRegistrationNumber: partner.dtiRegistrationNumber,
    secRegistrationNumber: partner.secRegistrationNumber,
    dateApplied: 'Applied',
    appliedBy: 'Applied by',
    mobile: 'Mobile',
    email,
    registrationCode: 'Registration code',
    updated: 'Last change',
    ofPartner: store.partnerName,
  },
  open: {
    title: 'What is still open',
    nothing: 'Nothing is open: all required documents are there and no change waits for a second person.',
    nothingOfStore:
      'Nothing is open: no documents are required of a store, and no change waits for a second person.',
    /** What it waits for, and whose step that is; `activateIt` is read by those who may. */
    next: {
      review: 'Waits for the decision of the business office.',
      withPartner: 'Waits for its partner: the business office decides on both together.',
      risk: 'Waits for risk verification by a risk reviewer.',
      mend: 'Waits to be corrected and submitted again.',
      activate: 'Approved: the business office activates it next.',
      activateIt: 'Approved: activate it next.',
      afterPartner: 'Approved: it can be activated once its partner is active.',
    },
    remarks:
      '%{smart_count} correction that the review asks for |||| %{smart_count} corrections that the review asks for',
    missing: 'Required documents that are missing',
    sameTins: 'Others with this TIN: settle whose it is',
    pending:
      '%{smart_count} change waits for a second person |||| %{smart_count} changes wait for a second person',
  },
  payees: {
    title: 'Who is paid',
    statement: 'Statement of %{name}',
    partner: 'account of the partner',
    store: 'account of its own',
    last: 'last payout of %{day}',
    owes: 'owes %{sum}',
    all: 'Payouts of the last days',
  },
  moves: {
    title: 'Course of the application',
    none: 'Nothing has been decided yet.',
    all: 'Show all %{count}',
    reason: 'Reason',
    told: 'Told to the partner',
    toldYou: 'What you were told',
    action: {
      submit: 'Submitted',
      import: 'Imported from a spreadsheet',
      approve: 'Approved',
      incomplete: 'Found incomplete',
      'risk-verification': 'Sent to risk verification',
      'risk-passed': 'Risk check passed',
      'risk-verification-failed': 'Risk check failed',
      resubmit: 'Submitted again',
      'take-back': 'Taken back into review',
      activate: 'Activated',
      deactivate: 'Deactivated',
      block: 'Blocked',
      close: 'Closed',
      reject: 'Rejected',
      cancel: 'Cancelled',
    },
  },
  stores: { empty: 'This partner has no stores yet.' },
  notes: {
    intro: 'For the provider’s own people; the partner never sees them.',
    label: 'New note',
    add: 'Add note',
    none: 'Nobody has noted anything yet',
    older: 'Load earlier notes',
    ofStore: 'about a store',
    required: 'Write something first',
    added: 'Your note is kept with %{name}. Only the provider’s own people read it.',
    addedHere: 'Your note is kept with this record. Only the provider’s own people read it.',
  },
  timelineIntro: 'Every change, field by field, with who made it and when.',
};
