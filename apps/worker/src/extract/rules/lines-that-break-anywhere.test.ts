import type { IntakeKey } from '@parakh/contracts'
import { describe, expect, it } from 'vitest'
import { peopleOfText } from './people/people-of-text.ts'
import { typedPage, valuesOfText, valuesTyped } from './typed-paper.ts'
import { layoutOf } from '../layout/layout.ts'
import { withJustifiedCells } from '../layout/justified-cells.ts'

const read = (text: string, keys: readonly IntakeKey[]) => valuesTyped(text, keys)

describe('numbers that a line’s end parts', () => {
  it('are whole again', () => {
    const text =
      'APPLICATION FOR HOME LOAN\nI, Gurmeet Sandhu, resident of 12, Model Town, Kalanpur, mobile 98140-\n22617 , request a loan of Rs. 30,00,000 for purchase of a flat.'
    expect(peopleOfText(text).phone).toBe('9814022617')
  })
  it('stand behind a name in groups of four and three, or three and four', () => {
    const note = (phone: string) =>
      peopleOfText(
        `From: desk@bank.example\nTo: valuer@desk.example\nSubject: Visit\nDear Sir,\nCustomer: Leena Pillai ${phone}\nProperty: Flat No. 4`,
      )
    expect(note('9447 512 386').applicant).toBe('Leena Pillai')
    expect(note('944-751-2386').applicant).toBe('Leena Pillai')
  })
})

describe('names that a line’s end cuts', () => {
  const sheet = (rest: string) =>
    `LOAN APPLICATION FORM

Applicant           Sujata Kamble          Age       41
Co-applicant        Nitin Kamble           Age       44
Title stands in the name of                PLINTH
Sujata Kamble and Nitin                    840
${rest}`
  it('are whole where the paper tells them elsewhere and their end stands below', () => {
    expect(read(sheet('Kamble'), ['property_owner_name'])['property_owner_name']).toBe('Sujata Kamble, Nitin Kamble')
  })
  it('stay as they are where another name follows', () => {
    const list =
      'LOAN APPLICATION FORM\n\nApplicant           Sujata Kamble          Age       41\nRemarks             Sujata Kamble\n                    Nitin Kamble'
    expect(read(list, ['applicant_name'])['applicant_name']).toBe('Sujata Kamble')
  })
  it('stay as they are where nothing of them follows', () => {
    expect(read(sheet('Freehold'), ['property_owner_name'])['property_owner_name']).not.toBe('Sujata Kamble, Nitin Kamble')
  })
})

describe('a label’s last word on a line of its own', () => {
  it('is no value', () => {
    const text = `LOAN APPLICATION SHEET

Name of applicant
Suresh Bhat

Plinth area                              Seller / present owner
840 sq ft                                name
                                         Anitha Shenoy

Tenure of land                           Cost of property
Freehold                                 Rs. 40,00,000`
    expect(read(text, ['applicant_name', 'property_owner_name'])).toEqual({
      applicant_name: 'Suresh Bhat',
      property_owner_name: 'Anitha Shenoy',
    })
  })
})

describe('a list below a numbered heading', () => {
  it('is read over all its cells', () => {
    const text = `LOAN APPLICATION FORM

3   Borrower
Applicant name     Kavita Joshi

4   Enclosures
Sale Deed       Index II       Approved Plan       Tax Receipt`
    expect(read(text, ['list_of_documents'])).toEqual({ list_of_documents: ['Sale Deed', 'Index II', 'Approved Plan', 'Tax Receipt'] })
  })
})

describe('cells of a table of sides in two lines', () => {
  it('go on below where each begins under one of the row above', () => {
    const text = `SALE DEED
SCHEDULE
North              South              East               West
House of Hari      Plot No.           Neighbour’s        Land of Uma
Prasad             14-7               field              Bose

Vendor                                Purchaser`
    expect(read(text, ['boundaries_deed_north', 'boundaries_deed_south', 'boundaries_deed_east', 'boundaries_deed_west'])).toEqual({
      boundaries_deed_north: 'House of Hari Prasad',
      boundaries_deed_south: 'Plot No. 14-7',
      boundaries_deed_east: 'Neighbour’s field',
      boundaries_deed_west: 'Land of Uma Bose',
    })
  })
})

