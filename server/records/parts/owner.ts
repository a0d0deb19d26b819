/** Whose a part is: a partner's, one of its stores', or a person's of its stores. */
export interface Owner {
  partnerId: string;
  merchantId: string | null;
  associateId?: string;
}

/** A store whose parts are read: they are found by the store alone, so nobody has to look up whose it is. */
export const storeToRead = (merchantId: string): Owner => ({ partnerId: '', merchantId });

/** A part of one of many owners, with its path in what was sent, for messages. */
export interface Placed<T> {
  owner: Owner;
  input: T;
  path: string;
}

/** Which rows are an owner's own: a condition over $1 and its value; `kind` tells the conditions apart in statement names. */
export const ownRows = ({ partnerId, merchantId }: Owner): { kind: string; where: string; value: string } =>
  merchantId === null
    ? { kind: 'partner', where: 'partner_id = $1 and merchant_id is null', value: partnerId }
    : { kind: 'merchant', where: 'merchant_id = $1', value: merchantId };

/** The columns that name an owner, as a row of a recordset has them. */
export const ownerColumns = ({ partnerId, merchantId, associateId }: Owner) => ({
  partner_id: partnerId,
  merchant_id: merchantId,
  associate_id: associateId ?? null,
});
