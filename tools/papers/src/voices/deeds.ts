import type { Block, SpokenPaper } from './paper.ts'
import type { Person, Property } from '../property.ts'
import type { Voice } from './voice.ts'
import { bareNames, boundaryFacts, boundaryTruth, boundedHeading, buyersOf, itself, oneLine, plotOptional, sizeTruth } from './words.ts'

/** A party as a deed names it: name, parentage, age and residence. */
const party = (person: Person, voice: Voice): string => {
  const { parentage: of, age, address: home } = person
  const name = `${person.honorific} ${voice.shouts ? person.name.toUpperCase() : person.name}`
  return voice.say(`${name}, ${of}, aged ${age} years, resident of ${home}|${name} (${of}), age ${age}, residing at ${home}|
    ${name}, ${of}, aged about ${age} years, R/o ${home}|${name} ${of} AGE ${age} ADDRESS ${home}|
    ${name} ${of} age ${age} r/o ${home}|${name}, ${of}, ${age} years old, who lives at ${home}|${name} ${of}, ${age} yrs, ${home}`)
}

/** Where the deeds' property lies: always a plot, whatever the seed's property is. */
const plotOf = ({ seed, isFlat, unit, address, town, state }: Property): { number: string; address: string } =>
  isFlat
    ? {
        number: String((seed % 300) + 3),
        address: `Plot No. ${(seed % 300) + 3}, Block ${seed % 9}, Civil Lines Extension, ${town}, ${state}`,
      }
    : { number: unit, address }

const schedule = (property: Property, voice: Voice): Block[] => {
  const { areas, sizes, pin } = property
  const { eastWest, northSouth } = sizes
  const { sqyd, sqmt, sqft } = { sqyd: voice.sqyd(areas.plotSqyd), sqmt: voice.sqmt(areas.plotSqmt), sqft: voice.sqft(areas.plotSqft) }
  const area = voice.say(`${sqyd} i.e. ${sqmt}|${sqmt} (${sqft})|admeasuring ${sqyd} equivalent to ${sqmt}|${sqft}|${sqft}|
    ${sqmt} or ${sqft}|${sqyd}`)
  const size = voice.say(`East to West ${eastWest} feet, North to South ${northSouth} feet|
    East-West: ${eastWest} feet; North-South: ${northSouth} feet|
    measuring East to West ${eastWest} feet and North to South ${northSouth} feet|
    EAST TO WEST ${eastWest} FEET NORTH TO SOUTH ${northSouth} FEET|East West ${eastWest} feet North South ${northSouth} feet|
    It measures ${eastWest} feet from East to West and ${northSouth} feet from North to South|
    E-W ${eastWest} feet, N-S ${northSouth} feet`)
  return [
    {
      is: 'title',
      text: voice.say(`SCHEDULE OF PROPERTY|Schedule|THE SCHEDULE ABOVE REFERRED TO|SCHEDULE OF PROPERTY|DETAILS OF PROPERTY|
        The property|Schedule of the property`),
    },
    {
      is: 'text',
      text: oneLine(`${voice.say(`All that|All that residential|ALL THAT piece and parcel of land being|PROPERTY:|Plot as under:|
        The residential plot known as|Plot being`)}
        ${plotOf(property).address} ${voice.pin(pin)},
        ${voice.say('area|having an area of|containing by measurement|AREA|area|with an area of|area')} ${area}.
        ${size}.`),
    },
    { is: 'facts', heading: boundedHeading(voice), facts: boundaryFacts(property, voice) },
  ]
}

const areaTruth = ({ areas }: Property, voice: Voice): Record<string, string> => {
  const wording = voice.say('sqyd sqmt|sqmt sqft|sqyd sqmt|sqft|sqft|sqmt sqft|sqyd')
  return {
    ...(wording.includes('sqyd') ? { land_area_docs_sqyd: String(areas.plotSqyd) } : {}),
    ...(wording.includes('sqmt') ? { land_area_docs_sqmt: String(areas.plotSqmt) } : {}),
    ...(wording.includes('sqft') ? { land_area_docs_sqft: String(areas.plotSqft) } : {}),
  }
}

const plotTruth = (property: Property, voice: Voice) => ({
  fields: {
    property_address_doc: plotOf(property).address,
    pincode: property.pin,
    ...boundaryTruth(property),
    ...sizeTruth(property),
    ...areaTruth(property, voice),
  },
  optional: {
    ...plotOptional({ ...property, isFlat: false, unit: plotOf(property).number }),
    document_area_sqft: [String(property.areas.plotSqft)],
  },
})

