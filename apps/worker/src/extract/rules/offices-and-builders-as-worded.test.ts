import { describe, expect, it } from 'vitest'
import { valuesOfText } from './typed-paper.ts'

type Row = readonly [what: string, text: string, wanted: Readonly<Record<string, string | number | null>>]
const reads = (rows: readonly Row[]): void => {
  it.each(rows)('%s', (_what, text, wanted) => {
    expect(valuesOfText(text, wanted)).toEqual(wanted)
  })
}

describe('papers of offices in their own words', () => {
  reads([
    [
      'who applied online, without the husband named beside',
      'MUNICIPAL COUNCIL NAHAN\nOffice Order\nNo. MCN/BP-12/2020 Dated 11-12-2020\nWhereas Smt. Kamla Verma wife of Sh. Inder Verma and Sh. Ravi Verma son of Sh. Inder Verma, residents of Nahan had applied online on 19-10-2020 for construction of a residential house over Khasra No. 41/1 at Mauza Jabbal, Ward No. 2, Nahan (H.P.);\nNow therefore permission is hereby granted to erect Parking + 2 storeys.',
      { property_owner_name: 'Kamla Verma, Ravi Verma' },
    ],
    [
      'the date at the foot of a permit',
      'MUNICIPAL CORPORATION\nCOMMENCEMENT LETTER (RAJACHITTHI)\nRajachitthi No : 01187/0719/A1417\nOwner Name : (1) SHAH NIRAV KANTILAL\nSite Address : 4, SHANTI TENAMENT, NR. TEMPLE, NARODA, AHMEDABAD - 382330\nT.P. Inspector\nDate : 06/09/2019',
      { sanction_number_date: '06/09/2019' },
    ],
    [
      'a village’s register of assessment',
      'ग्रामपंचायत कार्यालय, लोणी\nगाव नमुना नं. 8 - आकारणी नोंदवही उतारा\nमालमत्ता क्र. : 212\nमालकाचे नाव : श्री. दत्ता काळे\nपत्ता : मिळकत क्र. 212, गट नं. 118, लोणी, ता. हवेली, जि. पुणे\nसदर उतारा अर्जावरून दिला असे.',
      { property_owner_name: 'दत्ता काळे', property_address_doc: 'मिळकत क्र. 212, गट नं. 118, लोणी, ता. हवेली, जि. पुणे' },
    ],
    [
      'a patta of the south, which is no lease, and its sub-division below an owner’s heading',
      "GOVERNMENT OF TAMIL NADU\nPATTA (Natham) / Extract\nDistrict : Salem   Taluk : Omalur   Revenue Village : Pottaneri\nPatta No. : 88\nOwner's name\n1. Murugan son of Kandan\nSurvey No.\tSub division\tExtent\tTax\n77\t2C\t0 - 02.43\t0.55\nTahsildar, Omalur",
      {
        property_owner_name: 'Murugan',
        land_freehold_or_leasehold: null,
        property_address_doc: 'Survey No. 77/2C, Pottaneri Village, Omalur Taluk, Salem District',
      },
    ],
  ])
})

describe('builders in their own words', () => {
  reads([
    [
      'a code of three parts in a schedule, and not the land of the promoter',
      'AGREEMENT FOR SALE\nby and between VISTA INFRABUILD PRIVATE LIMITED, hereinafter referred to as the "Promoter" AND Mrs. Rina Rastogi, hereinafter called the "Allottee".\nA. The Promoter is the owner of Khasra Nos. 412, 413 situated at Village Ahmamau, Tehsil and District Lucknow vide sale deeds dated 11.03.2013.\nSchedule A: Apartment No. GRD-T2-0904, 9th Floor, Tower T2, Vista Grand, Village Ahmamau, Lucknow, U.P. 226030.',
      {
        flat: 'GRD-T2-0904',
        pincode: '226030',
        property_address_doc: 'Apartment No. GRD-T2-0904, 9th Floor, Tower T2, Vista Grand, Village Ahmamau, Lucknow, U.P',
      },
    ],
    [
      'a list of buyers below the words that lead to it',
      'HANDING OVER CERTIFICATE\nThis is to certify that we, M/s Coastal Abode Builders, Kozhikode have this day handed over possession of Villa No. 6 in "ABODE HILLS", Feroke, Kozhikode 673631 together with the keys, to\n\n1. Mr. Nizar K. P., S/o Mr. Hamza\n2. Mrs. Rasna Nizar, W/o Mr. Nizar K. P.\nThe purchasers are satisfied.',
      { applicant_name: 'Nizar K. P.', co_applicant_name: 'Rasna Nizar', developer_name: 'M/s Coastal Abode Builders' },
    ],
    [
      'where a flat is within its building is not yet where that is',
      'ALLOTTEE AGREEMENT\nPROMOTER\tURBAN SPACES LLP\nALLOTTEE NO. 1\tMr. GAUTAM RAO\nPROJECT\tMeadows, Phase II\nPROJECT LOCATION\tSy. No. 44/1, Hoskote Village, Hoskote Taluk, Bengaluru Rural District, Karnataka 562114\nAPARTMENT\tNo. M-1207, Twelfth Floor, Tower M',
      {
        property_address_doc: 'Sy. No. 44/1, Hoskote Village, Hoskote Taluk, Bengaluru Rural District, Karnataka',
        flat: 'M-1207',
      },
    ],
    [
      'what a demand is about, and not the site of its sender',
      'Ganga Townships Private Limited\nDEMAND LETTER\nSite: Village Kharkhari, Haridwar Road, Dehradun 248005\n\nMr. Pratik Nautiyal\n27-B, Race Course, Dehradun 248001\nRE: DEMAND FOR INSTALMENT NO. 6 - FLAT NO. K-702, "GANGA TERRACES", KHARKHARI, DEHRADUN 248005\nDear Mr. Nautiyal,\nThe roof slab is complete. Parking: Open - 1',
      { property_address_doc: 'FLAT NO. K-702, GANGA TERRACES, KHARKHARI, DEHRADUN', flat: 'K-702', amenities_car_parking: '1 open' },
    ],
  ])
})

