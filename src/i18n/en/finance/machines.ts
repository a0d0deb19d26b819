/**
 * Reads as machines.*: the systems that tell of payments, fetched with their page.
 * A key added here is added in ../../fil/finance/machines.ts too, or the type-check fails.
 */
export const machines = {
  intro: 'Tills, loan and card systems that tell of payments, each by a key of its own.',
  none: 'No system tells of payments yet',
  noneHint: 'Add one, and put its key into the system.',
  add: 'Add a system',
  make: 'Make the key',
  outOfUse: 'Out of use',
  allPartners: 'Stores of all partners',
  allProducts: 'All products',
  never: 'Never',
  formerEnds: 'The key before this one counts until %{until}.',
  nameHelp: 'What people call it, like “Card switch, Manila”.',
  nameNeeded: 'Give it a name of two letters at least',
  sourceHelp: 'What its payments are known by: their references are unique within it. It is never changed.',
  sourceNeeded: 'Two to thirty capital letters, digits, - or _, like POS_MAIN',
  partnerHelp: 'Left empty, it may tell of the stores of all partners.',
  productNeeded: 'Choose a product at least',
  perMinuteHelp: 'Above so many it is told to wait. A call tells of up to 1,000 payments.',
  perMinuteNeeded: 'A whole number from 1 to 600',
  key: 'Key',
  keyTitle: 'The key of %{name}',
  keyNote:
    'It is shown this once and kept nowhere: copy it into the system now. It goes into the header Authorization, as Bearer and the key.',
  keyKept: 'I have it',
  addNext: 'The system can send its first payments at once.',
  renew: 'New key',
  renewTitle: 'A new key for %{name}?',
  renewEffect:
    'The key that it has now counts on for %{hours} hours, so that nothing stands still while the new one is put in.',
  renewNext:
    'The key before counts on for %{hours} hours. If it is in wrong hands, take the system out of use instead.',
  disable: 'Take out of use',
  disableTitle: 'Take %{name} out of use?',
  disableEffect:
    'From this moment on nothing that it sends is taken in, with any of its keys. What was taken in stays.',
  disabled: '%{name} is out of use.',
  enable: 'Back into use',
  enableTitle: 'Take %{name} back into use?',
  enableEffect: 'Its last key counts again at once.',
  enabled: '%{name} is in use again.',
};
