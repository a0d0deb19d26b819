import { badFields } from '../../../http/errors/fail.ts';
import { moved } from '../../../http/versionOf.ts';

const NOT_ALL = {
  en: 'Name every one of them once, in the new order',
  fil: 'Isa-isahin ang lahat, minsan lang bawat isa, sa bagong ayos',
};

const alike = (some: readonly string[], others: readonly string[]): boolean =>
  some.length === others.length && some.every((id, at) => id === others[at]);

/** 409 with the present list when it is not the one that was seen; 400 on `ids` when the new order is not one of it. */
export const refuseOrder = (
  { ids, seen }: { ids: readonly string[]; seen: readonly string[] },
  present: readonly string[],
  list: readonly unknown[],
): void => {
  if (!alike(seen, present)) throw moved({ list });
  if (!alike([...ids].sort(), [...present].sort())) throw badFields({ ids: NOT_ALL });
};
