import { describe, expect, it } from 'vitest'
import { valueIn } from './drafted-paper.ts'
import { valuesOfText, valuesTyped } from './typed-paper.ts'

describe('names that the end of a line or of a cell parts', () => {
  it.each([
    ['SOHAL', 'Harbhajan Sohal, Gurmeet Kaur Sohal'],
    ['MODEL TOWN', 'Harbhajan Sohal, Gurmeet Kaur'],
  ])('goes on with the family’s name in the next line of a cell, and with nothing else: %s', (below, value) => {
    expect(
      valuesTyped(
        [
          'TOWN COUNCIL OF MORINDA',
          'CERTIFICATE OF TRANSFER OF PROPERTY',
          '1   Certificate No.       MUT/4410',
          '2   Transferor            KULDEEP BAINS',
          '3   New name              HARBHAJAN SOHAL, GURMEET KAUR~',
          `                          ${below}`,
          '4   Property address      House No. 44, Ward No. 3, near the Old Grain Market, Morinda, Distt. Rupnagar',
          '5   Area                  200 sq. yd.',
        ].join('\n'),
        ['property_owner_name'],
      ),
    ).toEqual({ property_owner_name: value })
  })

  it('reads both lines of a cell whose label takes two lines', () => {
    expect(
      valuesTyped(
        [
          'GRIHA FINANCE LIMITED',
          'Sanction Letter',
          'We are pleased to inform that your loan has been sanctioned on these terms.',
          '',
          'Property     Plot No. 31, Sector 4,       Property     Kunal Barua,~',
          'Address      Six Mile, Guwahati           Owner(s)     Rupali Barua',
          '',
          'Rate         8.6 %                        EMI          Rs. 21,400',
        ].join('\n'),
        ['property_owner_name'],
      ),
    ).toEqual({ property_owner_name: 'Kunal Barua, Rupali Barua' })
  })

  it('makes no row of a table of the next line of a cell', () => {
    expect(
      valuesTyped(
        [
          'MUNICIPAL CORPORATION OF SONEPUR',
          'PROPERTY TAX RECEIPT',
          '',
          'Owner Name                        Father / Husband Name     Property ID',
          'FARHAN SALIM MERCHANT & NAZIA     Salim Ismail              4410027751~',
          'FARHAN MERCHANT                   Merchant',
          '',
          'Property Address                  Pincode                   Ward',
          '12, Station Road, Sonepur         131001                    7',
        ].join('\n'),
        ['property_owner_name'],
      ),
    ).toEqual({ property_owner_name: 'Farhan Salim Merchant, Nazia Farhan Merchant' })
  })

  it('joins a name in brackets, and one whose initial ends a line', () => {
    expect(
      valueIn('mutation', 'यह विक्रय पत्र श्रीमती मीना रावत (MEENA\nRAWAT) पत्नी श्री हरीश रावत के नाम है।', 'property_owner_name'),
    ).toContain('Meena Rawat')
    expect(
      valuesOfText(
        'BLUE HOMES PRIVATE LIMITED\nPOSSESSION CERTIFICATE\nWe have this day handed over vacant possession of Flat No. C-7 to Sri. K.\nANAND and Smt. K. REVATHI, residing at 9, Anna Street, Erode.\nFor Blue Homes Private Limited',
        { applicant_name: 0 },
      ),
    ).toEqual({ applicant_name: 'K. Anand' })
  })

  it('hears the owner of whom a line begins with “and”', () => {
    expect(
      valuesOfText(
        'LOAN APPLICATION\nThe loan will be secured by House No. 7, Civil Lines, Ambala, which stands in the name of Mr. Ajay Walia\nand Reena Walia and is\tfreehold.\nName of applicant\tRavi Menon\nLoan amount\tRs. 20,00,000',
        { property_owner_name: 0 },
      ),
    ).toEqual({ property_owner_name: 'Ajay Walia, Reena Walia' })
  })

  it('reads who is told in Hindi to be the owner from the first name on', () => {
    expect(valueIn('mail', 'Property Ganga Sahu, Urmila Sahu ke naam par hai.', 'property_owner_name')).toBe('Ganga Sahu, Urmila Sahu')
  })

  it('reads who paid a tax together, though no title stands before them', () => {
    expect(
      valueIn(
        'tax',
        'Received with thanks from HARDEEP GILL &\nPARVEEN GILL C/o Jagtar Gill on account of house tax.',
        'property_owner_name',
      ),
    ).toBe('Hardeep Gill, Parveen Gill')
  })
})

