import { namesOf } from '../../db/columns/definitionOf.ts';
import { ADDRESS } from '../../records/parts/addressColumns.ts';

const of = (alias: string): string => namesOf(ADDRESS, `${alias}.`);

/**
 * Takes the stores along that share the address of a partner which this span has changed: $6 is the state of its rows. Those
 * that stand where their partner is already are left alone.
 */
export const FOLLOW = `with home as (
    select v.target_id from import_verdict v
    where v.import_id = $1 and v.row_no between $2 and $3 and v.state = $6 and v.changes is not null
      and v.resolved ->> 'address_type' = 'REGISTRATION'
  ),
  moved as (
    update address a set (${namesOf(ADDRESS)}) = (${of('p')})
    from home join address p on p.partner_id = home.target_id and p.merchant_id is null and p.associate_id is null
        and p.type = 'REGISTRATION'
      join merchant m on m.partner_id = home.target_id and m.is_same_address
    where a.merchant_id = m.id and a.type = 'BUSINESS_PLACE' and (${of('a')}) is distinct from (${of('p')})
    returning a.merchant_id
  )
  update merchant set version = version + 1, updated_at = $4, updated_by = $5, edited_at = $4, edited_by = $5
  where id in (select merchant_id from moved)`;
