import type { Side } from '../../../property.ts'

const written = (pairs: string): ReadonlyMap<string, string> =>
  new Map(
    pairs
      .trim()
      .split(/\s+/)
      .map((pair): [string, string] => {
        const [latin = '', hindi = ''] = pair.split('=')
        return [latin, hindi]
      }),
  )

const names = written(`
  Arvind=अरविन्द Harish=हरीश Imtiaz=इम्तियाज़ Jagdish=जगदीश Kamal=कमल Lalit=ललित Manoj=मनोज Naveen=नवीन Omkar=ओमकार Prakash=प्रकाश
  Rafiq=रफ़ीक Sandeep=संदीप Tushar=तुषार Umesh=उमेश Vikram=विक्रम Yogesh=योगेश Anthony=एंथनी Balwinder=बलविंदर Chetan=चेतन Dinesh=दिनेश
  Ganesh=गणेश Surya=सूर्य Narayana=नारायण Ramakrishna=रामकृष्ण Venkatesh=वेंकटेश Anjali=अंजलि Bharti=भारती Chitra=चित्रा Deepika=दीपिका
  Farzana=फ़रज़ाना Geeta=गीता Hema=हेमा Indira=इंदिरा Jyoti=ज्योति Kavitha=कविता Lakshmi=लक्ष्मी Madhuri=माधुरी Nandini=नंदिनी Padma=पद्मा
  Rekha=रेखा Sangeeta=संगीता Tara=तारा Usha=उषा Vandana=वंदना Yasmin=यास्मीन Gurpreet=गुरप्रीत Sneha=स्नेहा Meera=मीरा Shalini=शालिनी
    Kiran=किरण
  Agnihotri=अग्निहोत्री Bansal=बंसल Chowdhury=चौधरी Dutta=दत्ता Fernandes=फर्नांडीस Goyal=गोयल Hegde=हेगड़े Iyengar=अयंगर Jadhav=जाधव
  Kulshreshtha=कुलश्रेष्ठ Lobo=लोबो Mishra=मिश्रा Nambiar=नांबियार Oberoi=ओबेरॉय Pillai=पिल्लई Qureshi=कुरैशी Rathore=राठौर Saxena=सक्सेना
  Thakur=ठाकुर Upadhyay=उपाध्याय Venkataraman=वेंकटरमन Wadhwa=वाधवा Yadav=यादव Zaveri=ज़वेरी Sheikh=शेख Gill=गिल Das=दास Rao=राव
  Bhattacharya=भट्टाचार्य Patil=पाटिल
  Himalaya=हिमालय Bank=बैंक Malabar=मालाबार Ltd.=लि. Deccan=दक्कन Housing=हाउसिंग Finance=फाइनेंस Indus=इंडस Home=होम Loans=लोन्स
  Konkan=कोंकण Co-operative=सहकारी National=नेशनल Homes=होम्स Saraswat=सारस्वत Valley=वैली Vindhya=विंध्य Grameen=ग्रामीण
  Shivgarh=शिवगढ़ Rampuram=रामपुरम Kolhanpur=कोल्हनपुर Navpada=नवपाड़ा Jhelampur=झेलमपुर Hosakere=होसकेरे Muktinagar=मुक्तिनगर
  Devikonda=देविकोंडा Sonapahar=सोनापहाड़ Baghichapur=बगीचापुर Keshavpuri=केशवपुरी Thekkady=ठेक्कडी Nagar=नगर
`)

/** A name in Devanagari, word by word; words that no table knows stay as they are. */
export const inHindi = (name: string): string =>
  name
    .split(' ')
    .map((word) => names.get(word) ?? word)
    .join(' ')

/** Digits in Devanagari: 226012 as २२६०१२. */
export const devanagari = (text: string): string => text.replace(/\d/g, (digit) => String.fromCharCode(0x0966 + Number(digit)))

export const hindiSides: Record<Side, string> = { east: 'पूर्व', west: 'पश्चिम', north: 'उत्तर', south: 'दक्षिण' }

/** 'श्री' or 'श्रीमती' before the name in Devanagari. */
export const shri = (name: string, isWoman: boolean): string => `${isWoman ? 'श्रीमती' : 'श्री'} ${inHindi(name)}`
