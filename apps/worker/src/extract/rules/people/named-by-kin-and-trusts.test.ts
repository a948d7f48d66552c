import { describe, expect, it } from 'vitest'
import { valuesOfText, valuesTyped } from '../typed-paper.ts'

describe('owners told by kin, trusts, and tables of offices', () => {
  it('reads whose land it is that stands in the name of the husband who joins the loan', () => {
    const wanted = { applicant_name: 'Chokila Bhutia', co_applicant_name: 'Pema Bhutia', property_owner_name: 'Pema Bhutia' }
    expect(
      valuesOfText(
        `To the Branch Manager, Kanchan State Co-operative Bank, Gangtok
Respected Sir,
I, Smt. Chokila Bhutia, would like to apply for a house building loan jointly with my husband Shri Pema Bhutia
on our land at Ranipool covered by Parcha No. 118, which stands in my husband's name.`,
        wanted,
      ),
    ).toEqual(wanted)
  })

  it('reads the owner as per the papers behind the kin of the borrower', () => {
    const wanted = { applicant_name: 'Bashir Ahmad Lone', property_owner_name: 'Ghulam Rasool Lone' }
    expect(
      valuesOfText(
        `Borrower: Bashir Ahmad Lone
LAN LP88123
prop - single storey house at Pampore
Owner as per documents is his father Ghulam Rasool Lone`,
        wanted,
      ),
    ).toEqual(wanted)
  })

  it('reads a trust that sells, and a buyer behind two names of his side', () => {
    const wanted = { property_owner_name: 'Shri Vagad Seva Trust', applicant_name: 'Ketankumar Navinchandra Raval' }
    expect(
      valuesOfText(
        `AGREEMENT TO SELL
This agreement made at Bhuj on 14-06-2022 between:
Shri Vagad Seva Trust, a registered charitable trust, through its trustee Mavjibhai Gada, hereinafter called "the First Party - Vendor";
AND
Ketankumar Navinchandra Raval, adult, residing at Mirzapar Road, Bhuj, hereinafter called "the Second Party - Purchaser".`,
        wanted,
      ),
    ).toEqual(wanted)
  })

  it('ends a table of owners at who filed it', () => {
    expect(
      valuesTyped(
        `MUNICIPAL CORPORATION - PROPERTY TAX RETURN
Name of Owner(s)      Father/Husband Name    Share %
Noor Alam Ansari      Mohd. Alam Ansari      50
Zeenat Noor           Noor Alam Ansari       50
Filed by              Prem Nath (Consultant)
Amount paid           Rs. 2,204`,
        ['property_owner_name'],
      ),
    ).toEqual({ property_owner_name: 'Noor Alam Ansari, Zeenat Noor' })
  })

  it('reads a table whose head has run together with the column of numbers', () => {
    const wanted = { property_owner_name: 'K M Shivanna, Puttamma' }
    expect(
      valuesOfText(
        `TOWN PANCHAYAT - KHATA EXTRACT
Owner details
Sl.No  Owner Name        Relation        Relation Name
1      ಶ್ರೀ / Sri K M Shivanna      S/o        Mallappa
2      Smt. Puttamma     W/o        K M Shivanna
Previous owner: Mallappa`,
        wanted,
      ),
    ).toEqual(wanted)
  })
})
