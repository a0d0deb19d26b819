import { deliveryAdviceFields } from '#domain/fields/deliveryAdvice.ts';
import { labelsOf } from '#domain/fields/field.ts';
import type { deliveryAdvices as english } from '../../en/finance/deliveryAdvices.ts';

export const deliveryAdvices: typeof english = {
  intro: 'Mga produktong binili sa naaprubahang kontrata ng utang: puwede na itong ihatid ng tindahan.',
  search: 'Numero ng abiso, kontrata o delivery receipt',
  tabs: 'Mga abiso ng paghahatid ayon sa katayuan',
  empty: {
    FOR_DELIVERY:
      'Walang naghihintay ng hatid: lalabas dito ang abiso kapag naaprubahan ang kontrata ng utang.',
    DELIVERED: 'Lalabas dito ang mga abiso kapag naihatid na ang mga produkto.',
    CANCELLED: 'Walang abisong kinansela sa mga araw na ito.',
  },
  advice: 'Tungkol saan ito',
  course: 'Ang nangyari rito',
  waits: 'Ihahatid ng tindahan ang mga produkto; lalabas itong naihatid kapag sinabi ng sistema ng utang.',
  signed: 'Pinirmahan ng customer ang delivery receipt %{number}.',
  told: 'Ipinaalam ito ng %{source} noong',
  field: labelsOf(deliveryAdviceFields, 'fil'),
};
