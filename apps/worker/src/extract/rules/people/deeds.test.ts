import { describe, expect, it } from 'vitest'
import { readTextFile } from '../../../ocr/text-file.ts'
import { extractFields } from '../../extract-fields.ts'

type Wanted = { owner?: string; applicant?: string; co?: string; developer?: string }

const peopleOfText = (text: string): Wanted => {
  const found = extractFields([{ file: 'paper.txt', sha256: '', pages: [readTextFile(new TextEncoder().encode(text), 'paper.txt')] }], [])
  const value = (key: string) => found[key]?.value as string | undefined
  const all = {
    owner: value('property_owner_name'),
    applicant: value('applicant_name'),
    co: value('co_applicant_name'),
    developer: value('developer_name'),
  }
  return Object.fromEntries(Object.entries(all).filter(([, one]) => one !== undefined))
}

/** Openings of deeds by which the buyer, lessee or donee owns; names are invented. */
const deeds: readonly (readonly [string, string, string])[] = [
  [
    'one and other part',
    `SALE DEED\nThis Deed of Sale is made at Pune on this 4th day of May 2018 BETWEEN Shri Anil Vasant Kulkarni, Age 52 years, Occupation Service, residing at Flat No. 4, Sneh Apartments, Kothrud, Pune hereinafter referred to as "THE VENDOR" (which expression shall unless it be repugnant to the context or meaning thereof mean and include his heirs, executors and administrators) of the ONE PART AND 1) Shri Mahesh Raghunath Pawar, Age 41 years, Occupation Business and 2) Sou. Vaishali Mahesh Pawar, Age 36 years, both residing at 12, Karve Road, Pune hereinafter jointly referred to as "THE PURCHASERS" of the OTHER PART.`,
    'Mahesh Raghunath Pawar, Vaishali Mahesh Pawar',
  ],
  [
    'first party and second party',
    `SALE DEED\nThis sale deed is executed at Delhi on 12.03.2019 by Sh. Harbans Lal Chawla S/o Late Sh. Des Raj Chawla R/o WZ-45, Tilak Nagar, New Delhi-110018 (hereinafter called the FIRST PARTY/VENDOR) in favour of Smt. Kusum Lata W/o Sh. Rakesh Bhatia R/o RZ-12, Palam Colony, New Delhi (hereinafter called the SECOND PARTY/VENDEE).`,
    'Kusum Lata',
  ],
  [
    'southern initials',
    `DEED OF ABSOLUTE SALE\nTHIS DEED OF ABSOLUTE SALE executed at Chennai on this the 9th day of June 2016 by\nMr. K. R. VENKATESAN, son of Late K. Ramanathan, Hindu, aged about 61 years, residing at No. 7, Kamarajar Salai, Chennai - 600 078 hereinafter called the "SELLER"\nTO AND IN FAVOUR OF\nMrs. G. PADMAVATHY, wife of Mr. S. Gopalakrishnan, Hindu, aged about 44 years, residing at No. 3/2, Bharathiyar Street, Chennai - 600 088 hereinafter called the "PURCHASER".`,
    'G. Padmavathy',
  ],
  [
    'dotted roles at the end of lines',
    `SALE DEED\nThis Deed of Absolute Sale is made and executed on this 21st day of August 2015, at Bengaluru\nBY\nSri. MUNIYAPPA,\nS/o Late Hanumappa,\nAged about 65 years,\nResiding at Hoodi Village, Bengaluru.\n.......... VENDOR\nIN FAVOUR OF\nSmt. SHOBHA RANI N.,\nW/o Sri. Narasimha Murthy,\nAged about 38 years,\nResiding at No. 14, 2nd Main, Vijayanagar, Bengaluru.\n.......... PURCHASER`,
    'Shobha Rani N.',
  ],
  [
    'executant and claimant',
    `SALE DEED\nThis Sale Deed is executed on 3rd November 2017 by\nSri Tadepalli Venkata Subba Rao, S/o Sri Tadepalli Ramaiah, aged 58 years, R/o D.No. 4-12, Tenali (hereinafter called the EXECUTANT)\nin favour of\nSmt. Bommidi Sujatha, W/o Sri Bommidi Prasad, aged 35 years, R/o D.No. 9-1, Guntur (hereinafter called the CLAIMANT).`,
    'Bommidi Sujatha',
  ],
  [
    'headings above the parties',
    `SALE DEED\nVENDOR:\nSmt. Rukmini Bai W/o Late Shri Chhaganlal Sahu, R/o Raipur\nPURCHASERS:\n1. Shri Deepak Sahu S/o Shri Kamlesh Sahu, R/o Durg\n2. Smt. Neelam Sahu W/o Shri Deepak Sahu, R/o Durg\nThe vendor sells the plot described below.`,
    'Deepak Sahu, Neelam Sahu',
  ],
  [
    'a guardian acts for a minor',
    `GIFT DEED\nThis Deed of Gift is made on 02/02/2020 between Smt. Kamla Devi W/o Late Shri Bhagwan Das, aged 70 years, R/o Alwar (hereinafter called the DONOR) and Master Aarav Khandelwal (minor) through his father and natural guardian Shri Nitin Khandelwal, R/o Alwar (hereinafter called the DONEE).`,
    'Aarav Khandelwal',
  ],
  [
    'a holder of a power of attorney sells',
    `SALE DEED\nThis deed is made between Sh. Gurcharan Singh S/o Sh. Kartar Singh through his General Power of Attorney holder Sh. Satnam Singh S/o Sh. Ajit Singh, R/o Mohali, hereinafter called the Vendor and Sh. Jagjit Singh Dhillon S/o Sh. Mohinder Singh, R/o Kharar, hereinafter called the Vendee.`,
    'Jagjit Singh Dhillon',
  ],
  [
    'Muslim names with an alias of the seller',
    `DEED OF CONVEYANCE\nTHIS INDENTURE made on 11th July 2014 BETWEEN MD. SALIM ANSARI alias SALIM, son of Late Md. Yakub Ansari, by faith Muslim, by occupation Business, residing at 4, Topsia Road, Kolkata - 700039, hereinafter called the "VENDOR" of the ONE PART AND MRS. SHABNAM BEGUM, wife of Md. Javed Alam, by faith Muslim, residing at 22/1, Tiljala Lane, Kolkata - 700039, hereinafter called the "PURCHASER" of the OTHER PART.`,
    'Shabnam Begum',
  ],
  [
    'Christian names',
    `SALE DEED\nThis deed is executed on 5 Jan 2013 by Mr. Lawrence Anthony D'Souza, son of Mr. Joseph D'Souza, residing at Bandra, Mumbai ("Transferor") in favour of Ms. Maria Fernandes, daughter of Mr. Peter Fernandes, residing at Vasai ("Transferee").`,
    'Maria Fernandes',
  ],
  [
    'three buyers',
    `SALE DEED\nbetween Shri Babulal Jat S/o Shri Ramu Jat, R/o Sikar, called the seller in this deed, and Shri Suresh Saini S/o Shri Mangilal Saini, Shri Naresh Saini S/o Shri Mangilal Saini and Smt. Sharda Saini W/o Shri Suresh Saini, all R/o Jhunjhunu, called the buyers in this deed.`,
    'Suresh Saini, Naresh Saini, Sharda Saini',
  ],
  [
    'a firm buys',
    `SALE DEED\nThis deed is made between Shri Om Prakash Taneja S/o Shri Jagdish Taneja, R/o Rohtak, hereinafter called the Vendor, and M/s Shree Balaji Enterprises, a partnership firm having its office at Hisar through its partner Shri Vinod Mittal S/o Shri R.K. Mittal, hereinafter called the Vendee.`,
    'M/s Shree Balaji Enterprises',
  ],
  [
    'heirs of the dead sell',
    `SALE DEED\nThis deed is executed by Late Shri Ghasi Ram through his legal heirs (1) Smt. Phooli Devi W/o Late Shri Ghasi Ram (2) Shri Mukesh S/o Late Shri Ghasi Ram, R/o Tonk, hereinafter called the Sellers in favour of Shri Hemraj Gurjar S/o Shri Kalyan Gurjar, R/o Tonk, hereinafter called the Buyer.`,
    'Hemraj Gurjar',
  ],
  [
    'the authority leases',
    `PERPETUAL LEASE DEED\nThis indenture made the 6th day of May 1992 between the President of India hereinafter called the Lessor of the one part and Shri Jaswant Rai Malhotra S/o Shri Diwan Chand Malhotra hereinafter called the Lessee of the other part.`,
    'Jaswant Rai Malhotra',
  ],
  [
    'the trust gives on lease',
    `LEASE DEED (PATTA)\nThe Urban Improvement Trust, Bhilwara hereby gives on lease to Smt. Sajjan Kanwar, wife of Shri Bhanwar Singh Rathore, resident of Bhilwara, the residential plot No. 45 for ninety nine years.`,
    'Sajjan Kanwar',
  ],
  [
    'names broken over lines in capitals',
    `SALE DEED\nTHIS SALE DEED IS MADE ON 12.12.2012 BETWEEN SHRI RAJENDRA PRASAD\nGUPTA SON OF LATE SHRI MUNNA LAL GUPTA RESIDENT OF 112/3 SWAROOP\nNAGAR KANPUR HEREINAFTER CALLED THE SELLER AND SHRIMATI SAROJ\nKUMARI WIFE OF SHRI PREM NARAYAN DIXIT RESIDENT OF 7 GOVIND NAGAR\nKANPUR HEREINAFTER CALLED THE PURCHASER.`,
    'Saroj Kumari',
  ],
  [
    'OCR slips in S/o',
    `SALE DEED\nThis deed is made between Sh. Dharam Pal S/0 Sh. Ram Kishan R/0 Karnal hereinafter called the Vendor and Sh. Sandeep Malik Slo Sh. Ranbir Malik R/o Panipat hereinafter called the Vendee.`,
    'Sandeep Malik',
  ],
  [
    'a family holding',
    `SALE DEED\nbetween Shri Kantilal Shah S/o Shri Chunilal Shah, R/o Surat ("Vendor") and Shri Hasmukh Shah HUF through its Karta Shri Hasmukh Shah, R/o Surat ("Vendee").`,
    'Hasmukh Shah HUF',
  ],
  [
    'release among heirs',
    `DEED OF PARTITION AND TRANSFER\nbetween Shri Ashok Tiwari S/o Late Shri R.N. Tiwari, R/o Rewa, hereinafter called the RELEASOR and Shri Alok Tiwari S/o Late Shri R.N. Tiwari, R/o Rewa, hereinafter called the RELEASEE.`,
    'Alok Tiwari',
  ],
  [
    'no title at all',
    `SALE DEED\nDeed dated 3/4/2011 by Bharat Bhushan S/o Milap Chand, 55 yrs, Ambala, the seller, in favour of Ritu Sharma W/o Vivek Sharma, 33 yrs, 12 Model Town, Ambala, the buyer.`,
    'Ritu Sharma',
  ],
  [
    'Hindi',
    `विक्रय पत्र\nयह विक्रय पत्र श्री गोविन्द राम पुत्र श्री हरि राम निवासी अजमेर (विक्रेता) द्वारा श्रीमती कमला देवी पत्नी श्री मोहन लाल निवासी किशनगढ़ (क्रेता) के पक्ष में लिखा गया।`,
    'कमला देवी',
  ],
  [
    'both scripts',
    `विक्रय पत्र / SALE DEED\nश्रीमती अंजलि भट्ट (ANJALI BHATT) पत्नी श्री तुषार भट्ट, आयु ४९ वर्ष, निवासी 69, Rajendra Nagar, जिन्हें आगे विक्रेता / Seller (प्रथम पक्ष) कहा गया है;\nश्रीमती स्नेहा दत्ता (SNEHA DUTTA) पुत्री श्री उमेश दत्ता, निवासी 62, Lotus Gardens तथा श्रीमती मीरा दत्ता (MEERA DUTTA) पत्नी श्री रामकृष्ण दत्ता, निवासी 237, Kaveri Layout, जिन्हें आगे क्रेता / Purchaser (द्वितीय पक्ष) कहा गया है।`,
    'Sneha Dutta, Meera Dutta',
  ],
  [
    'dash before the party',
    `SALE DEED\nSELLER - Shri Lokesh Verma, son of Shri D.P. Verma, Indore; in favour of:\nBUYER - Dr. Anita Rao, daughter of Shri M. S. Rao, Indore.`,
    'Anita Rao',
  ],
  [
    'known as',
    `SALE DEED\nThis deed is between Mr. Thomas Kurian, S/o Mr. K. C. Kurian, Kottayam, hereinafter known as the VENDOR and Mrs. Annamma Varghese, W/o Mr. Varghese Mathew, Pala, hereinafter known as the VENDEE.`,
    'Annamma Varghese',
  ],
  [
    'party of the first part',
    `SALE DEED\nMr. Rohan Das, S/o Mr. Bimal Das, Guwahati, Party of the First Part and Mrs. Rina Kalita, W/o Mr. Jiten Kalita, Guwahati, Party of the Second Part.`,
    'Rina Kalita',
  ],
  [
    'both sides sign the foot of each page',
    `SALE DEED\nToday this deed is written by: SELLER - Shri Hemraj Meena, son of Shri Kajod Meena, age 55, living at 12, Gandhi Road, Tonk; in\nfavour of:\nBUYER - Smt. Lalita Rathi, wife of Shri Manoj Rathi, age 37, living at 4, Station Road, Tonk.\n(Seller)\t(Buyer)\nThe seller hereby sells Plot No. 9 to the buyer for Rs. 9,00,000, which he has received by bank transfer in two parts. Possession of the open plot is given today. From now on she and her heirs may use it, build on it, or sell it.\nThe land has been diverted for residential use and is held in full ownership. There is no building, tree, well or tube-well on the plot.\n(Seller)\t(Buyer)`,
    'Lalita Rathi',
  ],
]

