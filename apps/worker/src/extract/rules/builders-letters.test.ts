import { describe, expect, it } from 'vitest'
import { valueIn } from './drafted-paper.ts'
import { valuesOfText } from './typed-paper.ts'

describe('builders’ letters', () => {
  it('adds the extras of a sentence to the charge of a line', () => {
    const text =
      'Consideration for the apartment: Rs. 96,20,000\nConsideration for car parking: Rs. 6,00,000\nExtras: Generator Rs. 37,000; Club Rs. 1,50,000; Legal fee Rs. 25,000'
    expect(valueIn('allotment', text, 'amenities_car_parking')).toBe('600000')
    expect(valueIn('allotment', text, 'amenities_power_backup')).toBe('37000')
  })
  it('takes the address below "To" for the buyer’s home', () => {
    const text =
      'CONFIDENT PROJECTS PVT LTD\nPayment Request No. 7\nTo : Mrs. Lakshmi R.\nAddress : Flat F-2, Shanthi Residency, BTM 2nd Stage, Bangalore 560076\nRef : Apartment No. 1112, Confident Towers, Sarjapur Road, Bangalore - 560035\nStage : Completion of external plastering'
    expect(valuesOfText(text, { flat: '', pincode: '' })).toEqual({ flat: '1112', pincode: '560035' })
  })
  it('reads the first of two allottees under headings of their own', () => {
    const text =
      'BUYER\'S AGREEMENT\nSKYLINE HOMES LIMITED, SCO 139-141, Sector 17-C, Chandigarh 160017 (the "Company")\n1. Sole / First Allottee\nName\tSh. Balwinder Singh\nS/o\tSh. Gurnam Singh\n2. Second Allottee\nName\tSmt. Harpreet Kaur\nW/o\tSh. Balwinder Singh\nApartment No.\tT-5/0602'
    const wanted = { applicant_name: 'Balwinder Singh', co_applicant_name: 'Harpreet Kaur', developer_name: 'Skyline Homes Limited' }
    expect(valuesOfText(text, wanted)).toEqual(wanted)
  })
  it('keeps a bracket within a firm’s name', () => {
    const text = 'SHREE SCHEMES (CONSTRUCTION) LTD\nBooking Confirmation\nCustomer\tMr. Omkar Gokhale\nUnit\tTower T2, Flat 1503'
    expect(valuesOfText(text, { developer_name: '', flat: '' })).toEqual({
      developer_name: 'Shree Schemes (Construction) Ltd',
      flat: '1503',
    })
  })
  it('keeps a lease that may be converted', () => {
    const text = 'The land is leasehold from the Authority; you may apply for conversion to freehold directly.'
    expect(valueIn('possession', text, 'land_freehold_or_leasehold')).toBe('Leasehold')
  })
  it('takes a builder’s consent to a mortgage for no permit', () => {
    const text =
      'VASTU BUILDCON PVT LTD\nTo\nThe Manager, Pragati Housing Finance Ltd.\nSub: NOC for mortgage of Flat No. 602, Wing B, Vastu Pearl, Mouza Besa, Nagpur 440037\n1. We confirm having sold the above flat to Mr. Gajanan Thakre and Mrs. Archana Thakre.\n2. The building plans have been sanctioned vide No. BP/Besa/2021/1442 dated 19.04.2021.\n3. We have no objection to their mortgaging the flat.\nFor Vastu Buildcon Pvt Ltd'
    const wanted = { applicant_name: 'Gajanan Thakre', developer_name: 'Vastu Buildcon Pvt Ltd', sanction_approval_no: 'BP/Besa/2021/1442' }
    expect(valuesOfText(text, wanted)).toEqual(wanted)
  })
  it('reads an approval that tells floors alone', () => {
    const text = 'Approved by the Corporation in BL No. 311/2017/MH2 dated 14.07.2017 for stilt + three floors.'
    expect(valueIn('agreement', text, 'sanction_approval_no')).toBe('311/2017/MH2')
  })
})

describe('charges and numbers of builders’ letters', () => {
  it('reads share application money as a charge, and a charge of nothing as none', () => {
    const text =
      'Over and above the price the Allottee shall pay: legal charges Rs. 20,000; society formation and share application money Rs. 11,000.'
    expect(valueIn('agreement', text, 'amenities_others')).toContain('11000')
    const none = 'f) EDC Rs. 5,00,500\ng) PLC Nil\nh) Interest free maintenance security Rs. 50,000'
    expect(valueIn('agreement', none, 'amenities_plc')).toBeNull()
  })
  it('reads the area of a floor, and a flat’s number of three parts', () => {
    expect(valueIn('allotment', 'Plot size: 150 sq. yd.\tFloor area: 1,150 sq. ft.', 'document_area_sqft')).toBe(1150)
    const text = 'HOUSING BOARD\nAllotment order\nShri Ravi Kumar\nFlat No. LIG-B-108, first floor, has been allotted to you.'
    expect(valuesOfText(text, { flat: '' })).toEqual({ flat: 'LIG-B-108' })
  })
})

it('reads a plot of a colony at a village', () => {
  const text =
    'The First Party has developed a residential colony "Chandel Enclave" at village Lohgarh, Tehsil Derabassi, District SAS Nagar (Punjab) 140603, duly approved. He agrees to sell Plot No. 117 measuring 200 sq. yards in the said colony.'
  expect(valueIn('agreement', text, 'pincode')).toBe('140603')
})
