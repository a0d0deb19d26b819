/** The mailbox of an address: what is said after + in its name only sorts the mails in it. */
const mailbox = (u: string): string => `regexp_replace(lower(${u}.email), '[+][^@]*@', '@')`;

/** Condition: `a` and `b`, accounts or hands, have one mobile number or mailbox, so that they are one person's. */
export const samePerson = (a: string, b: string): string =>
  `(${a}.mobile_number = ${b}.mobile_number or ${mailbox(a)} = ${mailbox(b)})`;