describe('a narrow column that is set to both margins', () => {
  const column = `Rate     :  9.7 %        Security : Flat C-4, First Floor, Rosevil
Margin   :  20 %         Gardens,     Canal     Road,     Hatpara,
Charges  :  nil          Dist. Nadia, West Bengal, at the bridge`
  it('keeps the words of a stretched line together', () => {
    const { rows } = layoutOf({ file: 'a.pdf', sha256: '', pages: [typedPage(column)] })
    expect(rows[1]?.segments.at(-1)?.text).toBe('Gardens, Canal Road, Hatpara,')
  })
  it('leaves a row of cells alone that stand under others', () => {
    const table = `Head        Floor       Use         Area
Ground      First       Second      Third
Shops       Homes       Homes       Homes`
    const { rows, pages } = layoutOf({ file: 'a.pdf', sha256: '', pages: [typedPage(table)] })
    expect(rows.map(({ segments }) => segments.length)).toEqual([4, 4, 4])
    const parts = rows.map(({ segments }) => [...segments])
    expect(withJustifiedCells(parts, pages[0]!, () => parts[0]![0]!)).toEqual(parts)
  })
})

describe('names behind leaders', () => {
  it('go on at the left margin behind a title', () => {
    const receipt = `TAX DEMAND AND RECEIPT

Assessment no.          .7913.
Name of house owner     .Sri Pasupuleti Mohan, Smt.
Pasupuleti Leela.
Occupier                .Madugula Ravi.
Address of house        .House no. 35, Kollipara.`
    expect(read(receipt, ['property_owner_name'])).toEqual({ property_owner_name: 'Pasupuleti Mohan, Pasupuleti Leela' })
  })
})

describe('who asks with due respect', () => {
  it('borrows, and tells his own phone, not his surety’s', () => {
    const letter =
      'Sub : Application for loan against property of Rs. 12,00,000/-\nRespected Sir,\nWith due respect I, Smt. Alka Bhosale W/o Shri. Vilas Bhosale, age 57 yrs, along with my co-applicant Shri. Sachin Bhosale, beg to apply for the above loan. My mobile no. is\n+918526069883. The guarantors are Savita Chavan,\nmob. 7229409829 and Balasaheb Gaikwad.\nYours faithfully,'
    expect(peopleOfText(letter)).toMatchObject({ applicant: 'Alka Bhosale', co: 'Sachin Bhosale', phone: '8526069883' })
  })
})

describe('the sides of the land below a flat', () => {
  const agreement = (flat: string) =>
    valuesOfText(
      `AGREEMENT FOR SALE\nThe Promoter agrees to sell Flat No. 903.\nFIRST SCHEDULE (Project land)\nS. No. 106/3, total 1,764 sq. yards, bounded by : East - Hemant’s land; West - S. No. 394; South - D.P. road; North - layout road.\nSECOND SCHEDULE (The Said Flat)\nFlat No. 903, 9th Floor, Omkar Pride, Nashik, bounded as under :\n${flat}\nIn witness whereof the parties have signed.`,
      { boundaries_deed_east: 0, boundaries_deed_south: 0 },
    )
  it('are not taken where the flat’s own are there, and be they half unread', () => {
    expect(agreement('East : Side margin\nWest : Staircase\nSouth : Wing A\nNorth : Garden')).toEqual({
      boundaries_deed_east: 'Side margin',
      boundaries_deed_south: 'Wing A',
    })
    expect(
      agreement('On or towards East : By Side margin\nOn or towards West : By Staircase\nith : By Wing A\nOn : By Garden'),
    ).not.toMatchObject({
      boundaries_deed_south: 'D.P. road',
    })
  })
})

