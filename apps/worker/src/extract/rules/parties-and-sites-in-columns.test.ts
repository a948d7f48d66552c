import { describe, expect, it } from 'vitest'
import { valueIn } from './drafted-paper.ts'
import { valuesOfText, valuesTyped } from './typed-paper.ts'

describe('parties and sites in columns', () => {
  it('takes each party of an agreement by the role in its row, whatever its cell tells besides', () => {
    const page = `AGREEMENT OF SALE
This agreement is made on 02-02-2022 between the following parties:
S.No.   Name, age and address                    Aadhaar          Party
1       Sri Boddu Ramaiah, S/o Late Kotaiah,     XXXX XXXX        VENDOR~
        aged 58 years, D.No. 1-14, Kesarapalli   3382
2       Sri Tamma Naveen, S/o Venkata Rao, aged  XXXX XXXX        PURCHASER~
        33 years, D.No. 8-21, Gudivada           1108
3       Smt. Tamma Sowjanya, W/o Naveen, aged    XXXX XXXX        PURCHASER~
        29 years, same address                   6620`
    expect(valuesTyped(page, ['applicant_name', 'co_applicant_name', 'property_owner_name'])).toEqual({
      applicant_name: 'Tamma Naveen',
      co_applicant_name: 'Tamma Sowjanya',
      property_owner_name: 'Boddu Ramaiah',
    })
  })

  it('knows a demand that is an invoice of its tax, too, and who buys beside the first', () => {
    const page = `HARBOUR CREST REALTY LLP                        Demand Letter cum Tax Invoice
Invoice No: HCR/0418                            Invoice Date: 12-Aug-2022
Bill To
Name : Mr. Farokh Irani
Co-owner : Mrs. Shirin Irani
Mobile : 98190 44152
Unit : 1102
1. Completion of 14th slab          8,40,000     42,000     8,82,000`
    expect(valuesTyped(page, ['applicant_name', 'co_applicant_name', 'developer_name'])).toEqual({
      applicant_name: 'Farokh Irani',
      co_applicant_name: 'Shirin Irani',
      developer_name: 'Harbour Crest Realty LLP',
    })
  })

  it('reads sides that say behind their name how they run', () => {
    const page = `POSSESSION CERTIFICATE
The plot is handed over to Thiru. K. Murugesan this day.
Side                            Measurement      Adjoining
North side (East - West)        30 feet          Plot No. 11
South side (East - West)        30 feet          Plot No. 13
East side (North - South)       45 feet          20 feet road
West side (North - South)       45 feet          Plot No. 4`
    expect(valuesTyped(page, ['boundaries_deed_north', 'boundaries_deed_east', 'dimensions_deed_east'])).toEqual({
      boundaries_deed_north: 'Plot No. 11',
      boundaries_deed_east: '20 feet road',
      dimensions_deed_east: '45 feet',
    })
  })

  it('puts a site of a permit together whose street is numbered and whose town has a PIN', () => {
    const page = `KADAPA MUNICIPAL CORPORATION
BUILDING PERMIT ORDER
Permission is granted to S. MABU BASHA for a residential building.
1    T.S. No. / Survey No.      212-1
2    Plot No.                   8
3    Street                     3-2 Road
4    Locality                   Nagaraju Pet
5    Town / City                Kadapa - 516001`
    expect(valuesTyped(page, ['address_as_per_plan', 'pincode'])).toEqual({
      address_as_per_plan: 'Plot No. 8, T.S No. 212-1, 3-2 Road, Nagaraju Pet, Kadapa',
      pincode: '516001',
    })
  })

  it('reads a permit in Hindi: where, how large, for what', () => {
    const page = `नगर पालिक निगम, कोरबा
भवन निर्माण अनुज्ञा पत्र (Building Permission)
आवेदक / भू-स्वामी का नाम       श्री मनोज कुमार पटेल
खसरा क्रमांक                  118/4
मोहल्ला / ग्राम                कोसाबाड़ी
वार्ड क्र.                     12
प्लाट क्षेत्रफल                 92.40 वर्ग मीटर
प्रयोजन                       आवासीय`
    expect(valuesTyped(page, ['address_as_per_plan', 'land_area_plan', 'usage_approved_as_per_plan'])).toEqual({
      address_as_per_plan: 'खसरा क्रमांक 118/4, वार्ड 12, कोसाबाड़ी',
      land_area_plan: '92.4 sq m',
      usage_approved_as_per_plan: 'Residential',
    })
  })

  it('names all whom one line of a record of rights tells with their kin', () => {
    const page = `RECORD OF RIGHTS
Mouza : Bhadimula    Tahasil : Tangi    District : Cuttack
1) Name of tenant, father's name, caste and residence
Gagan Bihari Jena S/o Naba Jena; Sukanti Jena W/o Gagan Bihari Jena
2) Status : Sthitiban`
    expect(valuesTyped(page, ['property_owner_name'])).toEqual({ property_owner_name: 'Gagan Bihari Jena, Sukanti Jena' })
  })

  it.each([
    [
      'Flat No. 2B, second floor, "DIHING HEIGHTS", with one covered parking on ground floor at Zoo Road, Guwahati, Assam 781024.',
      'Flat No. 2B, second floor, DIHING HEIGHTS, Zoo Road, Guwahati, Assam',
    ],
    [
      'Plot No. 14, Sakthi Nagar (DTCP L.P. No. 71/2016), Kattur Village, Trichy Taluk, Tiruchirappalli, Tamil Nadu 620019.',
      'Plot No. 14, Sakthi Nagar, Kattur Village, Trichy Taluk, Tiruchirappalli, Tamil Nadu',
    ],
  ])('leaves out of an address what is no place: %s', (text, value) => {
    expect(valueIn('agreement', `SCHEDULE OF PROPERTY\n${text}`, 'property_address_doc')).toBe(value)
  })

  it('takes no neighbour whose house bounds a property for its owner', () => {
    const text = 'Boundaries : East : Road, West : House of Shri Deshpande, North : Site 4, South : Site 6'
    expect(valueIn('mutation', text, 'property_owner_name')).toBe('Ram Prasad')
  })

  it('takes the parties of a typed table whose cells tell where each lives', () => {
    const wanted = { applicant_name: 'Yerra Mahesh', co_applicant_name: 'Yerra Lavanya', property_owner_name: 'Kotla Subba Rao' }
    const text = [
      'AGREEMENT OF SALE',
      'This agreement is made on 09-06-2022 between the following parties:',
      'S.No.\tName, age and address\tParty',
      '1\tSri Kotla Subba Rao, S/o Late Veeranna, aged 66 years, D.No. 2-7, Pedana\tVENDOR',
      '2\tSri Yerra Mahesh, S/o Nageswara Rao, aged 35 years, Flat 104, Sai Enclave, Machilipatnam\tPURCHASER',
      '3\tSmt. Yerra Lavanya, W/o Mahesh, aged 31 years, same address\tPURCHASER',
    ].join('\n')
    expect(valuesOfText(text, wanted)).toEqual(wanted)
  })
})