describe('who, when and where in papers that tell several', () => {
  reads([
    [
      'articles of agreement, whatever permissions they recite',
      'ARTICLES OF AGREEMENT made and entered into at Vasai this 17th day of August 2016 BETWEEN M/S. SAIKRUPA ENTERPRISES, through its partner SHRI HARESH GALA, hereinafter called "THE BUILDERS" of the ONE PART; AND (1) SHRI NITIN PARAB age 38 years and (2) SMT. SUJATA PARAB age 33 years, hereinafter called "THE FLAT PURCHASERS" of the OTHER PART.\nWHEREAS the Corporation granted development permission vide V.P. No. S06/0044 dated 28/05/2014;\nThe Builders shall sell Flat No. 403 on the 4th floor admeasuring 525 sq.ft. carpet area.',
      { applicant_name: 'Nitin Parab', co_applicant_name: 'Sujata Parab', flat: '403', document_area_sqft: 525, property_owner_name: null },
    ],
    [
      'the date of a sanction, and not of the case that it refers to',
      'MUNICIPAL CORPORATION\nBUILDING SANCTION ORDER\nMemo No. 1187/Bldg/20    Date: 17.02.2020\nTo : SRI TAPAS SANTRA\nSub : Sanction of residential building at 58/2, Kasundia Road, Ward No. 27\nRef : BRC No. 0417/19-20 dt. 12.09.2019\nSanction is accorded. G.F. 90.12, F.F. 90.12, S.F. 58.40 = 238.64 sq.m. built up area',
      { sanction_number_date: '17/02/2020', sanction_approval_no: '1187/Bldg/20' },
    ],
    [
      'whom a property leaves by an order, with the father’s name between',
      'MUNICIPAL COMMITTEE\nPROPERTY TRANSFER ORDER\nThe property unit bearing House No. 614/12, Mohalla Bhattian, Jhajjar standing in the municipal records in the name of Sh. Om Parkash S/o Sh. Jage Ram is hereby ordered to be transferred in the name of\ni) Smt. Sudesh Rani W/o Sh. Ramesh Chander\nii) Sh. Ramesh Chander S/o Sh. Om Parkash\non the basis of transfer deed No. 1187.',
      { property_owner_name: 'Sudesh Rani, Ramesh Chander', property_address_doc: 'House No. 614/12, Mohalla Bhattian, Jhajjar' },
    ],
    [
      'a village’s form, headed by its office',
      'GRAMA PANCHAYATH OFFICE, HULIMANGALA\nFORM 9 (E-KHATA)\n1. Village : Hulimangala    2. Taluk : Anekal    3. District : Bengaluru Urban\n4. Property number : 77/12\n8. Boundaries : East - Site 117; West - Site 119; North - Road; South - Site 131\nPanchayath Development Officer',
      {
        property_address_doc: 'Property No. 77/12, Hulimangala Village, Anekal Taluk, Bengaluru Urban District',
        boundaries_deed_south: 'Site 131',
      },
    ],
  ])
})

describe('what stands between marks and cells', () => {
  reads([
    [
      'a colony under the name, with the plot sold in it, and the phone behind the parts',
      'PLOT BUYER AGREEMENT\nbetween M/s Surya Vihar Estates Pvt Ltd (hereinafter called "the Company") of the one part and Sh. Raj Gupta and Smt. Neelam Gupta (hereinafter called "the Allottee(s)") of\nthe other part. Cell: 98142-31177.\nWhereas the Company is developing a residential colony under the name "Surya Vihar" at Village Singhpura, Zirakpur, Distt. S.A.S. Nagar (Punjab) 140603 vide licence no. LDC/21/2016.\n1. The Company agrees to sell Plot No. 88 measuring 180 Sq. Yds.',
      {
        property_address_doc: 'Plot No. 88, Surya Vihar, Village Singhpura, Zirakpur, Distt. S.A.S. Nagar (Punjab)',
        pincode: '140603',
        contact_number: '9814231177',
      },
    ],
    [
      'for whom proceedings are by their subject, and an extent behind floors for parking',
      'PROCEEDINGS OF THE COMMISSIONER\nRoc. No. 1088/B/2021    Dated : 05-04-2021\nSub : Town Planning - RMC - Sri Kolli Ramana and Smt. Kolli Padma - Application for construction of residential building in D.No. 46-11, Danavaipeta - Permission accorded.\nORDER:\nPermission is hereby accorded for Stilt floor for parking + Ground + 1st & 2nd floors in an extent of 202.76 Sq. Mts, total built up area 455.30 Sq. Mts.',
      { property_owner_name: 'Kolli Ramana, Kolli Padma', land_area_plan: '202.76 sq m', approved_area_plan_sqft: 4900.81 },
    ],
    [
      'a plot beside the cell of what is built',
      'MUNICIPAL CORPORATION\nHolding Tax Receipt\nTax payer : SHRI NAWAL PRASAD\nArea of plot : 2,722 sq. ft.     Built-up (all floors) : 3,480 sq. ft.\nPaid : Rs. 4,959',
      { land_area_docs_sqft: 2722, document_area_sqft: 3480 },
    ],
  ])
})
