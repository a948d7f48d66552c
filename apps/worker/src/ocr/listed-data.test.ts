import { describe, expect, it } from 'vitest'
import { withoutBraces, withoutCommas } from './listed-data.ts'

const said = (text: string) => withoutBraces(text.split('\n')).filter((line) => line !== '')

describe('withoutBraces', () => {
  it('tells nested data by what it belongs to', () => {
    const text = `Case as sent by the portal:
{ "leadId": "L-77",
  "applicant": { "firstName": "Lakshmi", "lastName": "Iyer", "mobile_no": 9840012345 },
  "coApplicants": [ { "name": "Hari Iyer" }, { "name": "Usha Iyer" } ],
  "property": { "address_line1": "12, Car Street", "address_line2": "Mylapore", "city": "Chennai", "pincode": "600004" } }
Regards`
    expect(said(text)).toEqual([
      'Case as sent by the portal:',
      'lead Id: L-77',
      'applicant name: Lakshmi Iyer',
      'applicant mobile no: 9840012345',
      'co Applicants name: Hari Iyer',
      'co Applicants name: Usha Iyer',
      'property address: 12, Car Street, Mylapore, Chennai',
      'property pincode: 600004',
      'Regards',
    ])
  })

  it('calls the people of a list by their roles, and adds its city to an address once', () => {
    expect(said('[{"parties":[{"role":"BORROWER","name":"A B"},{"role":"Owner","name":"C D"}]}]')).toEqual([
      'BORROWER name: A B',
      'Owner name: C D',
    ])
    expect(said('{"property":{"address":"4 Mall Road, Shimla","city":"Shimla","state":"Himachal Pradesh"}}')).toEqual([
      'property address: 4 Mall Road, Shimla, Himachal Pradesh',
    ])
  })

  it('tells data within a line', () => {
    expect(said('New request: {"application_no":"U/44","phone":"8120447700"} please see')).toEqual([
      'New request: ',
      'application no: U/44',
      'phone: 8120447700',
      ' please see',
    ])
  })

  it('leaves braces that hold no data', () => {
    expect(said('{\nnot data\n}')).toEqual(['{', 'not data', '}'])
    expect(said('{"never": "closed"')).toEqual(['{"never": "closed"'])
  })
})

describe('withoutCommas', () => {
  it('parts the rows of an exported sheet, quoted fields whole', () => {
    expect(withoutCommas(['Hi', 'AppNo,CustomerName,Address,Pincode', '7,Asha,"4, Lake Road, Pune",411001', 'Bye'])).toEqual([
      'Hi',
      'App No\tCustomer Name\tAddress\tPincode',
      '7\tAsha\t4, Lake Road, Pune\t411001',
      'Bye',
    ])
  })

  it('leaves prose, and heads without rows', () => {
    const lines = ['Deed, map, tax receipt, photo', 'One, two, three, four', 'a,b,c,d', 'end']
    expect(withoutCommas(lines)).toEqual(lines)
  })
})
