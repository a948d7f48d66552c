import type { Property } from '../property.ts'
import type { Fact, SpokenPaper } from './paper.ts'
import type { Voice } from './voice.ts'
import { bareNames, buyersOf, couple, itself, oneLine, plotOptional } from './words.ts'

/** The corporation's record of a new owner. */
export const mutation: SpokenPaper = {
  write: (property, voice) => {
    const { town, state, address, pin, seller, khata, dates } = property
    const owners = buyersOf(property)
    const title = voice.say(`MUTATION CERTIFICATE|Certificate of Mutation|MUTATION ORDER|MUTATION CERTIFICATE|MUTATION CERTIFICATE|
        Mutation of name|Mutation letter`)
    return {
      title,
      blocks: [
        {
          is: 'letterhead',
          lines: [
            voice.say(`NAGAR NIGAM ${town.toUpperCase()}|${town} Municipal Corporation|
            OFFICE OF THE TAHSILDAR, ${town.toUpperCase()}|${town.toUpperCase()} MUNICIPAL CORPORATION|
            NAGAR PALIKA ${town.toUpperCase()}|${town} Municipality|${town} Nagar Parishad`),
          ],
        },
        { is: 'title', text: title },
        {
          is: 'text',
          text: oneLine(`${voice.say('No.|Ref|Case No.|CERTIFICATE NO|No|Reference|No')}: M/${khata}/${property.seed}  
            ${voice.say('Date|Date|Dated|DATE|Dt|Date|Date')}: ${voice.date(dates.letter)}`),
        },
        {
          is: 'text',
          text: voice.say(`
            It is certified that the name of the present owner has been recorded in the register in place of the former owner.|
            This is to certify that the property below has been mutated in the records.|
            Heard. The application is allowed and the names are ordered to be mutated as hereunder.|
            NAME HAS BEEN MUTATED IN RECORDS AS BELOW|Name changed in register as under.|
            We have entered the new owner of the property in our books.|Mutation done as below.`),
        },
        {
          is: 'facts',
          facts: [
            [
              voice.say(`Name of present owner|Mutated in the name of|In favour of|NEW OWNER NAME|Present holder|New owner|Owner`),
              couple(owners, voice),
            ],
            [voice.say(`Former owner|Previous owner|Transferor|OLD OWNER NAME|Old holder|Earlier owner|From`), voice.called(seller)],
            [
              voice.say(`Property|Property address|Description of the property|PROPERTY ADDRESS|House / plot|
              Address of the property|Property`),
              `${address} ${voice.pin(pin)}`,
            ],
            [voice.say('Khata No.|Property ID|Khata No.|PROPERTY ID|Register No.|Assessment number|ID'), khata],
          ],
        },
        {
          is: 'signature',
          lines: [
            voice.say(`Tax Superintendent|Assistant Commissioner|Tahsildar|DIGITALLY SIGNED|Clerk|Municipal Officer|Officer`),
            `${town}, ${state}`,
          ],
        },
      ],
      truth: {
        fields: { property_owner_name: bareNames(owners), property_address_doc: address, pincode: pin },
        optional: {
          ...plotOptional(property),
          ...itself('Mutation Certificate'),
          flat: [property.unit],
          applicant_name: [owners[0]?.name ?? ''],
          ownership_type: [owners.length > 1 ? 'Joint' : 'Single'],
        },
      },
    }
  },
}

/** A receipt of property tax. */
export const taxReceipt: SpokenPaper = {
  write: (property, voice) => {
    const { town, address, pin, areas, khata, dates, applicant } = property
    const tax = 1_000 + (property.seed % 90) * 97
    const facts: Fact[] = [
      [voice.say('Receipt No.|Receipt Number|Receipt No.|RECEIPT NO|Book/Receipt|Receipt|Rcpt'), `${khata}/${property.seed}`],
      [voice.say('Date|Paid on|Date of payment|DATE|Dt|Date|Date'), voice.date(dates.letter)],
      [voice.say('Name of owner|Owner name|Name of the assessee|OWNER NAME|Assessee|Owner|Name'), voice.called(applicant)],
      [
        voice.say(`Property address|Address|Situation of premises|PROPERTY ADDRESS|Premises|Address of property|Add`),
        `${address} ${voice.pin(pin)}`,
      ],
      [voice.say('Plot area|Land area|Area of land|PLOT AREA|Plot|Area of plot|Plot'), voice.sqft(areas.plotSqft)],
      [
        voice.say(`Covered area|Built-up area|Area of construction|COVERED AREA|Constructed|Constructed area|Covered`),
        voice.sqft(areas.builtSqft),
      ],
      [voice.say(`Tax for the year|Property tax|Tax demanded|PROPERTY TAX|House tax|Property tax|Tax`), voice.rupees(tax)],
    ]
    return {
      title: 'Property tax receipt',
      blocks: [
        {
          is: 'letterhead',
          lines: [
            voice.say(`NAGAR NIGAM ${town.toUpperCase()}|${town} Municipal Corporation|CORPORATION OF ${town.toUpperCase()}|
            ${town.toUpperCase()} MUNICIPAL CORPORATION|NAGAR PALIKA ${town.toUpperCase()}|${town} Municipality|
            ${town} Nagar Parishad`),
          ],
        },
        {
          is: 'title',
          text: voice.say(`PROPERTY TAX RECEIPT|Property Tax Receipt|RECEIPT OF HOUSE TAX|PROPERTY TAX RECEIPT|HOUSE TAX RECEIPT|
            Receipt for property tax|Tax receipt`),
        },
        { is: 'facts', facts },
        {
          is: 'signature',
          lines: [
            voice.say(`Cashier|This is a computer generated receipt|Collector|SYSTEM GENERATED|Cashier|Received with thanks|
            Cashier`),
          ],
        },
      ],
      truth: {
        fields: {
          property_owner_name: applicant.name,
          property_address_doc: address,
          pincode: pin,
          ...(property.isFlat ? {} : { land_area_docs_sqft: String(areas.plotSqft) }),
        },
        optional: {
          ...plotOptional({ ...property, isFlat: false }),
          ...itself('Property tax receipt'),
          land_area_docs_sqft: [String(areas.plotSqft)],
          flat: [property.unit],
          document_area_sqft: [String(areas.builtSqft)],
          ownership_type: ['Single'],
        },
      },
    }
  },
}

