import { row } from './problemRow.ts';

/** The causes of a sheet of payments. */
export const PAYMENT_PROBLEMS = {
  not_last_four: row('Write the last four digits of the card', 'Isulat ang huling apat na digit ng card'),
  card_number: row(
    'Of a card only the last four digits are taken: the rest was not kept',
    'Huling apat na digit lang ng card ang tinatanggap: hindi itinago ang iba',
  ),
  not_paid: row(
    'Write what was paid: above zero, with at most 2 decimals',
    'Isulat ang binayad: higit sa zero, may hanggang 2 decimal',
  ),
  not_item: row(
    'Write items as 2 x Fan = 1998.00, parted by semicolons: how many, of what, for how much together',
    'Isulat ang mga item bilang 2 x Fan = 1998.00, pinaghiwalay ng semicolon: ilan, ng ano, magkano lahat',
  ),
  not_source: row(
    'No system has this source: check how it is written, or leave the cell empty',
    'Walang sistemang may ganitong source: tingnan ang pagkakasulat, o iwanang walang laman ang cell',
  ),
  not_of_source: row(
    'The system of this source does not tell of this product: check both',
    'Hindi para sa produktong ito ang sistema ng source: tingnan ang dalawa',
  ),
  several_stores: row(
    'Several partners have a store of this code: name the partner as well',
    'Maraming partner ang may tindahang may ganitong code: isulat din ang partner',
  ),
  ahead: row(
    'Its moment has not come yet: check day and time',
    'Hindi pa dumarating ang oras nito: tingnan ang araw at oras',
  ),
  late: row(
    'It lies more than {days} days back: it can no longer be taken in',
    'Mahigit {days} araw na ang nakalipas: hindi na ito maipapasok',
  ),
  differs: row(
    'There is a payment of this reference with another store, day, product or amount: see which is right',
    'May bayad na sa reference na ito na iba ang tindahan, araw, produkto o halaga: tingnan kung alin ang tama',
  ),
  was_voided: row(
    'The payment of this reference was voided, and stays so: a payment that was made has another reference',
    'Pinawalang-bisa na ang bayad sa reference na ito at mananatiling ganoon: may ibang reference ang tunay na bayad',
  ),
  store_blocked: row(
    'This store is blocked: its payout is held until the end of the block',
    'Naka-block ang tindahang ito: hahawakan ang payout nito hanggang matapos ang block',
    true,
  ),
} as const;
