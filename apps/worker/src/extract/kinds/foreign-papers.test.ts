import { describe, expect, it } from 'vitest'
import { readTextFile } from '../../ocr/text-file.ts'
import { layoutOf } from '../layout/layout.ts'
import { isForeignPaper } from './foreign-papers.ts'

const isForeign = (text: string): boolean =>
  isForeignPaper(layoutOf({ file: 'paper.txt', sha256: '', pages: [readTextFile(new TextEncoder().encode(text), 'paper.txt')] }))

describe('a paper of the person alone', () => {
  it.each([
    ['a pay slip', 'INFOSPAN LTD\nPay Slip for August 2024\nBasic\t62,000\tPF\t7,440\nHRA\t31,000\nNet Pay\t99,560'],
    [
      "a bank's statement",
      'STATEMENT OF ACCOUNT\nIFSC SBIN0000926\nDate\tParticulars\tWithdrawals\tDeposits\tBalance\n1 Aug\tNEFT\t\t48,200\t71,455',
    ],
    ['a tax return', 'INDIAN INCOME TAX RETURN ACKNOWLEDGEMENT\nAssessment Year 2024-25\nPAN ABCPK1234L\nGross total income 8,40,000'],
    ["a shop's bill", 'Tax Invoice No 1184\nGSTIN 37ABCDE1184F1Z5\nDescription\tQty\tRate\tAmount\nCement\t200\t380\t76,000'],
    ["a vehicle's policy", 'Two Wheeler Policy Schedule\nInsured Name Karthik\nVehicle No. KA05HQ1184\nTotal Premium 1,844'],
    ['an identity card', 'Government of India\nRakesh Kumar Yadav\nDOB: 12/04/1985\nMale\n4411 8844 2210'],
    ['a PAN card', "INCOME TAX DEPARTMENT   GOVT. OF INDIA\nPermanent Account Number Card\nRAKESH KUMAR\nFather's Name RAM LAKHAN"],
    [
      'a tax registration',
      'Form GST REG-06\nRegistration Certificate\nLegal Name SHREE BALAJI\nConstitution of Business Proprietorship\nShop 4, Latur 413512',
    ],
    ['a credit report', 'CIBIL CREDIT INFORMATION REPORT\nScore 744\nEnquiries 3\nOverdue 0'],
    ['a school certificate', 'TRANSFER CERTIFICATE\nName of pupil: Harsimran Kaur\nDate of birth: 12.08.2008\nClass last studied: X'],
  ])('is %s', (_, text) => {
    expect(isForeign(text)).toBe(true)
  })

  it.each([
    [
      "a builder's account of a flat",
      'STATEMENT OF ACCOUNT\nAllottee: Asha Rao\nUnit No. B-1104\nDate\tParticulars\tDebit\tCredit\tBalance\nIFSC HDFC0000001',
    ],
    [
      "a lender's account of its loan",
      'Home Loan Account Statement\nCo-borrower SEEMA MORE\nDate\tParticulars\tDebit\tCredit\tBalance\nIFSC HDFC0000001',
    ],
    ["a builder's invoice", 'TAX INVOICE\nGSTIN 27ABCDE1184F1Z5\nInstalment on completion of slab, carpet area 60 sq m\nRate\tCGST'],
    [
      "a lender's letter that asks for pay slips",
      'SANCTION LETTER\nPlease bring pay slips and Form 16.\nBasic rate 8.5%, gross loan 20,00,000',
    ],
    [
      'a deed that names identity cards',
      'SALE DEED\nbetween Rakesh, Aadhaar 4411 8844 2210, date of birth 12/04/1985, and Suresh, the vendor',
    ],
  ])('is not %s', (_, text) => {
    expect(isForeign(text)).toBe(false)
  })
})
