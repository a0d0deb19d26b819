/** Texts of the choice between what two devices have saved of one part; `{name}` is filled in. */
export const en = {
  title: '{part}: changed on another device too',
  one: 'One answer differs. Nothing is lost: choose the one that counts.',
  many: '{count} answers differ. Nothing is lost: choose for each the one that counts.',
  removedHere: 'It was removed here and changed on the other device. Nothing is lost: choose what counts.',
  removedThere: 'It was removed on the other device and changed here. Nothing is lost: choose what counts.',
  here: 'Here',
  there: 'On the other device',
  allHere: 'All from here',
  allThere: 'All from the other device',
  none: 'Nothing',
  yes: 'Yes',
  no: 'No',
  removed: 'Removed',
  noFile: 'No file',
  agreed: 'Agreed',
  notAgreed: 'Not agreed',
  personAt: 'Person {at}',
  missing: 'Choose one of the two',
  keep: 'Keep what I chose',
  settled: 'What you chose is kept.',
};

export type ConflictKey = keyof typeof en;
