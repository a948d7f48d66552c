import { describe, expect, it } from 'vitest'
import { contactOf } from '../contact.ts'
import { developerOf } from '../developer.ts'
import { peopleOf } from '../people.ts'
import { valuesBy } from '../written-paper.ts'

const search = (rows: string): string =>
  `STATEMENT OF ENCUMBRANCE ON PROPERTY\nSri Guda Laxman Rao having searched for acts on the property below:\nS.No.\tDate\tNature of deed\tExecutant (EX) and Claimant (CL)\tDoc No.\n${rows}\nSearch made by: Pulluri Narsimha.`

describe('certificates of encumbrances', () => {
  it.each([
    [
      'the latest of two sales, listed first',
      search(
        '1\t07-12-2015\tSale Deed\tEX: Guda Swapna\t7108/2015\n\t\tValue Rs. 1,69,000\tCL: Mekala Mamatha\n\t\t\tCL: Mekala Mallesham\n2\t14-02-2007\tSale Deed\tEX: Guda Raju\t6578/2007\n\t\tValue Rs. 67,000\tCL: Guda Swapna',
      ),
      'Mekala Mamatha, Mekala Mallesham',
    ],
    [
      'the latest of two sales, listed last',
      search(
        '1\t14-02-2007\tSale Deed\tEX: Guda Raju\t6578/2007\n\t\tValue Rs. 67,000\tCL: Guda Swapna\n2\t07-12-2015\tGift Deed\tEX: Guda Swapna\t7108/2015\n\t\tValue Rs. 1,69,000\tCL: Mekala Mamatha',
      ),
      'Mekala Mamatha',
    ],
    [
      'nobody who lent on it later',
      search(
        '1\t14-02-2007\tSale Deed\tEX: Guda Raju\t6578/2007\n\t\tValue Rs. 67,000\tCL: Guda Swapna\n2\t07-12-2015\tMortgage\tEX: Guda Swapna\t7108/2015\n\t\tValue Rs. 1,69,000\tCL: Kaveri Grameena Bank',
      ),
      'Guda Swapna',
    ],
    [
      'numbered sides',
      search('1\t14-02-2007\tSale Deed\t1.(EX) Guda Raju\t6578/2007\n\t\tValue Rs. 67,000\t2.(CL) Guda Swapna\n\t\t\t3.(CL) Guda Ramesh'),
      'Guda Swapna, Guda Ramesh',
    ],
    [
      'the latest claimants of a table whose cells are parted by bars, with months by name',
      'CERTIFICATE OF ENCUMBRANCE ON PROPERTY\nSr\tDoc No\tDate of Exec\tNature\tExecutant(s)\tClaimant(s)\tVol/Page\n1\t3321/2001\t12-Jun-2001\tConveyance (sale)\t1. M. Perumal\t1. R. Jayalakshmi\t-\nConsideration Rs 2,72,250/-\tMarket value Rs. 2,90,400\n2\t1180/2022\t21-Feb-2022\tConveyance\t1. R. Jayalakshmi\t1. S. Karthikeyan 2. K. Meenakshi\t-\nConsideration Rs. 98,00,000',
      'S. Karthikeyan, K. Meenakshi',
    ],
    [
      'nobody where the acts bear no days',
      search('1\tx\tSale\tEX: A Rao\t1\n\t\tv\tCL: B Rao\n2\tx\tSale\tEX: C Rao\t2\n\t\tv\tCL: D Rao'),
      undefined,
    ],
  ])('tell %s', (_, text, owner) => {
    expect(valuesBy(peopleOf, text).property_owner_name).toBe(owner)
  })
})

describe('parties behind leaders and with two names of their side', () => {
  const agreement = (first: string, second: string): string =>
    `AGREEMENT FOR SALE\nThis deed of agreement is executed on 26 January 2014 at Gorakhpur by and between:\n1. Shri Birendra Prasad Paswan, S/o Shri Ram Babu Paswan, R/o 19, Rajendra Path, Mob. 9158184495\n...... ${first}\n2. Smt. Phoolmati Devi, W/o Shri Birendra Yadav and Shri Santosh Yadav, S/o Shri Bhola Yadav, R/o 119, Purani Basti, Mob. +91\n8244816799 ...... ${second}\n1. Whereas the First Party has agreed to sell Flat No. B-401 to the Second Party.`
  it.each([
    ['FIRST PARTY / VENDOR', 'SECOND PARTY / VENDEE'],
    ['VENDOR / FIRST PARTY', 'VENDEE / SECOND PARTY'],
    ['FIRST PARTY (SELLER)', 'SECOND PARTY (PURCHASER)'],
    ['VENDOR', 'VENDEE'],
    ['the FIRST PARTY', 'the SECOND PARTY'],
  ])('%s sells to %s', (first, second) => {
    expect(valuesBy(peopleOf, agreement(first, second), 'agreement_to_sell')).toEqual({
      property_owner_name: 'Birendra Prasad Paswan',
      applicant_name: 'Phoolmati Devi',
      co_applicant_name: 'Santosh Yadav',
    })
    expect(valuesBy(contactOf, agreement(first, second), 'agreement_to_sell').contact_number).toBe('8244816799')
  })

  const threeSided = (land: string, builder: string, buyer: string): string =>
    `AGREEMENT FOR SALE OF FLAT\nTHIS AGREEMENT is made on the 17th day of August, 2015 at Motipur between Shri Ranjeet Yadav, S/o Shri Birendra Yadav, resident of 16, Civil Lines, Motipur (${land}), Shivnath Infra Developers, having its office at Purani Basti, Motipur, through Shri Kamlesh Alam (${builder}) and Shri Md.\nShahid Netam, S/o Shri Santosh Netam and Smt. Kiran Netam, W/o Shri Dharmendra Netam, resident of 68, Rajendra Path, Motipur (${buyer}).\n1. The Purchaser shall purchase Flat No. 302.`
  it.each([
    ['LAND OWNER / FIRST PART', 'DEVELOPER / SECOND PART', 'PURCHASER / THIRD PART'],
    ['LAND OWNER', 'DEVELOPER', 'PURCHASER'],
    ['LAND OWNER / FIRST PARTY', 'DEVELOPER / SECOND PARTY', 'PURCHASER / THIRD PARTY'],
    ['FIRST PARTY / LAND OWNER', 'SECOND PARTY / DEVELOPER', 'THIRD PARTY / PURCHASER'],
    ['LAND OWNER, FIRST PARTY', 'BUILDER, SECOND PARTY', 'ALLOTTEE, THIRD PARTY'],
  ])('%s, %s and %s', (land, builder, buyer) => {
    const text = threeSided(land, builder, buyer)
    expect(valuesBy(peopleOf, text, 'agreement_to_sell')).toEqual({ applicant_name: 'Md. Shahid Netam', co_applicant_name: 'Kiran Netam' })
    expect(valuesBy(developerOf, text, 'agreement_to_sell').developer_name).toBe('Shivnath Infra Developers')
  })
})

