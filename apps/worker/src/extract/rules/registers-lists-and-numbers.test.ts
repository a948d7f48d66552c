import { describe, expect, it } from 'vitest'
import { valueIn } from './drafted-paper.ts'
import { valuesOfText, valuesTyped } from './typed-paper.ts'

describe('registers that tell who holds now', () => {
  const office = 'OFFICE OF THE CITY SURVEY OFFICER\nMUTATION EXTRACT\n'
  it('begins an entry at its number, though its date stands below', () => {
    expect(
      valuesTyped(
        `${office}${[
          'Entry No.     Nature of right                       Survey     New holder        Attested',
          '5521          By sale deed Sr. No. 7110/2019        88/4       Smt. Lalita       C.S.O.~',
          '14/06/2019    for Rs. 61,00,000                                Anant Gore~',
          '                                                               Shri. Anant~',
          '                                                               Balkrishna Gore',
        ].join('\n')}`,
        ['property_owner_name'],
      ),
    ).toEqual({ property_owner_name: 'Lalita Anant Gore, Anant Balkrishna Gore' })
  })

  it('takes the latest entry, though the column breaks its dates', () => {
    expect(
      valuesTyped(
        `${office}${[
          'Date       Transaction    Vol.     New holder (H)             Attestation',
          '09-02-     Enquiry        12       H Jayaben Ratilal Soni     C.S.O.~',
          '1998',
          '30-11-     Sale deed      77       H Faruk Umar Memon         M.S.~',
          '2021',
        ].join('\n')}`,
        ['property_owner_name'],
      ),
    ).toEqual({ property_owner_name: 'Faruk Umar Memon' })
  })

  it('takes the rest of a father’s name for no holder', () => {
    expect(
      valuesTyped(
        `${office}${[
          'Transferred from        Transferred to                       Document',
          'Smt. Bandaru            Sri Bandaru Kiran S/o Bandaru        Sale deed 881/2022, SRO Nalgonda~',
          'Lakshmi                 Narsaiah                             07.03.2022',
          'Fee paid : Rs. 2500',
        ].join('\n')}`,
        ['property_owner_name'],
      ),
    ).toEqual({ property_owner_name: 'Bandaru Kiran' })
  })
})

describe('whose number is printed', () => {
  it('is nobody’s where the borrower’s is hidden, though its label takes two lines', () => {
    expect(
      valuesTyped(
        [
          'From: no-reply@cases.example',
          'To: valuer@desk.example',
          'Dear Vendor,',
          'A case is assigned. Please complete within 48 hrs.',
          'Customer          Leela Thomas',
          'Customer          XXXXXX4410~',
          'mobile',
          'Person for visit  Biju Mathew (9447012345)',
          'Product           Loan Against Property',
        ].join('\n'),
        ['contact_number', 'applicant_name'],
      ),
    ).toEqual({ applicant_name: 'Leela Thomas' })
  })

  it('is the second borrower’s in the second column', () => {
    expect(
      valuesTyped(
        [
          'APPLICATION FOR HOUSING FINANCE',
          'Particulars              Borrower                       Co-borrower',
          'Name in full             ANIRBAN SAHA                   RUMA SAHA',
          'Age                      44                             41',
          'Mobile                                                  9831012345',
        ].join('\n'),
        ['contact_number'],
      ),
    ).toEqual({})
  })

  it('is of who is in charge of the site', () => {
    expect(valueIn('possession', 'Site in-charge\tMary Kutty\tPh. (site)\t9447012345', 'contact_number')).toBeNull()
  })
})

describe('lists and labels over several lines', () => {
  it('keeps a paper’s name whole that a cell’s line parts', () => {
    expect(
      valuesTyped(
        [
          'GRIHA FINANCE LIMITED',
          'Sanction Letter',
          'We are pleased to inform that your loan has been sanctioned on these terms.',
          '7    Rate        8.6 %',
          '8    Papers      Agreement for Sale, Sanctioned Plan, Mutation~',
          '     lodged      Certificate, Possession Letter',
          '9    Margin      20 %',
        ].join('\n'),
        ['list_of_documents'],
      ),
    ).toEqual({ list_of_documents: ['Agreement for Sale', 'Sanctioned Plan', 'Mutation Certificate', 'Possession Letter'] })
  })

  it('reads sides whose length stands beside their name', () => {
    const values = valuesOfText(
      'LEASE DEED\nThis lease deed is made between the Development Authority, hereinafter called the Lessor, and Smt. Usha Devi, hereinafter called the Lessee.\n1\tNorth (60 ft)\tPlot No. 14\n2\tSouth (60 ft)\tSchool wall\n3\tEast (30 ft)\tLane 10 ft.\n4\tWest (30 ft)\tPlot No. 17',
      { boundaries_deed_north: 0, dimensions_deed_north: 0, boundaries_deed_east: 0, dimensions_deed_east: 0 },
    )
    expect(values).toEqual({
      boundaries_deed_north: 'Plot No. 14',
      dimensions_deed_north: '60 ft',
      boundaries_deed_east: 'Lane 10 ft',
      dimensions_deed_east: '30 ft',
    })
  })

  it('ends the last side before the terms, and goes on behind Md.', () => {
    const clause = 'Chatursima : E: 12.00 mtr. wide road; W: House of Md. Aslam Khan; N: Park; S: Boundary of scheme'
    expect(valueIn('deed', `${clause}\nOther terms\n(1) The taxes are paid.`, 'boundaries_deed_south')).toBe('Boundary of scheme')
    expect(valueIn('deed', clause, 'boundaries_deed_west')).toBe('House of Md. Aslam Khan')
  })

  it('takes no file’s name for a plan’s number, and no file of an earlier valuation for the loan’s', () => {
    expect(valueIn('form', 'Document\tFile\tStatus\nApproved Map\tIMG_40417.pdf\tUploaded', 'sanction_approval_no')).toBeNull()
    expect(valueIn('mail', 'Earlier valuation: Rs. 36,00,000 by M/s Rao & Co., file V-4471.', 'application_number')).toBeNull()
  })
})

describe('sides as sentences and lists tell them', () => {
  it('takes what stands in brackets behind each for its length, behind a road too', () => {
    const text =
      'Boundary: North - Drain and Govt. land (50 feet), South - 12 ft. wide lane (50 feet), East - House of Lal Singh (80 feet), West - Nala (80 feet)'
    expect(valueIn('lease', text, 'boundaries_deed_west')).toBe('Nala')
    expect(valueIn('lease', text, 'dimensions_deed_south')).toBe('50 feet')
    expect(valueIn('lease', text, 'boundaries_deed_south')).toBe('12 ft. wide lane')
  })

  it('ends the last side before what is told of the land', () => {
    const text =
      'bounded on the North by Plot No. 3, on the South by a lane, on the East by a school and on the West by Plot No. 9, which has been measured by the surveyor.'
    expect(valueIn('deed', text, 'boundaries_deed_west')).toBe('Plot No. 9')
  })
})
