import type { Fact, SpokenPaper } from './paper.ts'
import { oneLine } from './words.ts'

/** A bank's mail that asks for a valuation. */
export const bankMail: SpokenPaper = {
  write: (property, voice) => {
    const { applicant, coApplicant, bank, address, pin, seller, dates } = property
    const facts: Fact[] = [
      [voice.say(`Applicant|Customer Name|Name of the borrower|APPLICANT NAME|Borrower|Main applicant|Cust name`), voice.called(applicant)],
      ...(coApplicant
        ? [
            [
              voice.say(`Co-applicant|Co-Applicant Name|Name of the co-borrower|CO APPLICANT|Co-borrower|Second applicant|Co-app`),
              voice.called(coApplicant),
            ] as Fact,
          ]
        : []),
      [voice.say(`Application No.|Application Number|Loan file No.|LEAD ID|Case No.|Proposal No.|LOS No`), bank.applicationNumber],
      [voice.say(`Mobile|Contact No.|Mobile number of the borrower|MOBILE NO|Phone|Contact number|Mob`), voice.mobile(applicant.mobile)],
      [voice.say('Type of loan|Product|Nature of loan|LOAN TYPE|Loan|Purpose of loan|Product type'), bank.loan],
      [
        voice.say(`Property address|Address of property|Address of the property to be valued|PROPERTY ADDRESS|Site address|
          Property situated at|Prop add`),
        `${address} ${voice.pin(pin)}`,
      ],
      [voice.say(`Owner|Property owner|Title holder|OWNER NAME|Name of owner|Present owner|Seller/owner`), voice.called(seller)],
    ]
    return {
      title: voice.say(`Valuation request|Technical initiation|Request for valuation of property|VALUATION REQUEST|Technical visit|
          Property valuation|Tech request`),
      blocks: [
        {
          is: 'text',
          text: oneLine(`From:
            ${bank.officer.name.toLowerCase().replace(/\s+/g, '.')}@${bank.name.toLowerCase().replace(/[^a-z]/g, '')}.example`),
        },
        { is: 'text', text: `Sent: ${voice.date(dates.letter)}` },
        {
          is: 'text',
          text: oneLine(`${voice.say('Subject|Subject|Sub|SUBJECT|Sub|Subject|Subject')}:
            ${voice.say(`Valuation of property|Technical appraisal|Kindly conduct valuation|TECHNICAL REQUEST|Valuation required|
            Request for technical report|Tech initiation`)}
            - ${applicant.name}`),
        },
        { is: 'text', text: voice.say('Dear Sir,|Dear Team,|Respected Sir,|Dear Vendor,|Sir,|Dear Partner,|Hi,') },
        {
          is: 'text',
          text: voice.say(`Kindly arrange valuation of the under mentioned property.|
            Please initiate the technical for the below case.|
            You are requested to visit the property detailed hereunder and submit your report.|
            Please find details of the case for technical appraisal.|
            Please depute your engineer for the following property.|
            We request you to carry out the valuation of this property and share the report in two days.|
            Pls conduct valuation asap.`),
        },
        { is: 'facts', facts },
        {
          is: 'text',
          text: voice.say(`Please call the customer before the visit.|Fee will be paid as per agreed terms.|
            The report may kindly be sent to this office.|TAT 48 HRS|Report in duplicate please.|
            Do call us for any query.|Report by EOD tomorrow.`),
        },
        {
          is: 'signature',
          lines: [
            voice.say(`Regards,|Thanks and regards,|Yours faithfully,|REGARDS|Thanking you,|Warm regards,|Rgds`),
            bank.officer.name,
            `${bank.name}, ${bank.branch}`,
            `${property.town} ${bank.pin}`,
            `Office ${bank.officer.mobile}`,
          ],
        },
      ],
      truth: {
        fields: {
          applicant_name: applicant.name,
          ...(coApplicant ? { co_applicant_name: coApplicant.name } : {}),
          application_number: bank.applicationNumber,
          contact_number: applicant.mobile,
          loan_type: bank.loan,
          property_address_doc: address,
          pincode: pin,
          property_owner_name: seller.name,
        },
        optional: property.isFlat ? { flat: [property.unit], developer_name: [property.developer] } : { flat: [property.unit] },
      },
    }
  },
}
