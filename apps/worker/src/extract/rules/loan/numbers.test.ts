import { describe, expect, it } from 'vitest'
import type { PaperKind } from '../../kinds/paper-kind.ts'
import { loanOf } from '../loan.ts'
import { valuesBy } from '../written-paper.ts'

type Case = readonly [line: string, number: string | undefined]

const subjects: readonly Case[] = [
  ['Technical initiation || LAP/PUN/0012345 || RAVI KUMAR', 'LAP/PUN/0012345'],
  ['Valuation required - Ravi Kumar - HL00012345678', 'HL00012345678'],
  ['Valuation request (Lead: 88231145)', '88231145'],
  ['Fwd: LAN - 4010024567 - Ravi Kumar - Technical', '4010024567'],
  ['Technical visit_APPL-00045621_Ravi Kumar', 'APPL-00045621'],
  ['URN 2209117788 // Valuation // Ravi Kumar', '2209117788'],
  ['Initiate valuation [Ref: SHF/NOI/2024/1187]', 'SHF/NOI/2024/1187'],
  ['Technical for LOS ID 7781234, Ravi Kumar, Pune', '7781234'],
  ['TECHNICAL INITIATION_RAVI KUMAR_LOS-0098123_PUNE', 'LOS-0098123'],
  ['Valuation Request | Application No: 30045678912 | Ravi Kumar', '30045678912'],
  ['Request for valuation - File no 2231/HL/24', '2231/HL/24'],
  ['Re: Case ID: 552918 Ravi Kumar technical', '552918'],
  ['Property visit - Prospect No. 1001234567', '1001234567'],
  ['Technical report required : Loan A/c No. 612345678901', '612345678901'],
  ['Valuation - Ravi Kumar (RLMS 2024-00981)', '2024-00981'],
  ['Technical initiation - Proposal 45/2023-24/HSG', '45/2023-24/HSG'],
  ['Technical Request_Ravi Kumar', undefined],
  ['No objection for mortgage of Flat B-402, S. No. 246/9, Baner', undefined],
  ['Valuation of Plot 60, Survey No. 1351/8, Bicholi', undefined],
  ['Visit to C.T.S. No. 1144/22, Moshi', undefined],
  ['Visit to Kh. No. 1105/4, Bhayli', undefined],
  ['Valuation of flat no 402, Rose Apartment for Ravi Kumar', undefined],
]
const mails: readonly Case[] = [
  ['Pls arrange valuation for the composite loan of Sri. Ravi Kumar (HLAPP008440403)', 'HLAPP008440403'],
  ['Lead ID - 99812345', '99812345'],
  ['LAN : LNPUN00HL00123', 'LNPUN00HL00123'],
  ['Loan Ref. No.: HFC/24/00871', 'HFC/24/00871'],
  ['Our ref: 4471/MUM/HL', '4471/MUM/HL'],
  ['App ID 2300456', '2300456'],
  ['Appln. No. HDB-22-10987', 'HDB-22-10987'],
  ['LOS No 8891023 of Ravi Kumar is to be valued.', '8891023'],
  ['Kindly initiate technical for the below case: ARN 20240098765', '20240098765'],
  ['Loan Account Number: 3210045678', '3210045678'],
  ['Customer ID: 778812', undefined],
  ['Booking No. BK-22981', undefined],
  ['File Number : MCL/98/2024', 'MCL/98/2024'],
  ['Login no. 10029381', '10029381'],
  ['Unique Reference Number (URN): 55120098', '55120098'],
  ['CRM Lead No. = L-0098765', 'L-0098765'],
  ['Loan Application Ref : 7812-99812', '7812-99812'],
  ['Application Form No. 001267', '001267'],
  ['Deal No: D0045678', 'D0045678'],
  ['Enquiry No. 4451290', '4451290'],
  ['Opportunity ID: OPP-11290', 'OPP-11290'],
  ['Proposal Number 9912/24-25', '9912/24-25'],
  ['Mobile: 9812345670', undefined],
  ['Sale deed no. 4412 of 2019', undefined],
  ['Sanctioned plan no. BP/1123/2018', undefined],
  ['PAN ABCPK1234F', undefined],
]
const forms: readonly Case[] = [
  ['Application Form No.: 0045612', '0045612'],
  ['Loan Account / File No.\tSHF-99812', 'SHF-99812'],
  ['Form No. 778123\tDate 12/03/2024', '778123'],
  ['LOS No.\t23-889123', '23-889123'],
  ['Sourcing Application ID: 67812340', '67812340'],
  ['Lead No.\t4456123\tBranch\tPune', '4456123'],
  ['Application Serial No. 44190', '44190'],
  ['App. No. : SH/PNQ/24/0091', 'SH/PNQ/24/0091'],
  ['(For office use) File No: P-0098', 'P-0098'],
  ['Proposal No.\t88/24', '88/24'],
]
const letters: readonly Case[] = [
  ['Sanction against your application no. H- 425/505764', 'H-425/505764'],
  ['Sanction against your application no. H-425/505764', 'H-425/505764'],
  ['With reference to your application no. P- 5057641 we write', 'P-5057641'],
  ['Ref: SHF/HL/2024/00123', 'SHF/HL/2024/00123'],
  ['Ref. No.: ADV/HSG/441', 'ADV/HSG/441'],
  ['Loan Ref: 78120045', '78120045'],
  ['File No. 445612', '445612'],
  ['Our Ref : RACPC/PUN/2023-24/778', 'RACPC/PUN/2023-24/778'],
  ['Application ID : HL-2024-889123', 'HL-2024-889123'],
  ['Application Reference Number 00981234', '00981234'],
  ['Letter No. BR/ADV/19', undefined],
  ['LAN: 0012HL00098123', '0012HL00098123'],
  ['Sanction Ref No: SL/2024/9981', 'SL/2024/9981'],
]

const numberIn = (text: string, kind: PaperKind): unknown => valuesBy(loanOf, text, kind)['application_number']

describe('numbers of a lender', () => {
  it.each(subjects)('reads the subject "%s"', (subject, number) => {
    expect(numberIn(`Subject: ${subject}\n\nDear Sir,\nKindly visit.`, 'mail')).toBe(number)
  })

  it.each(mails)('reads "%s" in a mail', (line, number) => {
    expect(numberIn(`Subject: Valuation of property\n\nDear Sir,\nKindly visit.\n${line}\nRegards`, 'mail')).toBe(number)
  })

  it.each(forms)('reads "%s" in a form', (line, number) => {
    expect(numberIn(`LOAN APPLICATION FORM\n${line}\nName of Applicant\tRAVI KUMAR`, 'form')).toBe(number)
  })

  it.each(letters)('reads "%s" in a letter', (line, number) => {
    expect(numberIn(`SUMERU HOUSING FINANCE LTD\nDate: 12/03/2024\n${line}\nTo, Mr. Ravi Kumar`, 'loan_letter')).toBe(number)
  })

  it('takes no number of a municipality', () => {
    expect(numberIn('File No. 2231/TP/24\nApplication No. 99812', 'sanction')).toBeUndefined()
  })
})
