import { describe, expect, it } from 'vitest'
import { valueIn } from '../drafted-paper.ts'

const permit = (lines: string): string => `${lines}\nSir,\nPermission is granted to construct a G+1 residential building.`

/** What a permit refers to is numbered too; its own number stands apart. */
const heads = [
  'No. BL/4893/2019\t07-Jan-2019\nRef: 1) Your application No. 433113 dt. 03.01.2019 2) N.A. order No. 572/SR/2011 3) D.P. remarks.',
  'No. BL/4893/2019\tDate: 07.01.2019\nRead : 1. Application No. 433113 dated 03.01.2019\n2. Order No. 572/SR/2011 dated 04.05.2011',
  'Ref: 1) Your application dt. 03.01.2019 2) Layout order No. 572/SR/2011\nSub: Building permission.\nNo. BL/4893/2019 dated 07/01/2019',
  'No. BL/4893/2019\t07/01/2019\nReference: Your letter No. 572/SR/2018 dated 03.11.2018',
  'No. BL/4893/2019 dt. 7.1.2019\nRef: (i) Proposal No. 44/2018 dt. 01.12.2018 (ii) Permit No. 18/2009 of the first floor',
  'Outward No. BL/4893/2019\tDt. 07-01-2019\nReference - (1) Order No. REV/572/2011 of the Collector (2) Fire NOC No. 88/2018',
  'No. BL/4893/2019 , Dated 07.01.2019\nRef.: a) This office letter No. 11/2018 b) Conversion order No. 572/SR/2011',
  'No. BL/4893/2019\t07 January 2019\nN.A. order No. 572/SR/2011 dated 04.05.2011 is verified.',
  'No. BL/4893/2019\nDate 07/01/2019\nपरवानगी\nसंदर्भ : १) आपला अर्ज क्र. 433113 २) Order No. 572/SR/2011',
  'File No. BL/4893/2019\tDate: 7-1-2019\nPerused: Application No. 433113 and title certificate No. 572/SR/2011',
]

describe('a permit that names other papers before it begins', () => {
  it.each(heads)('%s', (head) => {
    expect(valueIn('permit', permit(head), 'sanction_approval_no')).toBe('BL/4893/2019')
    expect(valueIn('permit', permit(head), 'sanction_number_date')).toBe('07/01/2019')
  })

  it.each([
    'Letter No. 27089/2017/A2\nRef: 1. PPA received in SBC No. 987/2017.\n2. Your remittance vide Receipt No. 880.\n***\nThe Planning Permission Application is approved; plans are numbered as Planning Permission No. B/PP/282/2017.',
    'Letter No. 27089/2017/A2\nRef: 1. PPA received.\n2. Your letter dt. 04.05.2017.\nThe proposal is approved. The plans are numbered as Planning Permission No. B/PP/282/2017.',
    'Letter No. 27089/2017/A2\nRead: 1. Application received.\n-----\nApproved plans bear Planning Permission No. B/PP/282/2017.',
  ])('ends what it refers to where it begins to speak: %s', (text) => {
    expect(valueIn('permit', permit(text), 'sanction_approval_no')).toBe('B/PP/282/2017')
  })

  it('takes no number whose noun ends the line above', () => {
    const site =
      'Permission is hereby granted under section 29(1)(i) of the Act, for the site at Plot No. 54, Kh.\nNo. 71/8, Mansarovar, Gram Amlidih'
    expect(valueIn('permit', permit(site), 'sanction_approval_no')).toBeNull()
  })

  it('keeps its own number behind "Ref."', () => {
    expect(valueIn('permit', permit('Ref. No. BL/4893/2019\t07.01.2019'), 'sanction_approval_no')).toBe('BL/4893/2019')
    expect(valueIn('permit', permit('Ref: BL/4893/2019\tDate: 07.01.2019'), 'sanction_approval_no')).toBe('BL/4893/2019')
  })
})

/** A numbered condition is a statement of its own. */
const zones = [
  '1) As per the sanctioned Development Plan the site is in Residential zone.\n2) No building material shall be stacked on the road.',
  '1. The land falls in residential zone of the Master Plan.\n2. The use of the building shall not be changed.',
  '(1) Land use as per D.P. remarks is residential.\n(2) Any change in the building needs leave.',
  'a) As per CDP the zone is residential. b) Drainage of the building joins the sewer.',
  'i) The site lies in R-1 zone as per Development Plan. ii) Conversion charges are paid for the building.',
  '3) Zone as per Regional Plan: Residential\n4) Material of the building shall be tested.',
  '1) The plot is shown in residential zone in the sanctioned D.P.\n2) Debris from the building is removed daily.',
  '1. Zonal Plan: the land is earmarked for residential use. 2. No commercial use is allowed.',
  '(a) Under the Master Plan 2031 this land is in the residential belt.\n(b) Change of plan needs sanction.',
  '1) As per the Comprehensive Development Plan, site is in Residential (Main) zone.\n2) The building line is kept at 4.5 m from the road.',
]

describe('the zone that a condition of a permit names', () => {
  it.each(zones)('%s', (text) => {
    expect(valueIn('permit', permit(`Permit No. BP/12/2019 dated 07.01.2019\n${text}`), 'usage_as_per_cdp')).toBe('Residential')
  })
})
