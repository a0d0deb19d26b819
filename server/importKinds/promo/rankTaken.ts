/** Ranks that a live promo has already: categories `c` of a promo, on the day `day`. */
export const rankTaken = (day: string): string => `exists (
    select from promo_category pc join promo p on p.id = pc.promo_id
    where pc.category = c.category and pc.rank = c.rank and p.status <> 'REJECTED' and p.valid_to >= ${day}::date)`;