describe('roles that stand before their parties', () => {
  const agreement = (parties: string) =>
    peopleOfText(
      `SALE AGREEMENT\nAgreement dated 4.5.2023 between ${parties}\nThe sale shall be completed within 3 months. Area 1,200 sq ft.`,
    )
  it.each([
    [
      'First party Lissy Thomas, aged 51 years, W/o. Thomas K. J., home maker, of 21, Kaloor (8589012345) and Second party Binu Mathew, aged 40 years, S/o. Mathew P. and Asha Binu, W/o. Binu Mathew, home maker, of 9, Vyttila (94470 12345).',
      { owner: 'Lissy Thomas', applicant: 'Binu Mathew', co: 'Asha Binu', phone: '9447012345' },
    ],
    [
      'the Vendor Shri Om Prakash Rana S/o Shri Hari Rana and the Vendee Smt. Kiran Devi W/o Shri Anil Kumar.',
      { owner: 'Om Prakash Rana', applicant: 'Kiran Devi' },
    ],
  ])('%s', (parties, people) => {
    expect(agreement(parties)).toEqual(people)
  })
  it('and a firm with its buyers needs none', () => {
    const text =
      'AGREEMENT FOR SALE\nThis Agreement is made on 3 May 2021 between Gokul Infracon, represented by Hitesh Shah, and Shri Dinesh Parmar Pita Shri Kantilal Parmar along with Smt. Rekha Parmar, residing at 22, Vesu.\n1. The apartment has a carpet area of 640 sq. ft.'
    expect(peopleOfText(text)).toMatchObject({ applicant: 'Dinesh Parmar', co: 'Rekha Parmar' })
  })
})

describe('the row of a father or husband', () => {
  it('is none of the names above it', () => {
    const form = `HOUSING LOAN APPLICATION

Personal details         Applicant              Co-applicant
Name in block letters    N. Gowda Shakuntala    ---
Father / Husband         S. Gowda Narsimlu      ---
Age                      35                     ---`
    expect(read(form, ['applicant_name', 'co_applicant_name'])).toEqual({ applicant_name: 'N. Gowda Shakuntala' })
  })
  it('stands below who holds now', () => {
    const order = `MUTATION ORDER

Particulars         Previous entry        New entry
Name of owner       Rekha Shah            Arun Sinha, Nitin Sinha
Father / Husband    Rama Shah             Harish Sinha, Imtiaz Sinha
Annual value        Rs. 3,700             Rs. 13,500`
    expect(read(order, ['property_owner_name'])).toEqual({ property_owner_name: 'Arun Sinha, Nitin Sinha' })
  })
})

describe('who is beside a borrower', () => {
  it('is no house that is called with a title', () => {
    const letter =
      'CHOLA NEST PROPERTIES LLP\nSri. A. Unni, 80, Mullai Avenue, Cherthazham, 688001\nConfirmation of allotment: Flat 9B, 9 Floor,\nSree Padma Flats, Pookkad,\nCherthazham, Kerala, 688054\nWe confirm the allotment of the above apartment.'
    expect(peopleOfText(letter).co).toBeUndefined()
  })
  it('is no addressee of the letter’s later points', () => {
    const letter =
      'SAHAYOG HOUSING FINANCE LTD.\nSANCTION LETTER\nTo: Smt. Rohini Pawar, 238, Sangvi, Nagarpur, 414092.\nWith reference to your application we have sanctioned a Home Loan of Rs. 20,00,000/- on these terms:\n1. Margin: 20 %.\n2. Guarantor: Smt. Vaishali Deshmukh, cell 7888006841.\n3. Inspection once a year at the cost of the borrower.'
    expect(peopleOfText(letter)).toEqual({ applicant: 'Rohini Pawar' })
  })
  it('does not take the borrower’s phone behind the brackets that name him', () => {
    const mail =
      'From: desk@bank.example\nTo: valuer@desk.example\nSubject: Valuation\nDear team,\nKindly value the house for the loan applied by Mr. Arun Bhosale (co-applicant Mrs. Nita Bhosale), ph +91-9347185667, at Site No. 24, Survey No. 9, Main Road, Vidyanagar, Hubballi, Dharwad District and send the report by tomorrow.\nThanks,\nRamesh (7258413141)'
    expect(peopleOfText(mail).phone).toBe('9347185667')
    expect(valuesOfText(mail, { property_address_doc: 0 }).property_address_doc).toBe(
      'Site No. 24, Survey No. 9, Main Road, Vidyanagar, Hubballi, Dharwad District',
    )
  })
  it('gives no phone where the party that it ends sells', () => {
    const receipt =
      'AGREEMENT OF SALE\nMade between Smt. Usha Rani, W/o Sri Mohan, R/o 22, Ashok Nagar, Cell 7404033356 (FIRST PARTY / VENDOR) and Sri Ravi Teja, S/o Sri Rama Rao, R/o 9, Kuvempu Layout, Cell 887xxxxx64 (SECOND PARTY / VENDEE).'
    expect(peopleOfText(receipt).phone).toBeUndefined()
  })
})

