/** A workbook of old Excel is an OLE file. */
const OLE = Buffer.from('d0cf11e0a1b11ae1', 'hex');

/** Old Excel's own records, when they lie in no OLE file: 9, a version, a length. */
const isBiff = ([id, version = 1, length = 1, zero]: Buffer): boolean =>
  id === 9 && version % 2 === 0 && version <= 8 && length % 2 === 0 && length <= 16 && zero === 0;

/** Whether a file begins as a workbook of an Excel before 2007, in an OLE file or without. */
export const isOldBook = (head: Buffer): boolean => head.subarray(0, OLE.length).equals(OLE) || isBiff(head);
