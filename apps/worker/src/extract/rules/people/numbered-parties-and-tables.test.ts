import { describe, expect, it } from 'vitest'
import { valuesOfText, valuesTyped } from '../typed-paper.ts'

describe('parties by number, and tables of both sides', () => {
  it('reads parties that are numbered before their names and called behind a hyphen', () => {
    const wanted = {
      applicant_name: 'Ganpat Ram Kulhari',
      co_applicant_name: 'Rohit Kulhari',
      developer_name: 'Shekhawati Nest Developers',
    }
    expect(
      valuesOfText(
        `FLAT BUYER AGREEMENT
Executed on 11th March 2024 at Sikar by and between:
Party No. 1: SHEKHAWATI NEST DEVELOPERS (a partnership firm) through partner Shri Kailash Surolia, Station Road, Sikar - Promoter
Party No. 2: Shri Ganpat Ram Kulhari S/o Shri Hema Ram Kulhari, R/o Village Dhod; and his son Shri Rohit Kulhari - Allottees
Party No. 3: Shri Bhoor Singh S/o Shri Sawai Singh - Confirming party (landowner)
Flat No. 12 in "Shekhawati Prime", Sikar.`,
        wanted,
      ),
    ).toEqual(wanted)
  })

  it('takes the table of the claimants, whose cells may take two lines, and not that of the executants', () => {
    expect(
      valuesTyped(
        `SALE DEED
Details of Executants
Sl   Name                    Relation                 Age   Address
1    BOYA NARSIMHULU         S/o Boya Pentaiah        61    Turkapally
2    BOYA LAXMI              W/o Boya Narsimhulu      55    Turkapally
Details of Claimants
Sl   Name                    Relation                 Age   Address
1    SYED ISMAIL QUADRI      S/o Syed Mohammed        41    Attapur
                             Quadri
2    TAHERA BEGUM            W/o Syed Ismail          36    Attapur
                             Quadri
Plot No. 71, Sy. No. 12, Turkapally Village, 150 Sq. Yards`,
        ['property_owner_name'],
      ),
    ).toEqual({ property_owner_name: 'Syed Ismail Quadri, Tahera Begum' })
  })

  it('reads whose land it is on which a house stands', () => {
    const wanted = { applicant_name: 'Sandhya Rani Hembram', property_owner_name: 'Kanai Hembram' }
    expect(
      valuesOfText(
        `Gramin Home Loan Application
Applicant's Name (as in Aadhaar): SANDHYA RANI HEMBRAM
House to be repaired stands on land of: KANAI HEMBRAM (father in law)`,
        wanted,
      ),
    ).toEqual(wanted)
  })

  it('reads the owner of a certificate of a gram panchayat in Hindi', () => {
    const wanted = { property_owner_name: 'रमेश सिंह रावत' }
    expect(
      valuesOfText(
        `ग्राम पंचायत भोगपुर
अनापत्ति प्रमाण पत्र
प्रमाणित किया जाता है कि श्री रमेश सिंह रावत पुत्र स्व० श्री गोपाल सिंह रावत, निवासी भोगपुर, के स्वामित्व की भूमि पर बने भवन को बैंक में बन्धक रखने में कोई आपत्ति नहीं है।
ग्राम प्रधान (श्रीमती कमला नेगी)`,
        wanted,
      ),
    ).toEqual(wanted)
  })
})
