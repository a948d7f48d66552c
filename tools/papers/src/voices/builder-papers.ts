import type { Fact, Paper, SpokenPaper } from './paper.ts'
import type { Property } from '../property.ts'
import type { Voice } from './voice.ts'
import { bareNames, buyersOf, couple, itself, oneLine } from './words.ts'

const chargeFacts = ({ charges }: Property, voice: Voice): Fact[] => [
  [
    voice.say(`IDC|Infrastructure Development Charges (IDC)|Internal Development Charges|IDC|I.D.C.|IDC charges|IDC`),
    voice.rupees(charges.idc),
  ],
  [voice.say(`EDC|External Development Charges (EDC)|External Development Charges|EDC|E.D.C.|EDC charges|EDC`), voice.rupees(charges.edc)],
  [
    voice.say(`PLC|Preferential Location Charges (PLC)|Preferential Location Charges|PLC|P.L.C.|PLC charges|PLC`),
    voice.rupees(charges.plc),
  ],
  [
    voice.say(`Car parking|Covered Car Parking|Charges for car parking space|CAR PARKING|Car park|One car parking|Parking`),
    voice.rupees(charges.parking),
  ],
  [
    voice.say(`Power back up|Power Backup|Charges for power backup|POWER BACKUP|Power backup|Power back-up charges|Power backup`),
    voice.rupees(charges.power),
  ],
]

const chargeTruth = ({ charges }: Property) => ({
  amenities_idc: String(charges.idc),
  amenities_edc: String(charges.edc),
  amenities_plc: String(charges.plc),
  amenities_car_parking: String(charges.parking),
  amenities_power_backup: String(charges.power),
})

/** The builder's flat: its own address, whatever the property of the seed is. */
const flatOf = (property: Property): { unit: string; address: string; also: string[] } => {
  const { tower, floor, project, town, state, seed } = property
  const unit = property.isFlat ? property.unit : `${tower}-${floor}0${(seed % 6) + 1}`
  const place = `${project}, Sector ${(seed % 90) + 1}, ${town}, ${state}`
  return {
    unit,
    address: `Unit No. ${unit}, Tower ${tower}, ${place}`,
    also: [place, `Unit No. ${unit}, ${place}`, `${unit}, ${place}`, `Tower ${tower}, ${place}`],
  }
}

const builderTruth = (property: Property, withCharges: boolean): Paper['truth'] => {
  const { applicant, coApplicant, developer, pin, areas } = property
  const { unit, address, also } = flatOf(property)
  return {
    fields: {
      applicant_name: applicant.name,
      ...(coApplicant ? { co_applicant_name: coApplicant.name } : {}),
      developer_name: developer,
      flat: unit,
      property_address_doc: address,
      pincode: pin,
      document_area_sqft: String(areas.superSqft),
      ...(withCharges ? chargeTruth(property) : {}),
    },
    also: { property_address_doc: also },
    optional: { property_owner_name: [bareNames(buyersOf(property)), developer], ownership_type: [coApplicant ? 'Joint' : 'Single'] },
  }
}

const unitFacts = (property: Property, voice: Voice): Fact[] => {
  const { areas, tower, floor, project, town, state, pin, seed } = property
  return [
    [voice.say('Unit No.|Apartment Number|Flat No.|UNIT NO|Flat number|Unit number|Unit'), flatOf(property).unit],
    [voice.say('Tower|Tower / Block|Tower|TOWER|Block|Tower|Tower'), tower],
    [voice.say('Floor|Floor|Floor|FLOOR|Floor|Floor|Floor'), `${floor}`],
    [
      voice.say(`Super area|Saleable Area|Super built-up area|SUPER AREA|Super built up area|Saleable area|Super area`),
      voice.sqft(areas.superSqft),
    ],
    [voice.say(`Carpet area|Carpet Area (RERA)|Carpet area|CARPET AREA|Carpet area|Carpet area|Carpet`), voice.sqft(areas.carpetSqft)],
    [
      voice.say(`Project|Project Location|Situated at|PROJECT ADDRESS|Site|Location of the project|Project site`),
      `${project}, Sector ${(seed % 90) + 1}, ${town}, ${state} ${voice.pin(pin)}`,
    ],
  ]
}