/** A registered deed of sale. */
export const saleDeed: SpokenPaper = {
  write: (property, voice) => {
    const { seller, dates, price } = property
    const buyers = buyersOf(property)
    const title = voice.say(`SALE DEED|Sale Deed|DEED OF ABSOLUTE SALE|SALE DEED|SALE DEED|Deed of Sale|Deed of conveyance`)
    const { fields, optional } = plotTruth(property, voice)
    return {
      title,
      blocks: [
        { is: 'title', text: title },
        {
          is: 'text',
          text: oneLine(`${voice.say(`This Sale Deed is executed on|This deed is made on|
            THIS DEED OF ABSOLUTE SALE is made and executed on this|EXECUTED ON|Deed executed on|
            This deed of sale is written on|Deed dated`)}
            ${voice.date(dates.deed)} ${voice.say('by|by|BY|BY|by|by|by')} ${party(seller, voice)},
            ${voice.say(`hereinafter called the Seller|("Vendor")|hereinafter called the VENDOR of the one part|(SELLER)|(vendor)|
            called the seller in this deed|the seller`)},
            ${voice.say('in favour of|in favour of|IN FAVOUR OF|IN FAVOUR OF|in favour of|to|in favour of')}
            ${buyers.map((one) => party(one, voice)).join(voice.say(' and | and | AND | AND | and | and | & '))},
            ${voice.say(`hereinafter called the Purchaser|("Purchaser")|hereinafter called the VENDEE(S) of the other part|(BUYER)|
            (purchaser)|called the buyer in this deed|the buyer`)}.`),
        },
        {
          is: 'text',
          text: oneLine(`${voice.say(`
            Whereas the Seller is the absolute owner of the freehold property described below and has agreed to sell it for|
            The Vendor owns the freehold property in the Schedule and sells it for|
            WHEREAS the Vendor is seized and possessed of the freehold property described in the Schedule AND WHEREAS
            the Vendor has agreed to convey the same for a consideration of|
            FREEHOLD PROPERTY SOLD FOR|The vendor is owner of the free hold plot and sells for|
            The seller holds the plot freehold and sells it for|Freehold plot sold for`)}
            ${voice.rupees(price)}, ${voice.say(`which he has received|receipt of which is acknowledged|
            the receipt whereof the Vendor doth hereby admit and acknowledge|RECEIVED IN FULL|received|
            all of which has been received|received in full`)}.`),
        },
        ...schedule(property, voice),
        {
          is: 'signature',
          lines: [
            voice.say(`Seller          Purchaser|Vendor          Purchaser|VENDOR          VENDEE|SELLER          BUYER|
            Vendor          Purchaser|Seller          Buyer|Seller     Buyer`),
          ],
        },
      ],
      truth: {
        fields: { ...fields, property_owner_name: bareNames(buyers), land_freehold_or_leasehold: 'Freehold' },
        optional: {
          ...optional,
          ...itself('Sale Deed'),
          applicant_name: [bareNames(buyers), buyers[0]?.name ?? ''],
          co_applicant_name: [buyers[1]?.name ?? ''],
          ownership_type: [buyers.length > 1 ? 'Joint' : 'Single'],
        },
      },
    }
  },
}

