/** An account number as it is sent: without any white space. */
export const sendAccountNumber = (typed: string): string => typed.replace(/\s/g, '');
