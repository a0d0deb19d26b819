import type { StoresKey } from './en.ts';

/** As en.ts, in Filipino. */
export const fil: Record<StoresKey, string> = {
  'stores.title': 'Magdagdag ng tindahan sa negosyo mo',
  'stores.lead':
    'Para sa mga partner na tumatakbo na. Magpapadala kami ng code sa numero ng mobile na hawak namin ng negosyo mo; walang ita-type muli sa mga detalye nito.',
  'stores.new': 'Hindi pa kami partner',
  'stores.ownLead':
    'Napatunayan mo ang contact ng {number}. Magkakaroon ng sariling numero ang aplikasyon ng mga tindahan para sa negosyong ito.',
  'stores.begin': 'Magdagdag sa negosyong ito',
  'stores.other': 'Para sa ibang negosyo ito',
  'stores.notPartner':
    'Ang {number} ay aplikasyong hindi pa naipapadala. Ituloy muna ito, o ibigay ang reference number o TIN ng negosyo mo.',
  'stores.goOn': 'Ituloy ang {number}',
  'stores.waiting': 'Hinahanap ang negosyo mo…',
  'stores.failed': 'Hindi makapagdagdag ng tindahan ngayon',
  'stores.invalidNext':
    'Ang aming support ang mag-aayos ng hawak namin ng negosyo mo. Ihanda ang BIR certificate (form 2303) at ang DTI o SEC certificate kapag tumawag, saka subukan muli rito. Walang nasimulan.',
  'stores.retry': 'Subukan muli',
  'stores.ready': 'Magdagdag ng tindahan sa {name}',
  'stores.readyLead':
    'Tingnan ang hawak namin ng negosyo mo, saka idagdag ang bago. Puwede kang tumigil anumang oras at magpatuloy gamit ang numero sa itaas.',
  'stores.business': 'Ang negosyo mo',
  'stores.known': 'Gaya ng hawak namin. Hindi ito binabago rito: tumawag sa aming support kung may mali.',
  'stores.account': 'Account',
  'stores.masked': '{bank}, nagtatapos sa {last}',
  'stores.signatory': 'Pipirma',
  'stores.there': 'Mga tindahang mayroon ka na',
  'stores.thereLead': 'Huwag nang idagdag muli ang mga ito.',
  'stores.none': 'Wala pa.',
  'stores.find': 'Hanapin ang isa sa {total} tindahan mo',
  'stores.more': '{shown} sa {total} ang ipinapakita. Mag-type ng pangalan para makahanap ng iba.',
  'stores.noMatch': 'Walang tindahang may ganyang pangalan.',
  'stores.listFailed': 'Hindi mailista ang mga tindahan mo. Makapagdaragdag ka pa rin ng bago.',
  'stores.add': 'Magdagdag ng tindahan',
  'stores.resume': 'Ituloy ang mga tindahang sinimulan mo',
};
