import { describe, expect, it } from 'vitest'
import { valuesTyped } from './typed-paper.ts'

describe('papers of offices and builders laid out in columns', () => {
  it('knows a demand beside the firm that makes it, and parts project and flat', () => {
    const page = `NEELGIRI HABITATS PVT LTD                              DEMAND LETTER
12, Race Course Road, Coimbatore 641018                No. NH/D/88

Name of Allottee          Mr. Suresh Ganapathy
Project / Flat            Silver Oak / 4B
Location                  Trichy Road, Singanallur, Coimbatore 641005
Undivided share           1.02 cents

The 4th floor slab is completed and the instalment below is now due.
For NEELGIRI HABITATS PVT LTD`
    expect(valuesTyped(page, ['developer_name', 'flat', 'final_land_area_uds', 'applicant_name'])).toEqual({
      developer_name: 'Neelgiri Habitats Pvt Ltd',
      flat: '4B',
      final_land_area_uds: '1.02 cents',
      applicant_name: 'Suresh Ganapathy',
    })
  })

  it('takes a khatha certificate for the record that it is', () => {
    const page = `CITY MUNICIPAL COUNCIL, TUMAKURU
KHATHA CERTIFICATE
1   Name of Khathedar          Sri. B. L. Ramesha
2   Location                   5th Cross, Vidyanagar, Tumakuru 572103
3   Checkbandi East            Site No. 44
    West                       Road
    North                      Site No. 12
    South                      Park
Issued on the application of Sri. R. Kiran, for bank purpose.`
    expect(valuesTyped(page, ['property_owner_name', 'applicant_name', 'boundaries_deed_east'])).toEqual({
      property_owner_name: 'B. L. Ramesha',
      boundaries_deed_east: 'Site No. 44',
    })
  })

  it('reads places that stand in one cell behind their labels, over the end of its line', () => {
    const page = `VAIKOM MUNICIPALITY
BUILDING PERMIT
Permission is granted to Smt. Ancy Mathew for a residential building.
1. Survey No.                88/2
2. Revenue details           District: Kottayam. Taluk: Vaikom. Village:~
                             Naduvile
3. Extent of plot            4.05 Ares`
    expect(valuesTyped(page, ['address_as_per_plan'])).toEqual({
      address_as_per_plan: 'Survey No. 88/2, Naduvile, Taluk Vaikom, District Kottayam',
    })
  })

  it('tells the site of a permit of Mumbai from its printed sentence', () => {
    const page = `MUNICIPAL CORPORATION OF GREATER MUMBAI
COMMENCEMENT CERTIFICATE
To, M/s. Prabhat Homes
to erect a building on plot No. -, C.T.S. No. 88/3 Division / Village /
Town Planning Scheme No. MALAD situated at Marve Road Road / Street in
P/N Ward. The Commencement Certificate is granted.`
    expect(valuesTyped(page, ['address_as_per_plan'])).toEqual({
      address_as_per_plan: 'C.T.S. No. 88/3, Village MALAD, Marve Road, P/N Ward',
    })
  })

  it('puts door, street and quarter of a tax receipt together', () => {
    const page = `DINDIGUL CITY MUNICIPAL CORPORATION
PROPERTY TAX RECEIPT
Owner Name     P. MURUGAN            Zone / Ward     2 / 11
Door No        18/4                  Street          Salai Road
Locality       Begampur              Pincode         624002`
    expect(valuesTyped(page, ['property_address_doc', 'pincode'])).toEqual({
      property_address_doc: 'Door No. 18/4, Salai Road, Begampur',
      pincode: '624002',
    })
  })

  it('reads who was entered in a Hindi register, and none that a later entry struck off', () => {
    const bihar = `शुद्धि पत्र (Correction Slip)
दाखिल-खारिज वाद संख्या : 88 / 2021-2022
क्र०      जिसका नाम खारिज हुआ               जमाबंदी सं०    खाता     खेसरा
1        सीताराम राय पिता- धनिक राय           118          12       448
क्र०      जिसका नाम दाखिल हुआ               नई जमाबंदी सं०   पता
1        अनिल साह पिता- गोपी साह              402          ग्राम बेला
2        पूनम देवी पति- अनिल साह`
    expect(valuesTyped(bihar, ['property_owner_name'])).toEqual({ property_owner_name: 'अनिल साह, पूनम देवी' })
    const satara = `गाव नमुना सात (अधिकार अभिलेख पत्रक)
गट क्रमांक व उपविभाग : 44/1
क्षेत्र व आकारणी              खाते क्र. भोगवटादाराचे नांव      क्षेत्र        आकार
अ) लागवड योग्य               118 दत्तू राघू माने             0.30.00      0.90
जिरायत 0.55.00              204 शांता दत्तू माने            0.25.00      0.75
ब) पोटखराब                  [ राघू बाळू माने ]                         (402)`
    expect(valuesTyped(satara, ['property_owner_name'])).toEqual({ property_owner_name: 'दत्तू राघू माने, शांता दत्तू माने' })
  })

  it('takes who intends to buy for the applicant, where a society consents', () => {
    const page = `OM SAI CO-OPERATIVE HOUSING SOCIETY LTD.
NO OBJECTION CERTIFICATE
To, The Manager, Konkan Bank
1. Name of the member               Mr. Vasant Keluskar
2. Share certificate no.            14
3. Name of intending purchaser      Mr. Nilesh Parab
The society has no objection to mortgage of the flat.`
    expect(valuesTyped(page, ['applicant_name', 'property_owner_name'])).toEqual({
      applicant_name: 'Nilesh Parab',
      property_owner_name: 'Vasant Keluskar',
    })
  })
})
