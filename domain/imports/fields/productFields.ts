import { column, type SpokenField } from './spokenField.ts';

/** The columns of the list of products that whoever sells on Shoppingmall.ph fills in. */
export const productFields: readonly SpokenField[] = [
  column('sku', {
    label: { en: 'SKU', fil: 'SKU' },
    type: 'code',
    required: true,
    max: 40,
    hint: {
      en: 'Your own code of the product, each one once',
      fil: 'Ang sarili mong code ng produkto, tig-isa bawat isa',
    },
    example: 'RICE-05KG',
  }),
  column('productName', {
    label: { en: 'Product name', fil: 'Pangalan ng produkto' },
    required: true,
    max: 150,
    hint: { en: 'As customers read it', fil: 'Kung paano ito mababasa ng mga customer' },
    example: 'Sinandomeng rice, 5 kg',
  }),
  column('brand', {
    label: { en: 'Brand', fil: 'Brand' },
    max: 80,
    hint: { en: 'Leave it empty where there is none', fil: 'Iwanang walang laman kung wala' },
  }),
  column('commodity', {
    label: { en: 'Kind of product', fil: 'Uri ng produkto' },
    required: true,
    hint: { en: 'One of the list', fil: 'Isa mula sa listahan' },
  }),
  column('description', {
    label: { en: 'Description', fil: 'Paglalarawan' },
    max: 1000,
    hint: { en: 'Size, color, what is in the box', fil: 'Sukat, kulay, laman ng kahon' },
  }),
  column('price', {
    label: { en: 'Price in pesos', fil: 'Presyo sa piso' },
    type: 'amount',
    required: true,
    hint: { en: 'With VAT, as 1499.00', fil: 'Kasama ang VAT, tulad ng 1499.00' },
    example: '349.00',
  }),
  column('stock', {
    label: { en: 'In stock', fil: 'Nasa stock' },
    type: 'integer',
    hint: { en: 'How many you can send at once', fil: 'Kung ilan ang maipapadala agad' },
    example: '20',
  }),
  column('picture', {
    label: { en: 'Picture', fil: 'Larawan' },
    max: 300,
    hint: {
      en: 'The web address of a photo, as https://example.com/rice.jpg',
      fil: 'Web address ng larawan, tulad ng https://example.com/rice.jpg',
    },
  }),
];