describe('parties of a numbered list', () => {
  it('are called at the ends of lines that may run on', () => {
    const text =
      'AGREEMENT FOR SALE\n1. Shri Mohan Rai S/o Ram Rai, R/o Gaya ------- First Party\n2. M/s Shivnath Infra Developers through Shri K Alam ------- Second Party / Developer\n3. Smt. Sita Rai W/o Hari Rai ------ Third Party / Purchaser\nThe flat no 12 is sold.'
    expect(valuesBy(peopleOf, text, 'agreement_to_sell')).toEqual({ applicant_name: 'Sita Rai' })
    expect(valuesBy(developerOf, text, 'agreement_to_sell').developer_name).toBe('M/s Shivnath Infra Developers')
  })
})

describe('people of short papers', () => {
  it.each([
    [
      'Sub: Valuation of the property offered for takeover of housing loan by Smt.\nPhoolmati Devi and Shri Md. Shahid Alam.',
      'Phoolmati Devi',
    ],
    ['We forward the application by Shri Ram Babu Alam for a housing loan.', 'Ram Babu Alam'],
    ['Our loan offer is open till Monday.', undefined],
    ['The loan by Maa Tara Bank is closed.', undefined],
  ])('%j borrows: %j', (text, name) => {
    expect(valuesBy(peopleOf, text, 'mail').applicant_name).toBe(name)
  })

  it('certified in possession of land own it', () => {
    const text = (who: string) =>
      `LAND POSSESSION CERTIFICATE\nOffice of the Circle Officer\nCertified that the land below is in possession of ${who}.\nKhata 12`
    const owners = (who: string) => valuesBy(peopleOf, text(who), 'mutation').property_owner_name
    expect(owners('Shri Md. Aslam and Smt. Rukhsana Khatoon')).toBe('Md. Aslam, Rukhsana Khatoon')
    expect(owners('the tenant')).toBeUndefined()
  })

  it('have the phone whose label says that it is the applicant’s', () => {
    const form =
      'APPLICATION FOR LOAN\nName of applicant\tMD. SHAHID NETAM\nMob. No. of applicant\t9811122233\nName of co-applicant\tKIRAN NETAM\nMob. No.\t9811122299'
    expect(valuesBy(contactOf, form, 'form').contact_number).toBe('9811122233')
  })

  it.each(['handed over today to', 'handed over on 3rd March to', 'delivered this day to'])(
    'possession %s gives whose phone it is',
    (to) => {
      const text = `GODAVARI AVENUES LLP\nPOSSESSION CERTIFICATE\nDated 03/03/2024\nThis is to certify that possession of Flat No. D-304, Karimpet, has been ${to} Smt. Mekala Padmavathi, W/o Mekala Ramesh, resident of 54, Teachers Colony, Mob. 07132047153, who is satisfied.\nElectric service\t6298458465\tKeys\t3\nHanded over by Guda Swapna, 7768738787\tTaken over by Mekala Padmavathi`
      expect(valuesBy(contactOf, text, 'possession').contact_number).toBe('7132047153')
      const without = text.replace('Mob. 07132047153, ', '')
      expect(valuesBy(contactOf, without, 'possession').contact_number).toBeUndefined()
    },
  )

  it.each(['Vendor / Developer', 'Seller-cum-Builder', 'Vendor / Promoter'])('at %j stands who builds', (label) => {
    const text = `AGREEMENT OF SALE CUM CONSTRUCTION\n${label}\tMaa Sharda Construction, rep. by Surendra Jha\nPurchaser\tSmt. Rekha Verma`
    expect(valuesBy(developerOf, text, 'agreement_to_sell').developer_name).toBe('Maa Sharda Construction')
  })
})
