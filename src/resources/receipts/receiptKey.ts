/** Under which a receipt that was read is kept. */
export const receiptKey = (orNumber: string): string[] => ['official-receipts', 'one', orNumber];