describe('whose details a part of a form asks', () => {
  it('reads it behind a dash', () => {
    const form = [
      'UNION CREDIT BANK\nHOME LOAN APPLICATION FORM',
      'A. BASIC DETAILS - APPLICANT\nName in full\tDEVIKA PILLAI\nPAN\tABCPD1234E',
      'BASIC DETAILS - CO-APPLICANT\nName in full\tSREENATH PILLAI\nPAN\tABCPS1234E',
    ].join('\n')
    expect(valuesOfText(form, { applicant_name: 0, co_applicant_name: 0 })).toEqual({
      applicant_name: 'Devika Pillai',
      co_applicant_name: 'Sreenath Pillai',
    })
  })
})

describe('shares of land', () => {
  it('reads a share whose words stand in the next line, and not the whole land behind it', () => {
    expect(
      valueIn(
        'agreement',
        'Flat No. 4B of 1,410 sq. ft. with 322 sq. ft.\nundivided share of land at Rs. 52,00,000.',
        'final_land_area_uds',
      ),
    ).toBe('322 sq ft')
    expect(
      valueIn('deed', 'Flat No. 4B having 1,410 sq. ft. with 0.92 cents\nundivided right over 41.5 cents of land', 'final_land_area_uds'),
    ).toBe('0.92 cents')
  })
})

describe('sides under their headings', () => {
  it('goes on in the next line, though a cell of it is a word for a party', () => {
    const deed = (last: string): string =>
      [
        'SALE DEED',
        'This deed of sale is executed by Sri Gopal Rao, the Vendor, in favour of Smt. Usha Devi, the Purchaser.',
        'Schedule',
        'East          South           West                     North',
        'Plot No.      House of K.     Remaining land of the    Land of P.~',
        last,
        '',
        'Vendor        Purchaser',
      ].join('\n')
    expect(
      valuesTyped(deed('71            Rajan           seller                   Mathew'), [
        'boundaries_deed_east',
        'boundaries_deed_south',
        'boundaries_deed_west',
        'boundaries_deed_north',
      ]),
    ).toEqual({
      boundaries_deed_east: 'Plot No. 71',
      boundaries_deed_south: 'House of K. Rajan',
      boundaries_deed_west: 'Remaining land of the seller',
      boundaries_deed_north: 'Land of P. Mathew',
    })
  })

  it('parts a length from a road that ends with a unit and its stop', () => {
    const text = 'East : Drain - 60 Ft.\nWest : Govt. land - 60 Ft.\nNorth : Colony road 9.00 Mtr. - 45 Ft.\nSouth : Plot No. 8 - 45 Ft.'
    expect(valueIn('deed', text, 'dimensions_deed_north')).toBe('45 Ft')
    expect(valueIn('deed', text, 'boundaries_deed_north')).toBe('Colony road 9.00 Mtr')
  })
})

describe('small things of a line', () => {
  it('takes a park that lies beside for no car park', () => {
    expect(valueIn('agreement', 'Boundaries: South\tEast\nPark\tPlot No. 57', 'amenities_car_parking')).toBeNull()
  })

  it('ends a list of papers before the next item of the letter', () => {
    expect(
      valueIn(
        'letter',
        '4. Original documents submitted by you and held by the Bank : Index II; Gift Deed.\n5. Valuation of the property shall be got done.',
        'list_of_documents',
      ),
    ).toEqual(['Index II', 'Gift Deed'])
  })

  it('reads a number whose year goes on in the next line', () => {
    expect(
      valueIn('permit', 'The approval is entered at no. 88/B.P./2016-\n17 of the register on 02-05-2017.', 'sanction_approval_no'),
    ).toBe('88/B.P./2016-17')
  })

  it('reads a loan for a plot and what is built on it', () => {
    expect(valueIn('letter', 'Plot Purchase cum\nConstruction of Rs. 44,00,000 is sanctioned to you.', 'loan_type')).toBe(
      'Plot + Construction Loan',
    )
  })

  it('reads a builder whose name has stops in it', () => {
    expect(
      valuesOfText(
        'Dear Customer,\nYour flat is ready for possession. The building being complete, Umiam Lake Builders Pvt. Ltd. is\npleased to hand over Flat 3C to you.\nPlease bring the money receipts.',
        { developer_name: 0 },
      ),
    ).toEqual({ developer_name: 'Umiam Lake Builders Pvt. Ltd' })
  })

  it('reads what a numbered row of a permit states under the row before it', () => {
    expect(
      valuesTyped(
        [
          'SOUTH GRAMA PANCHAYAT',
          'BUILDING PERMIT',
          '8    Number of floors                 Ground floor, First floor',
          '9    Total built up area              2,860 sq.ft',
          '10   Ground floor area                1,430 sq.ft',
          'The work shall be carried out as per the approved drawings.',
        ].join('\n'),
        ['approved_area_plan_sqft'],
      ),
    ).toEqual({ approved_area_plan_sqft: 2860 })
  })
})