const letterhead = ({ developer, town, seller }: Property) =>
  ({
    is: 'letterhead',
    lines: [developer, `Regd. Office: 4th Floor, Trade Centre, ${town} 110077`, `Customer care 0124 ${seller.mobile.slice(0, 7)}`],
  }) as const

/** The builder's letter that allots a unit. */
export const allotment: SpokenPaper = {
  write: (property, voice) => {
    const { applicant, dates, developer, seed } = property
    const title = voice.say(`ALLOTMENT LETTER|Letter of Allotment|LETTER OF PROVISIONAL ALLOTMENT|ALLOTMENT LETTER|
        PROVISIONAL ALLOTMENT LETTER|Allotment of your apartment|Allotment letter`)
    const truth = builderTruth(property, true)
    return {
      title,
      blocks: [
        letterhead(property),
        {
          is: 'text',
          text: oneLine(`${voice.say('Date|Date|Dated|DATE|Dt.|Date|Date')}: ${voice.date(dates.letter)}   
            ${voice.say(`Booking No.|Booking ID|Booking reference|BOOKING ID|Regn. No.|Customer code|Booking`)}:
            BK/${seed}/${(seed * 37) % 9_973}`),
        },
        {
          is: 'text',
          text: oneLine(`${voice.say('To,|To|To,|CUSTOMER|To|To|To')} ${couple(buyersOf(property), voice)}, ${applicant.address}.
            ${voice.say('Mobile|Mobile|Contact No.|MOBILE|Ph.|Phone|Mob')}: ${voice.mobile(applicant.mobile)}`),
        },
        { is: 'title', text: title },
        {
          is: 'text',
          text: voice.say(`Dear Sir/Madam, we are pleased to allot you the following residential unit.|
            Dear Customer, congratulations! We are delighted to allot the apartment described below to you.|
            Sir/Madam, in furtherance of your application we hereby provisionally allot unto you the unit detailed below.|
            YOU HAVE BEEN ALLOTTED THE FOLLOWING UNIT|
            With ref. to your booking the flat given below is allotted to you.|
            We thank you for your trust and allot to you the home described here.|Unit allotted to you as below.`),
        },
        { is: 'facts', facts: unitFacts(property, voice) },
        {
          is: 'table',
          heading: voice.say(`Payment details|Price break-up|SCHEDULE OF CHARGES|CHARGES|Charges payable|Other charges|Charges`),
          head: [
            voice.say('Head|Component|Particulars|HEAD|Item|Charge|Head'),
            voice.say('Amount|Amount|Amount in Rupees|AMOUNT|Rs.|Amount|Amt'),
          ],
          rows: chargeFacts(property, voice).map(([label, value]) => [label, value]),
        },
        {
          is: 'signature',
          lines: [
            `For ${developer}`,
            voice.say(`Authorised Signatory|Authorised Signatory|Authorised Signatory|SYSTEM GENERATED|Manager|
            Customer Relations|CRM`),
          ],
        },
      ],
      truth: {
        ...truth,
        fields: { ...truth.fields, contact_number: applicant.mobile },
        optional: { ...truth.optional, ...itself('Allotment Letter') },
      },
    }
  },
}