describe('a borrower who writes himself', () => {
  const mails = (from: string) =>
    `From: Neha Anand\nDate: 14-Sep-2025\nSubject: RE: visit\nHi Team,\nRevisit required in file no. PR14541171 (LAP, 12 Lacs), cust Hari Prasad Sinha. Legal is with Adv. Seema Nag.\nNeha Anand | Sales Manager | 9763756974\nFrom: ${from} <home88@mail.example>\n> Dear sir, Address - Plot No. 32, Block-A, Sector 12, Noida, (U.P.)\n> registry is in the name of Smt. Uma Sinha\n> My number is 8296835614, caretaker Santosh Bhati 7291876137 will open the lock.`
  it('tells his phone and whose the property is', () => {
    expect(peopleOfText(mails('Hari Prasad Sinha'))).toMatchObject({
      applicant: 'Hari Prasad Sinha',
      owner: 'Uma Sinha',
      phone: '8296835614',
    })
  })
  it('and nobody else’s number is his', () => {
    expect(peopleOfText(mails('Rajat Gulati')).phone).toBeUndefined()
  })
})

describe('parties that an agreement numbers', () => {
  it('give the second one’s phone, whose label is no note’s', () => {
    const text =
      'AGREEMENT\nFIRST PARTY : Pragathi Developers, through Anil Rao, 99, Main Road, Hindupur, 8107393718\nSECOND PARTY : Sri Narasimha Gowda S/o Sri Srinivas Gowda, 42, Balaji Nagar, Hindupur 515098, 95258 39984\nBoth have settled as below :\n1) That first party will construct and sell to second party Flat No. Q-4 on the fourth floor of "Durga Enclave".'
    expect(peopleOfText(text).phone).toBe('9525839984')
  })
})

describe('a sentence that a number’s line parts', () => {
  it('still tells what is asked for', () => {
    const text =
      'APPLICATION FOR HOUSING LOAN\nI, Harpreet Sood son / wife / daughter of Kewal Krishan , aged 45 years, resident of 74, Urban Estate, mobile\n9625957364 , PAN CEVPS4057C , request jointly with my husband a loan of Rs. 71,30,000 under the scheme HL BT + Top Up , to be repaid in 156 months.'
    expect(valuesOfText(text, { loan_type: 0 }).loan_type).toBe('Balance Transfer')
  })
})

describe('a label that ends in a preposition', () => {
  it('stands over the names themselves', () => {
    const text = `LOAN APPLICATION FORM

APPLICANT               CO-APPLICANT
Nirmal Gill             Rupa Gill

PROPERTY IN THE NAME OF                 PLOT AREA (SQ.YDS.)
Nirmal Gill & Rupa Gill                 100`
    expect(read(text, ['property_owner_name'])).toEqual({ property_owner_name: 'Nirmal Gill, Rupa Gill' })
  })
})
