import { expect, it } from 'vitest'
import { valuesOfText, valuesTyped } from './typed-paper.ts'

/** Mails, forms and sanction letters as lenders word them; names and numbers are invented. */
const papers: readonly (readonly [what: string, text: string, wanted: Parameters<typeof valuesOfText>[1]])[] = [
  [
    'who joins as co-obligor, told as kin, and what a house that is put up is',
    'To the Valuer\nA term loan of Rs. 20 lac to put up a single storeyed house is asked for by our customer Sri Gobinda Behera. Smt. Mamata Behera, his spouse, joins as co-obligor. Kindly visit the site and value the land.\nBranch Manager',
    { applicant_name: 'Gobinda Behera', co_applicant_name: 'Mamata Behera', loan_type: 'Construction Loan' },
  ],
  [
    'a co-borrower marked so in brackets, and a number of a branch, a year and a count',
    'Sir new case pls do technical\nName - Lokesh Patidar\nWife - Manju Patidar (co)\nCase no UJN 27 2045\nProduct - plot purchase\nCust no 9669 212 004',
    {
      applicant_name: 'Lokesh Patidar',
      co_applicant_name: 'Manju Patidar',
      application_number: 'UJN 27 2045',
      contact_number: '9669212004',
    },
  ],
  [
    'the whole name of whom the subject shortens, who stands beside, and phones by first names',
    'Subject: Valuation file of Mr Nitin Gaikwad\nSir\nFile no. AUR-77120. Nitin Madhav Gaikwad & Swati Nitin Gaikwad. Both teachers.\nHome loan for row house from builder - Sukhada Buildcon.\nNitin - 9766512300. Swati - 9766512301\nKindly visit.',
    {
      applicant_name: 'Nitin Madhav Gaikwad',
      co_applicant_name: 'Swati Nitin Gaikwad',
      contact_number: '9766512300',
      developer_name: 'Sukhada Buildcon',
    },
  ],
  [
    'names in parts under headings, and who owns it',
    'Home Loan Application Summary\nAbout you\nFirst name\tMeera\nLast name\tSodhi\nMobile\t98880 11034\nCo-applicant details\nFirst name\tKaran\nLast name\tSodhi\nProperty\nWho owns it?\tKaran Sodhi\nLoan\nLoan purpose\tPurchase of house',
    { applicant_name: 'Meera Sodhi', co_applicant_name: 'Karan Sodhi', property_owner_name: 'Karan Sodhi' },
  ],
  [
    'what a board has approved, for what and to whom',
    'WYNAD URBAN BANK\nRef: WUB/SAN/12\nSri. T. K. Rahim\nChola House, Meppadi\n\nDear Member,\nSub: Your application No. HL/2027/0811\nWe are glad to inform that the Board has approved a Housing Loan of Rs 12,00,000/- in favour of you jointly with your wife Smt. Sajna K. for construction of a house.\nRate of interest 9 %',
    { applicant_name: 'T. K. Rahim', co_applicant_name: 'Sajna K.', loan_type: 'Construction Loan' },
  ],
  [
    'a sanction in Hindi',
    'जनपद सहकारी बैंक\nदिनांक: 11.02.2027\nप्रति,\nश्री मोहनलाल साहू\nविषय: गृह ऋण स्वीकृति पत्र\nमहोदय,\nआपके आवेदन क्रमांक JSB-2027-118 के संदर्भ में आपको तथा सह-आवेदक श्रीमती गीता साहू को भवन निर्माण हेतु रुपये 5,00,000/- का ऋण स्वीकृत किया जाता है:\nब्याज दर: 11%',
    {
      applicant_name: 'मोहनलाल साहू',
      co_applicant_name: 'गीता साहू',
      application_number: 'JSB-2027-118',
      loan_type: 'Construction Loan',
    },
  ],
  [
    'who joins the loan, a loan taken over by the bank that asks, and an owner by the surname',
    'Dear Sir\nMrs. Nandita Guharoy has requested us for finance of Rs 12 lakhs against her flat, which is to be taken over by us from Sundar Bank. Her son Rono Guharoy is joining the loan. Kindly value the flat.\nThe flat is in the sole name of Mrs. Guharoy.',
    {
      applicant_name: 'Nandita Guharoy',
      co_applicant_name: 'Rono Guharoy',
      loan_type: 'Balance Transfer',
      property_owner_name: 'Nandita Guharoy',
    },
  ],
  [
    'who has asked for a loan for repairs, in Hindi in Latin letters',
    'Sewa mein\nMahoday,\nHamari shakha ke khatedar Shri Shiv Kumar Dubey putra Shri Ram Dubey, niwasi Mohalla Kot ne makan marammat hetu rin ka avedan kiya hai. Kripya makan ka mulyankan karen.\nShakha Prabandhak',
    { applicant_name: 'Shiv Kumar Dubey', loan_type: 'Home Improvement Loan' },
  ],
  [
    'what a branch asks in questions',
    'HOME LOAN REQUEST\nWho is borrowing? Mrs. Padma Raman\nIs anyone joining with you? Yes, my husband, Mr. K. Raman\nWhere is the flat? 7, Third Street, Gandhi Nagar, Srirangam, Tiruchirappalli 620006\nIn whose name is the deed? Mrs. Padma Raman',
    {
      applicant_name: 'Padma Raman',
      co_applicant_name: 'K. Raman',
      property_owner_name: 'Padma Raman',
      property_address_doc: '7, Third Street, Gandhi Nagar, Srirangam, Tiruchirappalli',
    },
  ],
  [
    'whom a mail congratulates on a loan',
    'Subject: Your loan is approved - Application HL-91-20127\n\nDear Ramya Shenoy,\nWe are delighted to tell you that your Plot Loan has been approved. Co-applicant: Arjun Shenoy.\nApproved amount: Rs 9 lakh for 10 years\nTeam Loans',
    { applicant_name: 'Ramya Shenoy', co_applicant_name: 'Arjun Shenoy', application_number: 'HL-91-20127', loan_type: 'Plot Loan' },
  ],
  [
    'building on a plot in short words',
    'Pls do technical for Ramesh Suthar\nFile JDH/2210. Home loan - constn on own plot. 1500 sq ft.',
    { applicant_name: 'Ramesh Suthar', loan_type: 'Construction Loan' },
  ],
  [
    'with whom the title is, what the parties mean to do, and no neighbour for an owner',
    'Sub: HL proposal of Sri Raghav Naidu - kindly value\nThe parties want to construct a G+1 RCC building over there.\nThe title is with Sri Raghav Naidu only.\nLandlord of adjacent house : Kurian Thomas',
    { applicant_name: 'Raghav Naidu', loan_type: 'Construction Loan', property_owner_name: 'Raghav Naidu' },
  ],
  [
    'nobody for the owner where a mail names a neighbour alone',
    'Please get technical done\nLAN  : TVM-0049921\nCust : Sajan Varkey\nLandlord of adjoining house : Thomas Kurian',
    { applicant_name: 'Sajan Varkey', property_owner_name: null },
  ],
  [
    'what the joint member owns, and a patta in a name',
    'SANCTION INTIMATION\nMember No. 4471 : Sri. Shivappa Biradar\nJoint member : Smt. Laxmi Biradar\nThe Loan Committee has sanctioned Rs. 12,00,000 as House Construction Loan to you on mortgage of plot no. 16 owned by the joint member.',
    { property_owner_name: 'Laxmi Biradar' },
  ],
  [
    'in whose name the patta is',
    'Loan Application No : UMH/27/00992\nCustomer Details\nName : S. Pappathi\nPatta in name of : S. Pappathi\nProduct : Home repair loan',
    { applicant_name: 'S. Pappathi', property_owner_name: 'S. Pappathi' },
  ],
  [
    'who builds at a label for the project too',
    'Kindly visit\nLead no: CIT-88123\nCustomer: Pallavi Dhote\nBuilder/project: Wardha Shelters - "Lily Crest"',
    { developer_name: 'Wardha Shelters' },
  ],
  [
    'the one line that is an address in a mail without labels',
    'Dear Sir\nPlease get technical done for the BT case\nCust : Sajan Varkey\nHouse at TC 11/442, Pattom, Thiruvananthapuram 695004\nRegards\nSruthy\nNo. 4, MG Road, Kochi 682011',
    { property_address_doc: 'TC 11/442, Pattom, Thiruvananthapuram', pincode: '695004' },
  ],
  [
    'a flat that a line of a note begins with',
    'Kindly visit today\nCust: Zainab Lokhandwala\nHL 42L\n504 Saifee Heights, Nr Ring Rd, Surat 395002\nApp id 55-00981-27',
    { flat: '504', property_address_doc: '504 Saifee Heights, Nr Ring Rd, Surat', pincode: '395002' },
  ],
  [
    'where the collateral lies by its number alone, and copies in brackets',
    'Dear Sir\nWe are sending a set of xerox copies (link deed, EC, approved plan) of the site. The collateral offered is land and building of 4,000 sq ft at No. 7, Salem Main Road, Bhavani, Erode 638301. Kindly value it.',
    {
      property_address_doc: 'No. 7, Salem Main Road, Bhavani, Erode',
      pincode: '638301',
      list_of_documents: ['link deed', 'EC', 'approved plan'],
    },
  ],
]

it.each(papers)('reads %s', (_, text, wanted) => {
  expect(valuesOfText(text, wanted)).toEqual(wanted)
})

it('keeps two numbers apart that stand below one another, each beside its own label', () => {
  const letter = [
    'LETTER OF SANCTION',
    'Offer No.           KHF-OFF-1121             Offer date        02.02.2027',
    'Proposal No.        KHF/PAT/0044             Validity          90 days',
    'Borrower            Ramesh Kumar',
    'Facility            Home loan',
  ].join('\n')
  expect(valuesTyped(letter, ['application_number'])).toEqual({ application_number: 'KHF/PAT/0044' })
})
