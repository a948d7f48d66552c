import type { IntakeKey } from '@parakh/contracts'
import { describe, expect, it } from 'vitest'
import { readTextFile } from '../../ocr/text-file.ts'
import { paperOf } from '../extract-fields.ts'
import type { PaperKind } from '../kinds/paper-kind.ts'
import { valuesOfText, valuesTyped } from './typed-paper.ts'

type Wanted = Partial<Record<IntakeKey, unknown>>
const kindOf = (text: string): PaperKind =>
  paperOf({ file: 'paper.txt', sha256: '', pages: [readTextFile(new TextEncoder().encode(text), 'paper.txt')] }).kind

describe('what a paper is', () => {
  it.each<[string, PaperKind, string]>([
    [
      'a desk writes to its valuer and speaks of a tax',
      'mail',
      'NOTE TO APPROVED VALUER\nA/c\tSunil Gawande\nLead no\tPNE-118-2207\nLoan\tHome Loan\nAddress\tHouse No. 4, Karve Nagar, Pune 411052\nRemarks\tProperty tax receipt pending, house tax bill seen.',
    ],
    [
      'an authority allots in the middle of a Hindi letter',
      'allotment',
      'जबलपुर विकास प्राधिकरण\nप्रति, श्रीमती रेखा दुबे\nमहोदया,\nआपको योजना क्रमांक 11, विजय नगर में भवन क्रमांक 42 आवंटित किया गया है।\nराशि 30 दिवस में जमा करें।',
    ],
    [
      'a department of land revenue heads a certificate of its settlement',
      'mutation',
      'GOVERNMENT OF NAGALAND\nDEPARTMENT OF LAND REVENUE\nLAND HOLDING CERTIFICATE\nName of holder: Kevisato Angami\nArea 300 sq m',
    ],
  ])('%s', (_, kind, text) => {
    expect(kindOf(text)).toBe(kind)
  })
})

describe('values of notes and of the books of offices', () => {
  it.each<[string, string, Wanted]>([
    [
      'a tenant with her husband behind a letter',
      "RECORD OF RIGHTS\nMouza : Patrapada\tThana : Jatni\nDistrict : Khordha\nName of raiyat, father's name and caste\tMAMATA JENA W: HARIHAR JENA\n\tNIRANJAN JENA F: HARIHAR JENA\nStatus\tStitiban",
      { property_owner_name: 'Mamata Jena, Niranjan Jena' },
    ],
    [
      'a holder of one word above a parent',
      'LAND SETTLEMENT CERTIFICATE\nName of holder\tZoramthanga\nName of father\tLalbiakzuala\nArea\t300 sq. m',
      { property_owner_name: 'Zoramthanga' },
    ],
    [
      'the titles of the Khasi hills',
      'SALE DEED\nbetween Bah Kitbok Nongrum, residing at Laban (Vendor) and Kong Ibadahun Syiemlieh, residing at Malki (Purchaser).',
      { property_owner_name: 'Ibadahun Syiemlieh' },
    ],
    [
      'land of the hills by its locality',
      'DEED OF SALE\nSCHEDULE\nA piece of land with a dwelling situated at Lawjynriew, Nongthymmai, Shillong, East Khasi Hills District, Meghalaya - 793014 measuring 2,100 sq ft',
      { property_address_doc: 'Lawjynriew, Nongthymmai, Shillong, East Khasi Hills District, Meghalaya', pincode: '793014' },
    ],
    [
      'a patta beside its dag',
      'MUTATION CERTIFICATE\nPatta No.\t44\nDag No.\t118\nVillage\tNamti\nMouza\tKonwarpur\nDistrict\tSivasagar',
      { property_address_doc: 'Patta No. 44, Dag No. 118, Village Namti, Mouza Konwarpur, District Sivasagar' },
    ],
    [
      "the society's building",
      "SHARE CERTIFICATE\nThis is to certify that Shri Ajit Naik is the registered holder of ten shares in respect of Flat No. 9, in the Society's building at Tilak Road, Dombivli (East), Thane 421201.",
      { property_address_doc: 'Flat No. 9, Tilak Road, Dombivli (East), Thane' },
    ],
    [
      'an office that writes its letters before the count',
      'MUNICIPALITY\nBUILDING PERMIT\nPermit No. : BL 44/2022\nDate : 11/08/2022\nName of applicant : Smt. Leena Jose',
      { sanction_approval_no: 'BL 44/2022', sanction_number_date: '11/08/2022' },
    ],
    [
      'the survey number of a place that runs over the line',
      'PUNE AUTHORITY\nOCCUPANCY CERTIFICATE\nThe building on S. No. 44/1, Mouje\nMaan, Tal. Mulshi, Dist. Pune 411057 is permitted to be occupied.',
      { address_as_per_plan: 'S. No. 44/1, Mouje Maan, Tal. Mulshi, Dist. Pune' },
    ],
    ['a short name of housing', 'Valuation request\nBorrower\tAnil Kale\nFacility\tTL-HSG\nFile no\tHL-22118', { loan_type: 'Home Loan' }],
    [
      'a loan of no usual class',
      'Valuation request\nBorrower\tAnil Kale\nFacility\tSME BUSINESS LOAN\nFile no\tHL-22118',
      { loan_type: 'SME BUSINESS LOAN' },
    ],
    [
      'a portion out of the land told before it',
      'SALE DEED\nFIRST SCHEDULE\nNorth : house of Bina Roy\nSouth : lane\nEast : tank\nWest : road\nSECOND SCHEDULE (hereby sold)\nland measuring 720 sq ft out of the First Schedule\nNorth : land of vendor\nSouth : lane\nEast : Anil Shaw\nWest : road',
      { boundaries_deed_north: 'land of vendor', boundaries_deed_east: 'Anil Shaw' },
    ],
  ])('%s', (_, text, wanted) => {
    expect(valuesOfText(text, wanted)).toEqual(wanted)
  })

  it.each<[string, string, string]>([
    [
      'the last transfer',
      '1    02/03/2008   12    Mr. Suresh Vaze            Secretary\n2    19/11/2019   40    Mrs. Rima Patil and        Secretary~\n                        Mr. Atul Patil',
      'Rima Patil, Atul Patil',
    ],
    ['no transfer', '1\n2', 'Ramesh Oak'],
  ])('a share certificate with %s on its back', (_, entries, owner) => {
    const text = `SHARE CERTIFICATE No. 12
This is to certify that Shri Ramesh Oak is the registered holder of five fully paid up shares.
MEMORANDUM OF TRANSFERS OF SHARES
Sr   Date         No.   Name of transferee         Signed by
${entries}`
    expect(valuesTyped(text, ['property_owner_name'])).toEqual({ property_owner_name: owner })
  })
})
