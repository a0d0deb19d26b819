import type { Sentence } from '#domain/sentence.ts';

/** What the pages of who registers with a code say; `{name}` is filled in. */
export const said = {
  progress: { en: 'Step {at} of {of}', fil: 'Hakbang {at} sa {of}' },
  next: { en: 'Continue', fil: 'Magpatuloy' },
  busy: { en: 'One moment…', fil: 'Sandali lang…' },
  back: { en: 'Back', fil: 'Bumalik' },
  toLogin: { en: 'Back to sign in', fil: 'Bumalik sa pag-sign in' },
  optional: { en: '{label} (optional)', fil: '{label} (opsyonal)' },
  datePattern: { en: 'MM/DD/YYYY', fil: 'MM/DD/YYYY' },
  notDay: {
    en: 'Write a day that there is, as MM/DD/YYYY',
    fil: 'Isulat ang araw na mayroon sa kalendaryo, bilang MM/DD/YYYY',
  },

  codeTitle: { en: 'Register with a code', fil: 'Magparehistro gamit ang code' },
  codeLead: {
    en: 'Your manager or partner gave you a registration code. It takes about five minutes; have an ID at hand.',
    fil: 'Binigyan ka ng registration code ng manager o partner mo. Mga limang minuto lang ito; ihanda ang ID mo.',
  },
  code: { en: 'Registration code', fil: 'Registration code' },
  codeHint: {
    en: '10 letters and digits. Spaces, dashes and small letters do not matter.',
    fil: '10 letra at digit. Ayos lang ang espasyo, gitling at maliit na letra.',
  },
  noCode: { en: 'Enter the 10 letters and digits of the code', fil: 'Ilagay ang 10 letra at digit ng code' },

  nameTitle: { en: 'Your name', fil: 'Ang pangalan mo' },
  nameLead: {
    en: 'You register at {partner}, under your name as it stands on your ID.',
    fil: 'Nagpaparehistro ka sa {partner}, sa pangalang nasa ID mo.',
  },
  firstName: { en: 'First name', fil: 'Pangalan' },
  middleName: { en: 'Middle name', fil: 'Gitnang pangalan' },
  lastName: { en: 'Last name', fil: 'Apelyido' },
  birthDate: { en: 'Date of birth', fil: 'Petsa ng kapanganakan' },
  noFirstName: { en: 'Enter your first name', fil: 'Ilagay ang pangalan mo' },
  noLastName: { en: 'Enter your last name', fil: 'Ilagay ang apelyido mo' },

  contactTitle: { en: 'How to reach you', fil: 'Paano ka maaabot' },
  contactLead: {
    en: 'We send a code to your mobile number to make sure that it is yours. Your invitation comes there and by e-mail.',
    fil: 'Magpapadala kami ng code sa mobile number mo para matiyak na sa iyo ito. Doon at sa e-mail darating ang imbitasyon mo.',
  },
  mobile: { en: 'Mobile number', fil: 'Numero ng mobile' },
  emailAddress: { en: 'E-mail address', fil: 'E-mail address' },
  landline: { en: 'Landline', fil: 'Landline' },
  mobileHint: { en: 'Such as 0917 123 4567', fil: 'Gaya ng 0917 123 4567' },
  noMobile: {
    en: 'Enter a mobile number, such as 0917 123 4567',
    fil: 'Ilagay ang mobile number, gaya ng 0917 123 4567',
  },
  noEmail: {
    en: 'Enter an e-mail address, such as name@example.com',
    fil: 'Ilagay ang e-mail address, gaya ng name@example.com',
  },

  verifyTitle: { en: 'Verify your number', fil: 'I-verify ang number mo' },
  verifyLead: {
    en: 'We sent a 6-digit code to {number}. It is good for 5 minutes.',
    fil: 'Nagpadala kami ng 6 na digit na code sa {number}. May bisa ito nang 5 minuto.',
  },
  verifyAsk: {
    en: 'We send a 6-digit code to {number} to make sure that it is yours.',
    fil: 'Magpapadala kami ng 6 na digit na code sa {number} para matiyak na sa iyo ito.',
  },
  verifyAgain: {
    en: 'It is an hour since you verified your number, so please do it once more. Everything else is still here, your photos too.',
    fil: 'Isang oras na mula nang i-verify mo ang number mo, kaya pakiulit ito. Narito pa ang lahat, pati ang mga larawan mo.',
  },
  verified: { en: '{number} is verified.', fil: 'Na-verify na ang {number}.' },
  otp: { en: '6-digit code', fil: '6 na digit na code' },
  noOtp: { en: 'Enter all 6 digits of the code', fil: 'Ilagay ang lahat ng 6 na digit ng code' },
  verify: { en: 'Verify', fil: 'I-verify' },
  sendOtp: { en: 'Send the code', fil: 'Ipadala ang code' },
  resend: { en: 'Send a new code', fil: 'Magpadala ng bagong code' },
  resendIn: { en: 'Send a new code in {time}', fil: 'Bagong code sa loob ng {time}' },
  resent: {
    en: 'A new code is on its way. The earlier one no longer works.',
    fil: 'Papunta na ang bagong code. Hindi na gagana ang nauna.',
  },
  changeNumber: { en: 'Change the number', fil: 'Palitan ang number' },
  otpWrong: {
    en: 'That code is not right. Check it and try again: after 5 wrong ones you need a new code.',
    fil: 'Mali ang code. Suriin ito at subukan muli: kailangan ng bagong code pagkatapos ng 5 mali.',
  },
  otpExpired: {
    en: 'This code has expired. Send a new one.',
    fil: 'Lipas na ang code na ito. Magpadala ng bago.',
  },
  otpUsedUp: {
    en: 'This code was used, or wrong too often. Send a new one to go on.',
    fil: 'Nagamit na ang code na ito, o masyado nang maraming maling subok. Magpadala ng bago para magpatuloy.',
  },

  workTitle: { en: 'Your work', fil: 'Ang trabaho mo' },
  workLead: {
    en: 'At {partner}: your job title and where you work.',
    fil: 'Sa {partner}: ang katungkulan mo at kung saan ka nagtatrabaho.',
  },
  jobTitle: { en: 'Job title', fil: 'Katungkulan' },
  noJobTitle: { en: 'Choose your job title', fil: 'Piliin ang katungkulan mo' },
  store: { en: 'Store', fil: 'Tindahan' },
  stores: { en: 'Stores', fil: 'Mga tindahan' },
  noStore: { en: 'Choose where you work', fil: 'Piliin kung saan ka nagtatrabaho' },
  mainStore: { en: 'Main store', fil: 'Pangunahing tindahan' },
  findStore: { en: 'Find a store by name or code', fil: 'Hanapin ang tindahan sa pangalan o code' },
  foundStores: { en: '{count} stores', fil: '{count} tindahan' },
  moreStores: {
    en: 'The first {count} are shown: type more of the name.',
    fil: 'Ang unang {count} lang ang nakikita: dagdagan ang tina-type na pangalan.',
  },
  noStoreFound: { en: 'No store is called like this.', fil: 'Walang tindahang may ganitong pangalan.' },

  idTitle: { en: 'Your ID', fil: 'Ang ID mo' },
  idLead: {
    en: 'A valid ID with your name and photo. Only those who decide on your registration see it.',
    fil: 'Isang may-bisang ID na may pangalan at larawan mo. Ang magpapasya lang sa pagpaparehistro mo ang makakakita nito.',
  },
  codeIdentificationType: { en: 'Kind of ID', fil: 'Uri ng ID' },
  choose: { en: 'Choose', fil: 'Pumili' },
  textIdentificationNumber: { en: 'Number of the ID', fil: 'Numero ng ID' },
  dateValidity: { en: 'Valid until', fil: 'May bisa hanggang' },
  noValidity: {
    en: 'Leave it empty when the ID has no last day.',
    fil: 'Iwanang blangko kung walang huling araw ang ID.',
  },
  identificationFile: { en: 'Photo of the ID', fil: 'Larawan ng ID' },
  idPhotoHint: {
    en: 'The side with your photo, all four corners in the picture, no glare. JPG, PNG, HEIC or PDF, 10 MB at most.',
    fil: 'Ang panig na may larawan mo, kita ang apat na sulok, walang silaw. JPG, PNG, HEIC o PDF, hanggang 10 MB.',
  },
  kindsFailed: { en: 'The kinds of ID could not be loaded.', fil: 'Hindi ma-load ang mga uri ng ID.' },
  retry: { en: 'Try again', fil: 'Subukan muli' },

  selfieTitle: { en: 'A selfie', fil: 'Isang selfie' },
  selfieLead: {
    en: 'So that we can see that the ID is yours. Look into the camera, without sunglasses or mask.',
    fil: 'Para makita naming sa iyo ang ID. Tumingin sa camera, walang sunglasses o mask.',
  },
  selfieFile: { en: 'Selfie', fil: 'Selfie' },
  selfieHint: {
    en: 'Your whole face, in good light. JPG, PNG or HEIC, 10 MB at most.',
    fil: 'Buong mukha mo, sa maliwanag na lugar. JPG, PNG o HEIC, hanggang 10 MB.',
  },

  modulesTitle: { en: 'Features', fil: 'Mga feature' },
  modulesLead: {
    en: 'What you will find in Suki. Ask for more only if your work needs it; whoever decides may say no to it.',
    fil: 'Ang makikita mo sa Suki. Humiling lang ng iba kung kailangan sa trabaho mo; puwede itong tanggihan ng magpapasya.',
  },
  comesWith: { en: 'Comes with your job title', fil: 'Kasama sa katungkulan mo' },
  askBesides: { en: 'Ask for besides', fil: 'Hilingin din' },
  nothingBesides: { en: 'There is nothing more to ask for.', fil: 'Wala nang ibang mahihiling.' },

  reviewTitle: { en: 'Check and send', fil: 'Suriin at ipadala' },
  reviewLead: {
    en: 'Is everything right? You cannot change it after it is sent.',
    fil: 'Tama ba ang lahat? Hindi mo na ito mababago kapag naipadala na.',
  },
  change: { en: 'Change', fil: 'Baguhin' },
  none: { en: 'None', fil: 'Wala' },
  uploaded: { en: 'Uploaded', fil: 'Na-upload na' },
  wholePartner: { en: 'All of {partner}', fil: 'Buong {partner}' },
  isMain: { en: '{store} (main store)', fil: '{store} (pangunahing tindahan)' },
  agreeUse: {
    en: 'I agree to the acceptable use of Suki',
    fil: 'Sumasang-ayon ako sa wastong paggamit ng Suki',
  },
  agreePrivacy: {
    en: 'I agree to the privacy policy, and that my ID and selfie are looked at to decide on my registration',
    fil: 'Sumasang-ayon ako sa privacy policy, at na tingnan ang ID at selfie ko para mapagpasyahan ang pagpaparehistro ko',
  },
  readTerms: { en: 'Read it, version {version}', fil: 'Basahin, bersyon {version}' },
  // Each begins with what is seen, so that who speaks to the page finds it.
  readUse: {
    en: 'Read it, version {version}: acceptable use',
    fil: 'Basahin, bersyon {version}: wastong paggamit',
  },
  readPrivacy: {
    en: 'Read it, version {version}: privacy policy',
    fil: 'Basahin, bersyon {version}: privacy policy',
  },
  backFromTerms: { en: 'Back to the registration', fil: 'Bumalik sa pagpaparehistro' },
  notAgreedUse: {
    en: 'Agree to the acceptable use to go on',
    fil: 'Sumang-ayon sa wastong paggamit para magpatuloy',
  },
  notAgreedPrivacy: {
    en: 'Agree to the privacy policy to go on',
    fil: 'Sumang-ayon sa privacy policy para magpatuloy',
  },
  submit: { en: 'Send my registration', fil: 'Ipadala ang pagpaparehistro ko' },
  submitting: { en: 'Sending…', fil: 'Ipinapadala…' },
  fixAt: { en: 'Please correct this first', fil: 'Pakitama muna ito' },

  doneTitle: { en: 'Your registration was sent', fil: 'Naipadala na ang pagpaparehistro mo' },
  doneLead: {
    en: 'At {partner} you wait for a decision on your account now.',
    fil: 'Sa {partner}, hintayin na ang pasya tungkol sa account mo.',
  },
  doneNext: { en: 'What happens next', fil: 'Ang susunod' },
  doneCheck: {
    en: 'Somebody compares your details with your ID and your selfie.',
    fil: 'May maghahambing ng detalye mo sa ID at selfie mo.',
  },
  doneYes: {
    en: 'If you are approved, an invitation comes to your mobile number and e-mail address: with it you choose your username and password.',
    fil: 'Kung aprubado ka, darating ang imbitasyon sa mobile number at e-mail address mo: doon ka pipili ng username at password.',
  },
  doneNo: {
    en: 'If not, an SMS tells you why, and you may register again.',
    fil: 'Kung hindi, sasabihin ng SMS kung bakit, at puwede kang magparehistro muli.',
  },
  doneClose: { en: 'You can close this page.', fil: 'Puwede mo nang isara ang pahinang ito.' },
  another: { en: 'Register somebody else', fil: 'Magparehistro ng iba' },
} as const satisfies Readonly<Record<string, Sentence>>;