/** Agreements: the buyers apply, the sellers own. */
const agreements: readonly (readonly [string, string, Wanted])[] = [
  [
    'two each',
    `AGREEMENT TO SELL\nThis Agreement to Sell is made between (1) Sh. Vijay Arora S/o Sh. K.L. Arora and (2) Smt. Sunita Arora W/o Sh. Vijay Arora, both R/o Faridabad hereinafter called the First Party and (1) Mr. Kunal Sethi S/o Mr. Rajan Sethi and (2) Mrs. Pooja Sethi W/o Mr. Kunal Sethi, both R/o Gurugram hereinafter called the Second Party.`,
    { owner: 'Vijay Arora, Sunita Arora', applicant: 'Kunal Sethi', co: 'Pooja Sethi' },
  ],
  [
    'intending purchaser',
    `AGREEMENT FOR SALE\nBETWEEN Mrs. Leela Nair, wife of Mr. P. K. Nair, residing at Thrissur, hereinafter referred to as the "Owner/Seller" AND Mr. Vishnu Prasad, son of Mr. Raghavan, residing at Kochi, hereinafter referred to as the "Intending Purchaser".`,
    { owner: 'Leela Nair', applicant: 'Vishnu Prasad' },
  ],
  [
    'advance received',
    `BAYANA / AGREEMENT TO SELL\nI, Ram Avtar S/o Sh. Chiranji Lal R/o Village Badli (Seller) have agreed to sell my house to Sh. Dinesh Yadav S/o Sh. Ratan Singh R/o Bahadurgarh (Purchaser).`,
    { owner: 'Ram Avtar', applicant: 'Dinesh Yadav' },
  ],
  [
    'promoter and allottees',
    `AGREEMENT FOR SALE\nThis Agreement is made on 1st March 2021 by and between Shreeji Infraspace LLP, a limited liability partnership having its office at Vadodara (hereinafter referred to as the "Promoter") AND Mr. Chirag Patel (PAN ABCPP1234K) aged 34 and Mrs. Nisha Patel aged 32, residing at Anand (hereinafter referred to as the "Allottee(s)") for Flat No. B-402.`,
    { developer: 'Shreeji Infraspace LLP', applicant: 'Chirag Patel', co: 'Nisha Patel' },
  ],
  [
    'flat buyer',
    `FLAT BUYER'S AGREEMENT\nThis agreement is made between M/s Omega Buildcon Pvt. Ltd., a company incorporated under the Companies Act, 1956, through its authorised signatory Mr. Sanjay Gulati (the "Company/Developer") and Mr. Arjun Mehta S/o Mr. Suresh Mehta, R/o Noida (the "Buyer") for Flat No. 1203.`,
    { developer: 'M/s Omega Buildcon Pvt. Ltd', applicant: 'Arjun Mehta' },
  ],
]

describe('parties of deeds', () => {
  it.each(deeds)('finds the owner: %s', (_name, text, owner) => {
    expect(peopleOfText(text).owner).toBe(owner)
  })

  it.each(agreements)('finds buyers and sellers: %s', (_name, text, wanted) => {
    expect(peopleOfText(text)).toMatchObject(wanted)
  })
})