const planFacts = ({ applicant, areas, plan }: Property, site: string, voice: Voice): Fact[] => [
  [voice.say('Name of applicant|Owner|Name of the owner|OWNER NAME|Owner|In the name of|Owner'), voice.called(applicant)],
  [voice.say(`Site|Site address|Location of the site|SITE ADDRESS|Site|Address of the site|Site`), site],
  [
    voice.say(`Plot area as per plan|Plot area|Area of plot as per sanctioned plan|PLOT AREA|Plot area|Area of the plot|
          Plot area`),
    voice.sqmt(areas.plotSqmt),
  ],
  [
    voice.say(`Total built up area sanctioned|Total built-up area|Total built up area|TOTAL BUILT UP AREA|Total built up|
          Total built-up area allowed|Total builtup`),
    voice.sqft(plan.builtSqft),
  ],
  [
    voice.say(`No. of floors sanctioned|Floors sanctioned|Number of storeys permitted|FLOORS SANCTIONED|Floors|
          Floors allowed|Floors`),
    plan.floors,
  ],
  [voice.say(`Use of building|Building use|Purpose of building|BUILDING USE|Use|Use of the building|Use`), 'Residential'],
  [
    voice.say(`Land use as per Master Plan|Zone (Master Plan)|Land use as per Development Plan|MASTER PLAN LAND USE|
          Land use in master plan|Use in the development plan|Master plan use`),
    'Residential',
  ],
]

/** The permission to build, with its plan. */
export const planSanction: SpokenPaper = {
  write: (property, voice) => {
    const { town, state, plan, areas, applicant, seed } = property
    const number = property.isFlat ? (seed % 300) + 3 : property.unit
    const colony = property.isFlat ? `Block ${seed % 9}, Civil Lines Extension` : (property.address.split(', ')[1] ?? '')
    const site = `Plot No. ${number}, ${colony}, ${town}, ${state}`
    return {
      title: 'Building permission',
      blocks: [
        {
          is: 'letterhead',
          lines: [
            voice.say(`${town} Development Authority|${town} Municipal Corporation|
            OFFICE OF THE TOWN PLANNER, ${town.toUpperCase()}|${town.toUpperCase()} DEVELOPMENT AUTHORITY|
            NAGAR PALIKA ${town.toUpperCase()}|${town} Improvement Trust|${town} Nagar Parishad`),
          ],
        },
        {
          is: 'title',
          text: voice.say(`SANCTION OF BUILDING PLAN|Building Permit|SANCTIONED BUILDING PLAN|BUILDING PERMISSION|
            BUILDING PERMISSION|Permission to build|Building plan sanction`),
        },
        {
          is: 'facts',
          facts: [
            [voice.say(`Sanction No.|Permit No.|Sanction Letter No.|PERMIT NO|Permission No.|Sanction number|Sanction no`), plan.number],
            [voice.say(`Date of sanction|Permit date|Sanctioned on|PERMIT DATE|Dated|Sanction date|Sanction dt`), voice.date(plan.date)],
          ],
        },
        {
          is: 'text',
          text: voice.say(`Sanction is hereby accorded for construction of a residential building as under.|
            The building plan has been sanctioned with the following details.|
            The plan submitted is hereby sanctioned subject to the conditions overleaf.|PLAN SANCTIONED AS BELOW|
            Permission is given to build as under.|You may build your house as shown in the plan.|
            Plan passed as below.`),
        },
        { is: 'facts', facts: planFacts(property, site, voice) },
        {
          is: 'signature',
          lines: [voice.say(`Town Planner|Executive Engineer|Town Planner|DIGITALLY SIGNED|Overseer|Building Officer|AE`)],
        },
      ],
      truth: {
        fields: {
          property_owner_name: applicant.name,
          address_as_per_plan: site,
          land_area_plan: `${areas.plotSqmt} sq m`,
          approved_area_plan_sqft: String(plan.builtSqft),
          sanction_approval_no: plan.number,
          sanction_number_date: plan.date.split('-').toReversed().join('/'),
          floors_sanctioned: plan.floors,
          usage_approved_as_per_plan: 'Residential',
          usage_as_per_cdp: 'Residential',
        },
        optional: {
          ...plotOptional({ ...property, isFlat: false }),
          ...itself('Building permission'),
          flat: [site.split(',')[0]?.replace('Plot No. ', '') ?? ''],
          property_address_doc: [site],
          applicant_name: [applicant.name],
          floors_proposed: [plan.floors],
          document_area_sqft: [String(plan.builtSqft)],
          ownership_type: ['Single'],
        },
      },
    }
  },
}
