import type { IntakeKey } from '@parakh/contracts'
import { expect, it } from 'vitest'
import { valuesOfText } from './typed-paper.ts'

/** Partitions, books of villages and certificates in the words of their offices; names are invented. */
const papers: readonly (readonly [string, string, Partial<Record<IntakeKey, unknown>>])[] = [
  [
    'to whose share a partition gives the house',
    `PARTITION LIST\nWe three, all sons of late Paleti Venkaiah, namely 1) Paleti Mohan Rao, 2) Paleti Sekhar Rao and 3) Paleti Nagendra Rao, have today divided what our father left.\nTo the share of Paleti Sekhar Rao fall:\nTiled house, D.No. 5-44, Temple Street, Pedana village.`,
    { property_owner_name: 'Paleti Sekhar Rao' },
  ],
  [
    'nobody where a partition tells the shares of several',
    `PARTITION LIST\nTo the share of Paleti Sekhar Rao fall the tiled house.\nTo the share of Paleti Mohan Rao falls the vacant site.`,
    { property_owner_name: null },
  ],
  [
    'the name till now and the name hereafter',
    `MUNICIPAL CORPORATION\nNAMANTARAN ADESH\nHouse: 118, Sanjay Nagar, Ward 27, Devnagar 455001\nName till now: Late Shri Ramlal Verma\nName hereafter: Smt. Rekha Verma, Ku. Pooja Verma, Shri Vikas Verma`,
    { property_owner_name: 'Rekha Verma, Pooja Verma, Vikas Verma' },
  ],
  [
    'sides in one cell of a record of rights, and no neighbour as its place',
    `RECORD OF RIGHTS\n1. Khatian serial: 441/208\n3. Ryot: Pramila Sahoo\nPlot\tKissam\tHold (chauhadi)\tAcre\n1187/2904\tGharabari\tN- plot 1186, S- Rasta, E- Golak Sahoo, W- plot 1188\tA0.080 dec\nOne plot, equal to 3484 sq.ft.`,
    { boundaries_deed_west: 'plot 1188', boundaries_deed_north: 'plot 1186', property_address_doc: null },
  ],
  [
    'rows of a village form whose next label is not known',
    `VILLAGE FORM 7-12\nGaon Sonewadi Budruk\tTaluka Sangamner\tJilha Ahilyanagar\nGat kramank / Hissa\t118/2\nKshetra (he.aar.chau.mi)\t0.06.00 (600 sq. m.)\nKhate no.\t702\nBhogvatadar che naav\tMandakini Sahebrao Thorat\nItar hakk\tNil; bojha cancelled by ferfar 2290`,
    {
      property_owner_name: 'Mandakini Sahebrao Thorat',
      land_area_docs_sqmt: 600,
      property_address_doc: 'Gaon Sonewadi Budruk, Taluka Sangamner, Jilha Ahilyanagar',
    },
  ],
  [
    'a certificate that sums its floors by one word',
    `DEVELOPMENT AUTHORITY\nBUILDING COMPLETION CERTIFICATE\nThe dwelling put up by you under our permission VA/RC/2019/0877 of 05-08-2019 was seen and found to agree with it. It may be lived in.\n\nGround floor 71.30\nFirst floor 71.30\nCabin 12.40\nAll 155.00 sq. m.\nLand 122.00 sq. m.`,
    { approved_area_plan_sqft: 1668.41, land_area_plan: '122 sq m', usage_approved_as_per_plan: 'Residential' },
  ],
  [
    'what unit a bill is of',
    `PROPERTY TAX\nSelf-assessment acknowledgement 2023-24\nTitleholder(s): 1. Om Prakash Aggarwal (70%)   2. Vandana Aggarwal (30%)\nUnit taxed: BF-12, First Floor, Poorvi Enclave, Delhi 110087\nCovered area: 104.5 sqm`,
    { property_address_doc: 'BF-12, First Floor, Poorvi Enclave, Delhi', pincode: '110087' },
  ],
  [
    'who takes a flat, whose rooms are no number',
    `Lease of a Built-Up Flat\nGreater Yamuna Housing Authority (the Landlord)\nto\nMrs. Farheen Akhtar, wife of Mr. Adil Akhtar, and the said Mr. Adil Akhtar, both of 114 Batla Enclave, New Delhi 110025 (the Flat-takers)\n\nFlat: 2 BHK, No. 607, Tower Kaveri, Sector 27, Greater Yamuna, U.P. 203209\nLet for: 90 years counted from 11 July 2014`,
    { property_owner_name: 'Farheen Akhtar, Adil Akhtar', flat: '607', land_freehold_or_leasehold: 'Leasehold' },
  ],
  [
    'land that extends',
    `SALE AGREEMENT\nThe vendor owns Plot No. 19 in St. Antony Garden, S.F. No. 88/1A, Asur Village, Thanjai District 612501, extending 1200 sq. ft., and agrees to sell it.`,
    { land_area_docs_sqft: 1200 },
  ],
]

it.each(papers)('reads %s', (_, text, wanted) => expect(valuesOfText(text, wanted)).toEqual(wanted))
