import { expect, it } from 'vitest'
import { peopleOfText, peopleOfTyped } from './people-of-text.ts'

/** Registers, certificates and orders as text; names are invented. */
const papers: readonly (readonly [name: string, text: string, owner: string])[] = [
  [
    'a patta whose heading is in two languages',
    `பட்டா / PATTA\nவருவாய் கிராமம் / Village : Kadayam\tபட்டா எண் / Patta No : 411\nஉரிமையாளர்கள் பெயர் / Names of owners\n1.\tArumugam\tமகன்\tVelayutham\n2.\tArumugam\tமனைவி\tPetchiammal\nSurvey No.\tTax\n11\t0.20`,
    'Velayutham, Petchiammal',
  ],
  [
    'names that a form leaves to be one or more',
    `OFFICE OF THE CIRCLE OFFICER\nNamjari (Mutation) Certificate\nCertified that Dag No. 88 of village Dakhala, land measuring 1 Katha has been mutated in the name(s) of\n(1) Prasanta Rabha, S/o Late Dhiren Rabha\n(2) Mrs. Mamoni Rabha, W/o Prasanta Rabha\nin respect of the share purchased vide Deed No. 12/2020.`,
    'Prasanta Rabha, Mamoni Rabha',
  ],
  [
    'a permit for two on a line each',
    `MANJALLOOR GRAMA PANCHAYAT\nBUILDING PERMIT\nPermission is hereby granted to\n   1. Bijoy T.M., Thekkumkattil House, Vazhakulam P.O.\n   2. Smitha Bijoy, -do-\nfor the construction of a residential building in Re-Sy. No. 14/2.\nSecretary`,
    'Bijoy T.M., Smitha Bijoy',
  ],
  [
    'applicants in whose favour a case went',
    `CERTIFICATE OF MUTATION\nCase No.\tMN/2022/41\nApplicant(s) in whose favour mutated\t(i) Sk. Nasir Ali, son of Late Sk. Hamid Ali; (ii) Sabina Khatun, wife of Sk. Nasir Ali\nFrom whom acquired\tGour Mondal (Deed 11 of 2021)\nMouza\tBhangar`,
    'Sk. Nasir Ali, Sabina Khatun',
  ],
  [
    'payers with an occupation each',
    `GRAM PANCHAYAT\nHOUSE TAX RECEIPT\nReceived from Sri T. Basavanna, S/o Sri Kallappa, aged about 61\nyears, Occ: Pvt. Employee and Smt. T. Gowramma, W/o Sri T. Basavanna, aged\nabout 52 years, Occ: Housewife a sum of Rs. 883/- towards house tax.`,
    'T. Basavanna, T. Gowramma',
  ],
  [
    'no holder of the time before',
    `MUTATION ORDER\nThe land recorded before in the name of Haren Medhi has been transferred. The name of Smt. Lily Das has been entered.`,
    'Lily Das',
  ],
]

it.each(papers)('reads the owners of %s', (_, text, owner) => {
  expect(peopleOfText(text).owner).toBe(owner)
})

/** Registers in columns. */
const tables: readonly (readonly [name: string, text: string, owner: string])[] = [
  [
    'each holder with an area of his own',
    [
      'गाव नमुना सात (अधिकार अभिलेख पत्रक)',
      ...[
        ['क्षेत्र', 'खाते क्र.', 'भोगवटादाराचे नांव', 'क्षेत्र', 'आकार', 'फे.फा.'],
        ['हे.आर.चौ.मी', '814', 'अशोक रामचंद्र जाधव', '0.10.00', '0.20', '(118)'],
        ['लागवड', '', 'वैशाली अशोक जाधव', '0.10.00', '0.20', '(118)'],
      ].map((cells) => cells.map((cell) => cell.padEnd(22)).join('')),
      'प्रलंबित फेरफार : नाही',
    ].join('\n'),
    'अशोक रामचंद्र जाधव, वैशाली अशोक जाधव',
  ],
  [
    'holders with the mark behind',
    `PROPERTY CARD (City Survey Act)
Date          Transaction        Vol.     New holder (H) / Lessee (L)
12/05/1972    Enquiry            1        Desai Maganlal Hirji (H)
19/06/2015    Sale deed 3307     7        Rathod Bhaveshkumar Dalpat (H)
                                          Rathod Minaben Bhaveshkumar (H)
02/07/2015    Mortgage 118       7        Anand District Co-op Bank (E)
Fee Rs. 60`,
    'Rathod Bhaveshkumar Dalpat, Rathod Minaben Bhaveshkumar',
  ],
]

it.each(tables)('reads the owners of a table of %s', (_, text, owner) => {
  expect(peopleOfTyped(text).owner).toBe(owner)
})
