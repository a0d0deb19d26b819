import type { Terms } from './en.ts';

export const fil: Terms = {
  updated: 'May bisa mula Nobyembre 2, 2026',
  intro:
    'Saklaw ng mga tuntuning ito ang lahat ng gumagamit ng Suki: mga partner at merchant, kanilang mga kawani, mga aplikante, at mga kawani ng provider. Sa pag-sign in o pagpapadala ng aplikasyon, tinatanggap mo ang mga ito.',
  sections: [
    {
      heading: 'Ang iyong account',
      paragraphs: [
        'Para sa isang tao lamang ang isang account. Huwag ibahagi ang iyong password o ang code na ipinadala sa iyo, at huwag hayaang gumamit ang iba ng iyong pangalan: anumang ginawa gamit ang iyong account ay itatalang ikaw ang gumawa.',
        'Sabihin agad sa iyong administrator kapag nawala ang iyong telepono, kapag sa tingin mo ay may nakaaalam ng iyong password, o kapag umalis ang isang kasamahang may account. Nala-lock muna ang account pagkatapos ng paulit-ulit na maling pag-sign in.',
      ],
    },
    {
      heading: 'Wastong paggamit',
      paragraphs: [
        'Gamitin lamang ang Suki para sa layunin nito: pamamahala ng mga partner at tindahan, promo, bayad, refund, resibo at ulat na may kinalaman sa iyo. Ilagay ang totoo, at mag-upload lamang ng mga dokumentong may karapatan kang ibahagi.',
        'Huwag subukang tingnan ang datos ng iba, lusutan ang isang pahintulot, kumopya ng maramihang datos gamit ang programa, mag-upload ng nakapipinsala, o gamitin ang datos ng customer para sa sariling layunin. Pananagutan mo ang mga export at download mula sa sandaling lumabas ang mga ito sa portal.',
        'Maaaring limitahan o tapusin ang access kapag nilabag ang mga tuntuning ito, kapag natapos ang kontrata, o kapag kailangan upang maprotektahan ang mga customer, tindahan o serbisyo.',
      ],
    },
    {
      heading: 'Privacy',
      paragraphs: [
        'Pinoproseso ang personal na datos ayon sa Data Privacy Act of 2012 (Republic Act No. 10173), sa mga patakaran nito, at sa mga inilalabas ng National Privacy Commission. Pinoproseso namin ang kailangan upang matiyak kung sino ka, maisagawa ang kontrata sa iyong negosyo, makapagbayad at makapag-settle nang tama, maiwasan ang panloloko, at matupad ang mga tungkulin sa batas ng buwis at pananalapi.',
        'Kasama rito ang mga pangalan, contact details, dokumento ng pagkakakilanlan, posisyon, bank details ng mga negosyo, at tala ng kung ano ang ginawa sa portal, kailan at nino. Limitado ayon sa tungkulin ang mga nakakakita nito; nakatago ang mga numero ng bank account at kredensiyal sa mga tala ng pagbabago.',
        'Itinatago ang datos habang umiiral ang kontrata at hangga’t hinihingi ng batas pagkatapos, saka ito binubura o inaalisan ng pagkakakilanlan.',
        'May karapatan kang mabigyan ng impormasyon, ma-access, maitama at tutulan ang iyong datos, ipabura o ipa-block ito, mailipat ito, mabayaran ng danyos, at magreklamo sa National Privacy Commission. Sumulat sa data protection officer na nakasaad sa iyong kontrata; maipapasa ng iyong administrator ang kahilingan.',
      ],
    },
    {
      heading: 'Cookies at imbakan',
      paragraphs: [
        'Tanging mga cookie na kailangan ang ginagamit ng Suki. Isang session cookie na hindi nababasa ng script ang nagpapanatili sa iyong naka-sign in nang hanggang 12 oras, at isa pa ang nagsasabing maaaring may session. May device cookie na may random na numero nang 15 araw upang makilala ang mga request ng iisang device. May cookie ring nagtatanda nang 365 araw na tinanggap mo ang paunawa sa cookies.',
        'Itinatago rin ng iyong browser ang iyong wika at tema, at habang may hinihintay na code, kung aling code iyon. Walang cookie para sa advertising o pagsubaybay, at walang ibinabahagi sa ibang site.',
      ],
    },
    {
      heading: 'Pagkakaroon at mga pagbabago',
      paragraphs: [
        'Sinisikap naming laging magamit at tama ang Suki, ngunit may maintenance at mga aberya. Suriin ang mga halaga bago kumilos ayon sa mga ito, at iulat ang mukhang mali.',
        'Kapag may mahalagang pagbabago sa mga tuntuning ito, ipaaalam sa iyo bago ito magkabisa. Ang mga batas ng Republika ng Pilipinas ang susundin; kung iba ang sinasabi ng kontrata ng iyong negosyo sa isang punto, ang kontrata ang mananaig.',
      ],
    },
  ],
};