/** An agreement to sell, before the deed. */
export const agreementToSell: SpokenPaper = {
  write: (property, voice) => {
    const { seller, dates, price, applicant, coApplicant } = property
    const buyers = buyersOf(property)
    const title = voice.say(`AGREEMENT TO SELL|Agreement for Sale|AGREEMENT OF SALE|AGREEMENT TO SELL|AGREEMENT OF SALE|Agreement to Sell|
        Sale agreement`)
    const { fields, optional } = plotTruth(property, voice)
    return {
      title,
      blocks: [
        { is: 'title', text: title },
        {
          is: 'text',
          text: oneLine(`${voice.say(`This Agreement to Sell is made on|This Agreement is entered into on|
            THIS AGREEMENT OF SALE is made and entered into on this|AGREEMENT DATED|Agreement made on|
            This agreement is made on|Agreement dated`)}
            ${voice.date(dates.deed)} ${voice.say('between|between|BETWEEN|BETWEEN|between|between|between')}
            ${party(seller, voice)},
            ${voice.say(`hereinafter called the Seller|("Seller")|hereinafter called the VENDOR|(SELLER)|(vendor)|
            called the seller|the seller`)}
            ${voice.say('and|and|AND|AND|and|and|and')} ${buyers.map((one) => party(one, voice)).join(' and ')},
            ${voice.say(`hereinafter called the Purchaser|("Purchaser")|hereinafter called the VENDEE(S)|(BUYER)|(purchaser)|
            called the buyer|the buyer`)}.`),
        },
        {
          is: 'text',
          text: oneLine(`${voice.say(`The Seller has agreed to sell and the Purchaser to purchase the property below for|
            Seller agrees to sell, and Purchaser to buy, for|
            That the Vendor agrees to sell and the Vendees agree to purchase the schedule property for a total sale consideration of|
            SALE CONSIDERATION|The vendor will sell for|The seller will sell and the buyer will buy for|Price`)}
            ${voice.rupees(price)}.
            ${voice.say(`The balance will be paid after sanction of the bank loan.|Balance on disbursement of home loan.|
            The balance shall be paid through bank loan.|BALANCE BY BANK LOAN|Balance by loan.|
            The rest comes from a bank loan.|Balance from loan.`)}`),
        },
        ...schedule(property, voice),
        { is: 'signature', lines: ['Seller          Purchaser'] },
      ],
      truth: {
        fields: {
          ...fields,
          applicant_name: applicant.name,
          ...(coApplicant ? { co_applicant_name: coApplicant.name } : {}),
          property_owner_name: seller.name,
        },
        optional: { ...optional, ...itself('Agreement to Sell'), ownership_type: ['Single', 'Joint'] },
      },
    }
  },
}

/** A lease of a plot by an authority. */
export const leaseDeed: SpokenPaper = {
  write: (property, voice) => {
    const { lease, dates } = property
    const buyers = buyersOf(property)
    const title = voice.say(`LEASE DEED|Lease Deed|INDENTURE OF LEASE|LEASE DEED|LEASE DEED|Deed of Lease|Lease deed`)
    const { fields, optional } = plotTruth(property, voice)
    return {
      title,
      blocks: [
        { is: 'letterhead', lines: [lease.authority] },
        { is: 'title', text: title },
        {
          is: 'text',
          text: oneLine(`${voice.say(`This Lease Deed is made on|This deed is made on|THIS INDENTURE is made on this|EXECUTED ON|
            Lease executed on|This lease is given on|Lease dated`)}
            ${voice.date(dates.deed)} between ${lease.authority},
            ${voice.say(`hereinafter called the Lessor|("Lessor")|hereinafter called the LESSOR of the one part|(LESSOR)|(lessor)|
            called the lessor|the lessor`)},
            and ${buyers.map((one) => party(one, voice)).join(' and ')},
            ${voice.say(`hereinafter called the Lessee|("Lessee")|hereinafter called the LESSEE(S) of the other part|(LESSEE)|
            (lessee)|called the lessee|the lessee`)}.`),
        },
        {
          is: 'text',
          text: oneLine(`${voice.say(`The Lessor demises the plot for|The Lessor grants the leasehold of the plot for|
            The Lessor doth hereby demise unto the Lessee the plot to hold the same for|LEASEHOLD PLOT FOR|
            The lease hold plot is given for|The plot is given on leasehold for|Leasehold plot for`)}
            ${lease.years} years ${voice.say('with effect from|from|commencing from|FROM|from|from the year|from')}
            ${lease.from},
            ${voice.say(`on a yearly lease rent of|at an annual rent of|yielding and paying therefor the yearly rent of|
            ANNUAL RENT|yearly rent|for a yearly rent of|rent per year`)}
            ${voice.rupees(lease.rent)}.`),
        },
        ...schedule(property, voice),
        { is: 'signature', lines: ['Lessor          Lessee'] },
      ],
      truth: {
        fields: {
          ...fields,
          property_owner_name: bareNames(buyers),
          land_freehold_or_leasehold: 'Leasehold',
          period_expired_balance_lease_rent: `${lease.years} years from ${lease.from}, Rs. ${lease.rent} a year`,
        },
        also: {
          period_expired_balance_lease_rent: [
            `${lease.years} years, rent Rs. ${lease.rent}`,
            `${lease.years} years from ${lease.from}; Rs. ${lease.rent} yearly`,
          ],
        },
        optional: {
          ...optional,
          ...itself('Lease Deed'),
          applicant_name: [bareNames(buyers), buyers[0]?.name ?? ''],
          co_applicant_name: [buyers[1]?.name ?? ''],
          developer_name: [lease.authority],
          ownership_type: [buyers.length > 1 ? 'Joint' : 'Single'],
        },
      },
    }
  },
}