/** The agreement between builder and buyers. */
export const buyerAgreement: SpokenPaper = {
  write: (property, voice) => {
    const { developer, dates, price, areas, project, town, state, pin, seed, tower, floor } = property
    const { unit } = flatOf(property)
    const title = voice.say(`APARTMENT BUYER'S AGREEMENT|Apartment Buyer Agreement|FLAT BUYER'S AGREEMENT|BUYER AGREEMENT|
        FLAT BUYERS AGREEMENT|Buyer's Agreement|Builder buyer agreement`)
    const truth = builderTruth(property, false)
    return {
      title,
      blocks: [
        { is: 'title', text: title },
        {
          is: 'text',
          text: oneLine(`${voice.say(`This Agreement is made on|This Agreement is executed on|THIS AGREEMENT is made and executed on this|
            AGREEMENT DATE|Agreement made on|This Buyer's Agreement is signed on|Agreement dated`)}
            ${voice.date(dates.deed)}
            ${voice.say('between|by and between|BY AND BETWEEN|BETWEEN|between|between|between')} ${developer},
            ${voice.say(`hereinafter called the Developer|("Developer")|hereinafter referred to as the PROMOTER of the first part|
            (DEVELOPER)|(builder)|called the Promoter|the developer`)},
            ${voice.say('and|and|AND|AND|and|and|and')}
            ${buyersOf(property)
              .map((one) => `${voice.called(one)} ${one.parentage}, ${one.address}`)
              .join(' and ')},
            ${voice.say(`hereinafter called the Allottee|("Buyer")|hereinafter referred to as the ALLOTTEE(S) of the other part|
            (BUYER)|(purchaser)|called the Allottee|the buyer`)}.`),
        },
        {
          is: 'text',
          text: oneLine(`${voice.say(`The Developer agrees to sell and the Allottee agrees to buy|
            The Buyer has agreed to purchase from the Developer|AND WHEREAS the Allottee has agreed to acquire|
            UNIT SOLD:|The builder sells|The Promoter will sell and the Allottee will buy|Buyer takes`)}
            Unit No. ${unit}, ${floor}th floor, Tower ${tower},
            ${voice.say(`having super area of|admeasuring|having a super built-up area of|SUPER AREA|super area|
            with a saleable area of|super`)}
            ${voice.sqft(areas.superSqft)},
            ${voice.say(`in the project|in|in the group housing complex known as|PROJECT|at|in the project|in`)}
            ${project}, Sector ${(seed % 90) + 1}, ${town}, ${state} ${voice.pin(pin)},
            ${voice.say(`for a total price of|for|at and for a consideration of|PRICE|for|at a price of|for`)}
            ${voice.rupees(price)}.`),
        },
        {
          is: 'list',
          items: [
            voice.say(`The Allottee shall pay on time.|Timely payment is the essence of this Agreement.|
            That time is of the essence of this Agreement.|PAYMENT AS PER PLAN|Payment on time.|
            The Allottee pays as per the plan.|Pay in time.`),
            voice.say(`Possession will be given in 42 months.|Possession is proposed in 42 months.|
            That possession shall be offered within 42 months.|POSSESSION IN 42 MONTHS|Possession in 42 months.|
            Possession within 42 months.|Possession 42 months.`),
          ],
        },
        { is: 'signature', lines: ['Developer', 'Allottee'] },
      ],
      truth: {
        ...truth,
        also: {
          property_address_doc: [
            ...(truth.also?.property_address_doc ?? []),
            `Unit No. ${unit}, ${floor}th floor, Tower ${tower}, ${project}, Sector ${(seed % 90) + 1}, ${town}, ${state}`,
          ],
        },
        optional: { ...truth.optional, ...itself('Buyer Agreement') },
      },
    }
  },
}

/** The builder's offer of possession. */
export const possession: SpokenPaper = {
  write: (property, voice) => {
    const { applicant, developer, dates } = property
    const title = voice.say(`OFFER OF POSSESSION|Offer of Possession|LETTER OF OFFER OF POSSESSION|POSSESSION LETTER|POSSESSION LETTER|
        Your home is ready: offer of possession|Possession letter`)
    const truth = builderTruth(property, false)
    return {
      title,
      blocks: [
        letterhead(property),
        { is: 'text', text: voice.date(dates.letter) },
        {
          is: 'text',
          text: oneLine(`${voice.say('To,|To|To,|CUSTOMER|To|To|To')} ${couple(buyersOf(property), voice)}, ${applicant.address}`),
        },
        { is: 'title', text: title },
        {
          is: 'text',
          text: voice.say(`We are pleased to offer possession of your unit.|
            We are happy to inform you that your apartment is ready for possession.|
            We hereby offer possession of the unit allotted to you.|POSSESSION IS OFFERED FOR THE UNIT BELOW|
            Possession of the flat below is offered.|Your apartment is complete and we invite you to take possession.|
            Unit ready for possession.`),
        },
        { is: 'facts', facts: unitFacts(property, voice) },
        { is: 'signature', lines: [`For ${developer}`] },
      ],
      truth: { ...truth, optional: { ...truth.optional, ...itself('Possession Letter') } },
    }
  },
}
