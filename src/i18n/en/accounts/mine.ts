import { labelsOf } from '#domain/fields/field.ts';
import { myRequestFields } from '#domain/fields/userRequest.ts';

/**
 * Reads as mine.*: one's own account, fetched with the first of its pages.
 * A key added here is added in ../../fil/accounts/mine.ts too, or the type-check fails.
 */
export const mine = {
  intro: 'Who you are here, where you work, and what you may use.',
  parts: 'Parts of your account',
  part: { myAccount: 'Overview', myStoreRequests: 'Store requests', myModuleRequests: 'Module requests' },
  person: 'You',
  personNote: 'Something is wrong? Ask the administrator of your business to have it corrected.',
  level: { ALL: 'Everything', PARTNER: 'All stores of your business', MERCHANT: 'Your own stores' },
  noStores: 'No store yet: ask for the one that you work in.',
  everyStore: 'Your account is for the whole business: you see every store already.',
  askStores: 'Ask for a store',
  modules: 'Modules',
  modulesNote: 'What your roles open, and what you were given besides.',
  askModules: 'Ask for a module',
  moduleState: {
    on: 'Yours',
    granted: 'Yours, to look at',
    off: 'Switched off',
    asked: 'Waits for an answer',
    open: 'Not yours',
  },
  ask: { store: 'Ask for a store', module: 'Ask for a module' },
  askNote: {
    store: 'Staff decide on it; you are told here. You see the store once it is approved.',
    module: 'Staff decide on it; you are told here. You may look at it once it is approved.',
  },
  chooseOne: { store: 'Choose at least one store.', module: 'Choose at least one module.' },
  findStores: 'Search by name or code',
  whyHelp: 'Staff read it when they decide.',
  send: 'Send the request',
  sent: 'Your request was sent. |||| Your %{smart_count} requests were sent.',
  asked: { store: 'Stores that you asked for', module: 'Modules that you asked for' },
  empty: { store: 'You have asked for no store yet.', module: 'You have asked for no module yet.' },
  field: labelsOf(myRequestFields, 'en'),
  cancel: 'Cancel',
  cancelOne: 'Cancel the request for %{name}',
  cancelTitle: 'Cancel the request for %{name}?',
  cancelEffect: 'Nobody decides on it any more. You may ask for the same again.',
  cancelConfirm: 'Cancel the request',
  keep: 'Keep it',
  cancelled: 'The request for %{name} is cancelled. You may ask for it again.',
};
